import { z } from 'zod'
import { awardCategories } from '@/lib/schemas/awards'

const texts = z.strictObject({
  title: z.string().trim().min(1).max(200),
  /** Who gave the award or recorded the result. */
  appreciator: z.string().trim().min(1).max(150),
  description: z.string().trim().min(1).max(400),
})

/** `awards/<key>.json` of a content folder: an achievement of the province. */
export const awardFile = z.strictObject({
  id: z.number().int().positive(),
  category: z.enum(awardCategories),
  year: z.number().int().min(1945).max(2100),
  logo: z.string().startsWith('/').nullable(),
  indonesian: texts,
  /** null while nobody has translated it. */
  english: texts.nullable(),
  /** Where it was reported, so that the next editor can check it; after a comma the day or month, `Liputan6, 2024-10-14`. */
  source: z.string().trim().min(1).max(150),
  updated_at: z.iso.date(),
})
export type AwardFile = z.output<typeof awardFile>
