import { z } from 'zod'
import { slugOf } from '@/lib/fold'
import { strategicImages, strategicProgram } from '@/lib/schemas/programs'
import { type ContentType, translated } from '../content-type'
import { itemId, listPosition, pageLink } from '../fields'
import { collection, list } from '../collection'

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
  link: pageLink,
  indonesian: texts,
  /** null until it is translated. */
  english: texts.nullable(),
  /** Where the facts come from, for the next editor. */
  source: z.string().trim().min(1).max(200),
})
type StrategicProgramFile = z.output<typeof strategicProgramFile>

const type: ContentType<StrategicProgramFile, StrategicProgramFile> = {
  kind: 'strategic-programs',
  form: 'list',
  file: strategicProgramFile,
  slug: ({ id, indonesian }) => slugOf(indonesian.title, id),
  page: () => '/',
  keys: ({ position, indonesian, english }) => ({
    position,
    sortTitle: { id: indonesian.title, en: (english ?? indonesian).title },
    searchTexts: [],
  }),
}

const strategicMax = 3

/** Strategic programmes. */
export const strategicPrograms = collection(type, {
  control: 'list',
  reads: {
    /** Three of them, whether or not their flag is on: whoever shows them asks `strategicProgramPreview` first. */
    list: list({
      path: '/v1/public/strategic-programs',
      summary: 'The three strategic programmes',
      item: strategicProgram,
      async stored(store, locale) {
        const inOrder = { position: 'asc', id: 'asc' } as const
        const found = await store.some(store.rows(), inOrder, { limit: strategicMax })
        return found.map(({ id, doc }) => ({
          id,
          image: doc.image,
          link: doc.link,
          ...translated(doc, locale),
        }))
      },
    }),
  },
})
