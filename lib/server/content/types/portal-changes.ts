import { z } from 'zod'
import { portalIndexPath } from '@/lib/address/paths'
import { fold, slugOf } from '@/lib/fold'
import { portalChange } from '@/lib/schemas/portal-changes'
import { collection, list } from '../collection'
import { type ContentType, translated } from '../content-type'
import { itemId, ownPath } from '../fields'

const texts = z.strictObject({
  title: z.string().trim().min(1).max(120),
  /** What visitors said, and what is different now. */
  text: z.string().trim().min(1).max(600),
})

/** `portal-changes/<key>.json` of a content folder: what was changed on the portal because of visitors' feedback. */
const portalChangeFile = z.strictObject({
  id: itemId,
  changed_on: z.iso.date(),
  indonesian: texts,
  /** null until it is translated. */
  english: texts.nullable(),
  /** Where the result is seen. */
  link: ownPath.nullable(),
})
type PortalChangeFile = z.output<typeof portalChangeFile>

const type: ContentType<PortalChangeFile, PortalChangeFile> = {
  kind: 'portal-changes',
  form: 'list',
  file: portalChangeFile,
  slug: ({ id, indonesian }) => slugOf(indonesian.title, id),
  page: () => portalIndexPath,
  keys: ({ changed_on: changedOn, indonesian, english }) => ({
    createdOn: changedOn,
    updatedOn: changedOn,
    sortTitle: { id: fold(indonesian.title), en: fold((english ?? indonesian).title) },
    searchTexts: [],
  }),
}

/** Most changes that are listed; older ones stay stored. */
const changesMax = 50

/** What was changed because of visitors' feedback. */
export const portalChanges = collection(type, {
  control: 'list',
  reads: {
    /** The latest change first. */
    list: list({
      path: '/v1/public/portal-changes',
      summary: 'What was changed on the portal because of visitors’ feedback, the latest first',
      item: portalChange,
      async stored(store, locale) {
        const latestFirst = { created_at: 'desc', id: 'desc' } as const
        const found = await store.some(store.rows(), latestFirst, { limit: changesMax })
        return found.map(({ id, doc }) => ({
          id,
          ...translated(doc, locale),
          changed_on: doc.changed_on,
          link: doc.link,
        }))
      },
    }),
  },
})
