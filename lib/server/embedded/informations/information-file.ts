import { z } from 'zod'
import { informationCategories, informationKinds } from '@/lib/schemas/informations'

const texts = z.strictObject({
  title: z.string().trim().min(1).max(255),
  excerpt: z.string().trim().min(1).max(255),
  /** Markdown, one entry for each paragraph, heading or list. */
  content: z.array(z.string().trim().min(1)).min(1),
})

/** `informations/<key>.json` of a content folder. */
export const informationFile = z.strictObject({
  id: z.number().int().positive(),
  kind: z.enum(informationKinds),
  category: z.enum(informationCategories),
  image: z.string().startsWith('/').nullable(),
  author: z.string().trim().min(1).max(100),
  /** First and last day on which it is shown, in Jakarta. */
  show_date: z.iso.date(),
  end_date: z.iso.date().nullable(),
  updated_at: z.iso.date(),
  indonesian: texts,
  /** null while nobody has translated it. */
  english: texts.nullable(),
})
export type InformationFile = z.output<typeof informationFile>
