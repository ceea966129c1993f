import { itemId } from '@/lib/schemas/item-id'
import { programThemes } from '@/lib/schemas/programs'
import { type AddressFilters, listAddress } from '../list-address'
import { choiceParam, parsedParam } from '../params'
import { aboutPaths } from '../paths'

/** The featured programmes. */
export const programAddress = listAddress(aboutPaths.programs, {
  theme: choiceParam('tema', programThemes, null),
  /** The opened programme. */
  openId: parsedParam('id', itemId),
})
export type ProgramFilters = AddressFilters<typeof programAddress>

/** Fragment of an opened programme. */
export const programAnchor = (id: number) => `program-${id}`

/** The address with these filters; the browser goes to the opened programme. */
export function programHref(filters: Partial<ProgramFilters>): string {
  const { openId = null } = filters
  return `${programAddress.href(filters)}${openId === null ? '' : `#${programAnchor(openId)}`}`
}
