import { districtTypes } from '@/lib/schemas/districts'
import { type AddressFilters, listAddress } from '../list-address'
import { choiceParam, queryParam } from '../params'
import { aboutPaths } from '../paths'

/** The list as a table or as cards. */
export const districtViews = ['daftar', 'kisi'] as const

/** The list of regencies and cities. */
export const districtAddress = listAddress(aboutPaths.districts, {
  query: queryParam,
  type: choiceParam('jenis', districtTypes, null),
  view: choiceParam('tampilan', districtViews, 'daftar'),
})
export type DistrictFilters = AddressFilters<typeof districtAddress>
