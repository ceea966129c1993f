import { z } from 'zod'
import { ringsOf } from './rings'

/**
 * `public/data/regency-outlines.json`: the indicative borders of the 27 regencies and cities; near them they can be some hundred metres
 * off.
 */
export const outlineFile = z.array(
  z.object({ code: z.string(), name: z.string(), path: z.unknown().transform(ringsOf) }),
)
export type Outline = z.output<typeof outlineFile>[number]

const villageCode = /^(\d{2}\.\d{2})\.\d{2}\.\d{4}$/

/** Code of a village's regency, which names its file; null for an invalid village code. */
export const regencyCodeOf = (village: string): string | null =>
  villageCode.exec(village)?.[1] ?? null

/** `public/data/village-centroids/*.json`: village code → latitude and longitude of its centre. */
export const centroidFile = z.record(
  z.string().regex(villageCode),
  z.tuple([z.number(), z.number()]),
)
export type VillageCentres = z.output<typeof centroidFile>
