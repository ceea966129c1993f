import { z } from 'zod'
import { slugOf } from '@/lib/fold'
import { jakartaTime } from '@/lib/jakarta'
import {
  quickAccess,
  quickAccessActiveMax,
  quickAccessDescriptionMax,
  quickAccessIcons,
  quickAccessQuery,
  quickAccessTitleMax,
} from '@/lib/schemas/quick-accesses'
import type { ContentType } from '../content-type'
import { bothLanguages, itemId, listPosition, pageLink } from '../fields'
import { collection, page } from '../collection'

/** `quick-accesses/<key>.json` of a content folder. */
export const quickAccessFile = z.strictObject({
  id: itemId,
  position: listPosition,
  title: bothLanguages(quickAccessTitleMax),
  description: bothLanguages(quickAccessDescriptionMax),
  image: z.enum(quickAccessIcons),
  link: pageLink,
  is_active: z.boolean(),
  updated_at: z.iso.date(),
})
type QuickAccessFile = z.output<typeof quickAccessFile>

const countActive = (items: readonly QuickAccessFile[]) =>
  items.filter((item) => item.is_active).length

const type: ContentType<QuickAccessFile, QuickAccessFile> = {
  kind: 'quick-accesses',
  form: 'item',
  file: quickAccessFile,
  slug: ({ id, title }) => slugOf(title.id, id),
  pageless: 'quick accesses open in a window of the browser, which asks for those that are live',
  keys: ({ title, description, position, is_active: isActive, updated_at: updatedOn }) => ({
    position,
    isActive,
    updatedOn,
    sortTitle: title,
    searchTexts: [title.id, title.en, description.id, description.en],
  }),
  folderError(items) {
    const active = countActive(items)
    return active > quickAccessActiveMax
      ? `${active} are active, at most ${quickAccessActiveMax} may be`
      : null
  },
  // Reads show the first eight where a start finds more.
  storedError(items) {
    const active = countActive(items)
    return active > quickAccessActiveMax
      ? `${active} would be active, at most ${quickAccessActiveMax} may be`
      : null
  },
}

const inOrder = { position: 'asc', id: 'asc' } as const

/** Short ways from the home page; at most eight are active. */
export const quickAccesses = collection(type, {
  control: 'list',
  reads: {
    /** Active ones first, each half in the editor's order; never more than `quickAccessActiveMax` count as active. */
    list: page({
      path: '/v1/public/quick-accesses',
      summary: 'Quick accesses, active ones first',
      query: quickAccessQuery,
      item: quickAccess,
      async stored(store, { is_active: isActive, q, ...paging }, locale) {
        const switchedOn = store.rows().where('is_active', '=', 1)
        const active = new Set(await store.ids(switchedOn, inOrder, quickAccessActiveMax))
        const found = await store.ids(store.matching(store.rows(), q), inOrder)
        const listed = [
          ...(isActive === false ? [] : found.filter((id) => active.has(id))),
          ...(isActive === true ? [] : found.filter((id) => !active.has(id))),
        ]
        return store.pageOfIds(
          listed,
          paging,
          ({ id, doc, created_at: createdAt, updated_at: updatedAt }) => ({
            id,
            title: doc.title[locale],
            description: doc.description[locale],
            link: doc.link,
            is_active: active.has(id),
            image: doc.image,
            created_at: jakartaTime(createdAt),
            updated_at: jakartaTime(updatedAt),
          }),
        )
      },
    }),
  },
})
