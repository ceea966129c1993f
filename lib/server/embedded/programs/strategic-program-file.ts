import { z } from 'zod'
import { strategicImages } from '@/lib/schemas/programs'

const texts = z.strictObject({
  title: z.string().trim().min(1).max(80),
  description: z.string().trim().min(1).max(200),
  /** Figures with the words that say what and of when they are. */
  facts: z
    .array(
      z.strictObject({
        label: z.string().trim().min(1).max(40),
        value: z.string().trim().min(1).max(24),
      }),
    )
    .max(2),
})

/** `strategic-programs/<key>.json` of a content folder; shown while the flag `strategicProgramPreview` is on. */
export const strategicProgramFile = z.strictObject({
  id: z.number().int().positive(),
  position: z.number().int().positive(),
  image: z.enum(strategicImages),
  /** A page of the portal or an address with `https`. */
  link: z.union([z.string().startsWith('/'), z.url({ protocol: /^https$/ })]),
  indonesian: texts,
  /** null while nobody has translated it. */
  english: texts.nullable(),
  /** Where the facts come from, for the next editor. */
  source: z.string().trim().min(1).max(200),
})
export type StrategicProgramFile = z.output<typeof strategicProgramFile>
