import { z } from 'zod'
import { area, areaDepth, provinceCode, type Area } from '@/lib/schemas/areas'
import type { Choice } from '@/lib/schemas/complaints'
import { browserStore, listOfTheDay } from './day-cache'
import { listAreas, listCategories } from './queries'

const choices = z.array(z.object({ id: z.string(), name: z.string() }))

/** Categories in a language, fetched once a day. @throws ApiFailure */
export const categoriesOfTheDay = (locale: string, signal: AbortSignal): Promise<Choice[]> =>
  listOfTheDay(browserStore(), `complaint-categories-${locale}`, choices, () => listCategories(signal))

/** Regencies and cities in a language, fetched once a day. @throws ApiFailure */
export const citiesOfTheDay = (locale: string, signal: AbortSignal): Promise<Area[]> =>
  listOfTheDay(browserStore(), `complaint-cities-${locale}`, z.array(area), () => listAreas(areaDepth.city, provinceCode, signal))
