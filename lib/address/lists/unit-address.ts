import { unitGroups } from '@/lib/schemas/units'
import { type AddressFilters, listAddress } from '../list-address'
import { choiceParam, queryParam } from '../params'
import { aboutPaths } from '../paths'

/** The list of units. */
export const unitAddress = listAddress(aboutPaths.units, {
  query: queryParam,
  group: choiceParam('kelompok', unitGroups, null),
})
export type UnitFilters = AddressFilters<typeof unitAddress>
