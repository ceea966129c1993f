import { matterGroups } from '@/lib/schemas/matters'
import { officeLevels } from '@/lib/schemas/offices'
import { type AddressFilters, listAddress } from '../list-address'
import { choiceParam, pageParam, queryParam } from '../params'

/** Whose matter is it. */
export const matterAddress = listAddress('/urusan', {
  query: queryParam,
  group: choiceParam('bidang', matterGroups, null),
  level: choiceParam('tingkat', officeLevels, null),
  page: pageParam,
})
export type MatterFilters = AddressFilters<typeof matterAddress>
