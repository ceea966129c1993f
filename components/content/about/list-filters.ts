import type { DistrictType } from '@/lib/schemas/districts'
import type { UnitGroup } from '@/lib/schemas/units'

/** Filters of the address of the list of units. */
export interface UnitFilters {
  query: string
  group: UnitGroup | null
}
export type UnitsHref = (filters: UnitFilters) => string

export const districtViews = ['daftar', 'kisi'] as const
/** The list as a table or as cards. */
export type DistrictView = (typeof districtViews)[number]
export const defaultDistrictView: DistrictView = 'daftar'
export const isDistrictView = (value: unknown): value is DistrictView =>
  districtViews.some((view) => view === value)

/** Filters of the address of the list of regencies and cities. */
export interface DistrictFilters {
  query: string
  type: DistrictType | null
  view: DistrictView
}
export type DistrictsHref = (filters: DistrictFilters) => string
