import { type AddressFilters, listAddress } from '@/lib/address/list-address'
import { choiceParam, queryParam } from '@/lib/address/params'
import { districtTypes } from '@/lib/schemas/districts'
import { unitGroups } from '@/lib/schemas/units'
import { aboutPaths } from './about-pages'

/** The list of units. */
export const unitAddress = listAddress(aboutPaths.units, {
  query: queryParam,
  group: choiceParam('kelompok', unitGroups, null),
})
export type UnitFilters = AddressFilters<typeof unitAddress>

/** The list as a table or as cards. */
export const districtViews = ['daftar', 'kisi'] as const

/** The list of regencies and cities. */
export const districtAddress = listAddress(aboutPaths.districts, {
  query: queryParam,
  type: choiceParam('jenis', districtTypes, null),
  view: choiceParam('tampilan', districtViews, 'daftar'),
})
export type DistrictFilters = AddressFilters<typeof districtAddress>
