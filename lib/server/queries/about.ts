import 'server-only'
import { cache } from 'react'
import type { Locale } from '@/lib/i18n/locales'
import type { AboutKey } from '@/lib/schemas/about'
import type { DistrictQuery } from '@/lib/schemas/districts'
import { perPageMax } from '@/lib/schemas/list'
import type { UnitQuery } from '@/lib/schemas/units'
import { portal } from '@/lib/server/portal'

/** A text about the province; shared by a page and its metadata. null when the installation does not have it. */
export const getAboutText = cache(async <K extends AboutKey>(key: K, locale: Locale) =>
  (await portal()).about.text(key, locale),
)

/** All matching regencies and cities on one page: there are 27. */
export const listDistricts = async (query: Partial<DistrictQuery>, locale: Locale) =>
  (await (await portal()).districts.list({ per_page: perPageMax, ...query }, locale)).data

/** All matching units on one page: there are fewer than a hundred. */
export const listUnits = async (query: Partial<UnitQuery>, locale: Locale) =>
  (await (await portal()).units.list({ per_page: perPageMax, ...query }, locale)).data
