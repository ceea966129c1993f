import { millisecondsInDay } from 'date-fns/constants'
import type { Kysely } from 'kysely'
import { z } from 'zod'
import { slugOf } from '@/lib/fold'
import { endOfDay, jakartaTime, jakartaTimeOn, startOfDay } from '@/lib/jakarta'
import { easyLinkIcons, homeBannerCount, type InfographicBanner } from '@/lib/schemas/banners'
import { metaOf, perPageDefault } from '@/lib/schemas/list'
import type { BannersPort } from '@/lib/server/contract'
import type { Database } from '@/lib/server/db/types'
import type { ContentType, StoredItem } from '../content-type'
import { bothLanguages, itemId, listPosition, pageLink } from '../fields'
import { type ContentRows, contentStore, countOf, shownAt } from '../store'

const titleMax = 100
const descriptionMax = 120

const image = z.string().regex(/^\/img\/[\w-]+\.(svg|png|jpg)$/, 'must be a picture under /img')
const screens = z.strictObject({ desktop: image, mobile: image })

const common = {
  id: itemId,
  position: listPosition,
  title: bothLanguages(titleMax),
  updated_at: z.iso.date(),
}

const homeBanner = z.strictObject({
  kind: z.literal('home-banner'),
  ...common,
  image,
  link: pageLink.nullable(),
})
const infographicBanner = z.strictObject({
  kind: z.literal('infographic-banner'),
  ...common,
  image: screens,
  link: pageLink.nullable(),
  is_active: z.boolean(),
})
const popUpBanner = z
  .strictObject({
    kind: z.literal('pop-up-banner'),
    ...common,
    button_label: bothLanguages(titleMax),
    image: screens,
    link: pageLink,
    is_active: z.boolean(),
    start_date: z.iso.date(),
    end_date: z.iso.date(),
  })
  .refine((item) => item.start_date <= item.end_date, {
    path: ['end_date'],
    error: 'must not be before start_date',
  })
const easyLink = z.strictObject({
  kind: z.literal('easy-link'),
  ...common,
  description: bothLanguages(descriptionMax),
  icon: z.enum(easyLinkIcons),
  link: pageLink,
})
const nationalLink = z.strictObject({
  kind: z.literal('national-link'),
  ...common,
  link: pageLink,
})

/** `home/<key>.json` of a content folder: what stands on the home page besides the content of other pages. */
const homeItemFile = z.discriminatedUnion('kind', [
  homeBanner,
  infographicBanner,
  popUpBanner,
  easyLink,
  nationalLink,
])
type HomeItemFile = z.output<typeof homeItemFile>
type HomeItemKind = HomeItemFile['kind']
type OfKind<K extends HomeItemKind> = Extract<HomeItemFile, { kind: K }>

/** Banners and links of the home page. */
export const homeItems: ContentType<HomeItemFile, HomeItemFile> = {
  kind: 'home',
  form: 'list',
  file: homeItemFile,
  slug: ({ id, title }) => slugOf(title.id, id),
  keys: (item) => ({
    category: item.kind,
    position: item.position,
    isActive: 'is_active' in item ? item.is_active : true,
    ...(item.kind === 'pop-up-banner' && {
      publishedAt: startOfDay(item.start_date),
      endsAt: endOfDay(item.end_date),
    }),
    updatedOn: item.updated_at,
    sortTitle: item.title,
    words: [],
  }),
}

/** Places on the home page. */
const easyLinksMax = 8
const nationalLinksMax = 4

const isOfKind = <K extends HomeItemKind>(item: HomeItemFile, kind: K): item is OfKind<K> =>
  item.kind === kind

/** Days from the first to the last, both counted. */
const daysFrom = (first: string, last: string) =>
  Math.round((Date.parse(last) - Date.parse(first)) / millisecondsInDay) + 1

const inOrder = { position: 'asc', id: 'asc' } as const

/** The embedded port of what stands on the home page. */
export function createBanners(db: Kysely<Database>, now: () => Date): BannersPort {
  const store = contentStore(db, homeItems)
  const rowsOf = (kind: HomeItemKind) => store.rows().where('category', '=', kind)
  async function some<K extends HomeItemKind>(
    kind: K,
    rows: ContentRows,
    range: { limit: number; offset?: number },
  ): Promise<{ doc: OfKind<K>; row: StoredItem<HomeItemFile> }[]> {
    const found = await store.some(rows, inOrder, range)
    return found.flatMap((row) => (isOfKind(row.doc, kind) ? [{ doc: row.doc, row }] : []))
  }
  const first = <K extends HomeItemKind>(kind: K, limit: number) =>
    some(kind, rowsOf(kind), { limit })

  return {
    async home(locale) {
      const found = await first('home-banner', homeBannerCount)
      return found.map(({ doc: { id, image, title, link } }) => ({
        id,
        image,
        title: title[locale],
        ...(link !== null && { link }),
      }))
    },

    async infographics(
      { is_active: isActive, page = 1, per_page: perPage = perPageDefault },
      locale,
    ) {
      const all = rowsOf('infographic-banner')
      const rows = isActive === undefined ? all : all.where('is_active', '=', isActive ? 1 : 0)
      const found = await some('infographic-banner', rows, {
        limit: perPage,
        offset: (page - 1) * perPage,
      })
      const data = found.map(({ doc, row }): InfographicBanner => ({
        id: doc.id,
        title: doc.title[locale],
        sequence: doc.position,
        link: doc.link,
        is_active: doc.is_active,
        image: doc.image,
        created_at: jakartaTime(row.created_at),
        updated_at: jakartaTime(row.updated_at),
      }))
      return { data, meta: metaOf(await countOf(rows), page, perPage) }
    },

    async popUp(locale) {
      const active = rowsOf('pop-up-banner').where('is_active', '=', 1)
      const [found] = await some('pop-up-banner', shownAt(active, now()), { limit: 1 })
      if (!found) return null
      const { doc, row } = found
      return {
        id: doc.id,
        title: doc.title[locale],
        button_label: doc.button_label[locale],
        image: doc.image,
        link: doc.link,
        status: 'ACTIVE',
        is_live: 1,
        duration: daysFrom(doc.start_date, doc.end_date),
        start_date: jakartaTimeOn(doc.start_date),
        end_date: jakartaTime(endOfDay(doc.end_date)),
        updated_at: jakartaTime(row.updated_at),
      }
    },

    async easyLinks(locale) {
      const found = await first('easy-link', easyLinksMax)
      return found.map(({ doc: { id, title, description, icon, link } }) => ({
        id,
        title: title[locale],
        description: description[locale],
        icon,
        link,
      }))
    },

    async nationalLinks(locale) {
      const found = await first('national-link', nationalLinksMax)
      return found.map(({ doc: { id, title, link } }) => ({ id, title: title[locale], link }))
    },
  }
}
