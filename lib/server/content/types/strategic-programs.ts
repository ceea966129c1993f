import { z } from 'zod'
import { slugOf } from '@/lib/fold'
import { strategicImages } from '@/lib/schemas/programs'
import type { ContentType } from '../content-type'
import { httpsAddress, itemId, listPosition } from '../fields'

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
const strategicProgramFile = z.strictObject({
  id: itemId,
  position: listPosition,
  image: z.enum(strategicImages),
  /** A page of the portal or an address with `https`. */
  link: z.union([z.string().startsWith('/'), httpsAddress]),
  indonesian: texts,
  /** null while nobody has translated it. */
  english: texts.nullable(),
  /** Where the facts come from, for the next editor. */
  source: z.string().trim().min(1).max(200),
})
export type StrategicProgramFile = z.output<typeof strategicProgramFile>

/** Strategic programmes; their port is the one of the programmes. */
export const strategicPrograms: ContentType<StrategicProgramFile, StrategicProgramFile> = {
  kind: 'strategic-programs',
  form: 'list',
  file: strategicProgramFile,
  slug: ({ id, indonesian }) => slugOf(indonesian.title, id),
  keys: ({ position, indonesian, english }) => ({
    position,
    sortTitle: { id: indonesian.title, en: (english ?? indonesian).title },
    words: [],
  }),
}
