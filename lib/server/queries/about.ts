import 'server-only'
import type { Locale } from '@/lib/i18n/locales'
import type { DistrictQuery } from '@/lib/schemas/districts'
import { perPageMax } from '@/lib/schemas/list'
import type { UnitQuery } from '@/lib/schemas/units'
import { cachedPortal } from './cached-portal'

/** All matching regencies and cities on one page: there are 27. */
export const listDistricts = async (query: Partial<DistrictQuery>, locale: Locale) =>
  (await cachedPortal.districts.list({ per_page: perPageMax, ...query }, locale)).data

/** All matching units on one page: there are fewer than a hundred. */
export const listUnits = async (query: Partial<UnitQuery>, locale: Locale) =>
  (await cachedPortal.units.list({ per_page: perPageMax, ...query }, locale)).data
