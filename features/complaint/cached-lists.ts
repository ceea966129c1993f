import { z } from 'zod'
import { pageLocale } from '@/lib/i18n/page-locale'
import { area, areaDepth, provinceCode, type Area } from '@/lib/schemas/areas'
import type { Choice } from '@/lib/schemas/complaints'
import { browserStore, listOfTheDay } from './day-cache'
import { listAreas, listCategories, listSubcategories } from './queries'

const choices = z.array(z.object({ id: z.string(), name: z.string() }))
const areas = z.array(area)

/** Categories in a language, fetched once a day. @throws ApiFailure */
export const categoriesOfTheDay = (locale: string, signal?: AbortSignal): Promise<Choice[]> =>
  listOfTheDay(browserStore(), `complaint-categories-${locale}`, choices, () =>
    listCategories(signal),
  )

/** Sub-categories in the language of the page, fetched once a day for each category. @throws ApiFailure */
export const subcategoriesOfTheDay = (
  categoryId: string,
  signal?: AbortSignal,
): Promise<Choice[]> =>
  listOfTheDay(
    browserStore(),
    `complaint-subcategories-${pageLocale()}-${categoryId}`,
    choices,
    () => listSubcategories(categoryId, signal),
  )

/** Regencies and cities in a language, fetched once a day. @throws ApiFailure */
export const citiesOfTheDay = (locale: string, signal?: AbortSignal): Promise<Area[]> =>
  listOfTheDay(browserStore(), `complaint-cities-${locale}`, areas, () =>
    listAreas(areaDepth.city, provinceCode, signal),
  )

const areasOfTheDay = (depth: number, parent: string, signal?: AbortSignal): Promise<Area[]> =>
  listOfTheDay(browserStore(), `complaint-areas-${pageLocale()}-${parent}`, areas, () =>
    listAreas(depth, parent, signal),
  )

/** Districts of a regency or city, fetched once a day. @throws ApiFailure */
export const districtsOfTheDay = (city: string, signal?: AbortSignal) =>
  areasOfTheDay(areaDepth.district, city, signal)

/** Villages of a district, fetched once a day. @throws ApiFailure */
export const villagesOfTheDay = (district: string, signal?: AbortSignal) =>
  areasOfTheDay(areaDepth.village, district, signal)
