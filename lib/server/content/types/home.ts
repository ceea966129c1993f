import { millisecondsInDay } from 'date-fns/constants'
import { z } from 'zod'
import { slugOf } from '@/lib/fold'
import { endOfDay, jakartaTime, jakartaTimeOn, startOfDay } from '@/lib/jakarta'
import {
  easyLink,
  easyLinkIcons,
  homeBanner,
  homeBannerCount,
  infographicBanner,
  infographicBannerQuery,
  nationalLink,
  type PopUpBanner,
  popUpBanner,
} from '@/lib/schemas/banners'
import type { ContentType, StoredItem } from '../content-type'
import { bothLanguages, itemId, listPosition, pageLink } from '../fields'
import { collection, type CollectionStore, current, list, page } from '../collection'

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

const homeBannerFile = z.strictObject({
  kind: z.literal('home-banner'),
  ...common,
  image,
  link: pageLink.nullable(),
})
const infographicBannerFile = z.strictObject({
  kind: z.literal('infographic-banner'),
  ...common,
  image: screens,
  link: pageLink.nullable(),
  is_active: z.boolean(),
})
const popUpBannerFile = z
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
const easyLinkFile = z.strictObject({
  kind: z.literal('easy-link'),
  ...common,
  description: bothLanguages(descriptionMax),
  icon: z.enum(easyLinkIcons),
  link: pageLink,
})
const nationalLinkFile = z.strictObject({
  kind: z.literal('national-link'),
  ...common,
  link: pageLink,
})

/** `home/<key>.json` of a content folder: what the home page shows besides the content of other pages. */
const homeItemFile = z.discriminatedUnion('kind', [
  homeBannerFile,
  infographicBannerFile,
  popUpBannerFile,
  easyLinkFile,
  nationalLinkFile,
])
type HomeItemFile = z.output<typeof homeItemFile>
type HomeItemKind = HomeItemFile['kind']
type OfKind<K extends HomeItemKind> = Extract<HomeItemFile, { kind: K }>

const type: ContentType<HomeItemFile, HomeItemFile> = {
  kind: 'home',
  form: 'list',
  file: homeItemFile,
  slug: ({ id, title }) => slugOf(title.id, id),
  page: () => '/',
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
    searchTexts: [],
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

type HomeStore = CollectionStore<HomeItemFile>

const rowsOf = (store: HomeStore, kind: HomeItemKind) => store.rows().where('category', '=', kind)

/** An item out of the rows of a kind, which hold no other. */
function docOf<K extends HomeItemKind>({ doc }: StoredItem<HomeItemFile>, kind: K): OfKind<K> {
  if (!isOfKind(doc, kind)) throw new TypeError(`${doc.kind} is no ${kind}`)
  return doc
}

/** The first of a kind in the editor's order. */
const first = async <K extends HomeItemKind>(store: HomeStore, kind: K, limit: number) =>
  (await store.some(rowsOf(store, kind), inOrder, { limit })).map((item) => docOf(item, kind))

/** Banners and links of the home page. */
export const home = collection(type, {
  control: 'list',
  reads: {
    /** The scenes of the home page, in the editor's order. */
    banners: list({
      path: '/v1/public/home-banners',
      summary: 'The scenes of the home page',
      item: homeBanner,
      stored: async (store, locale) =>
        (await first(store, 'home-banner', homeBannerCount)).map(({ id, image, title, link }) => ({
          id,
          image,
          title: title[locale],
          ...(link !== null && { link }),
        })),
    }),
    /** At most eight links of the home page, in the editor's order. */
    easyLinks: list({
      path: '/v1/public/easy-links',
      summary: "The links of the home page's easy access",
      item: easyLink,
      stored: async (store, locale) =>
        (await first(store, 'easy-link', easyLinksMax)).map(
          ({ id, title, description, icon, link }) => ({
            id,
            title: title[locale],
            description: description[locale],
            icon,
            link,
          }),
        ),
    }),
    /** At most four sites of the national government, in the editor's order. */
    nationalLinks: list({
      path: '/v1/public/national-links',
      summary: 'Sites of the national government on the home page',
      item: nationalLink,
      stored: async (store, locale) =>
        (await first(store, 'national-link', nationalLinksMax)).map(({ id, title, link }) => ({
          id,
          title: title[locale],
          link,
        })),
    }),
    /** In the editor's order. */
    infographics: page({
      path: '/v1/public/infographic-banners',
      summary: 'Infographics of the home page',
      query: infographicBannerQuery,
      item: infographicBanner,
      stored(store, { is_active: isActive, ...paging }, locale) {
        const all = rowsOf(store, 'infographic-banner')
        const rows = isActive === undefined ? all : all.where('is_active', '=', isActive ? 1 : 0)
        return store.page(rows, inOrder, paging, (row) => {
          const { id, title, position, link, is_active, image } = docOf(row, 'infographic-banner')
          return {
            id,
            title: title[locale],
            sequence: position,
            link,
            is_active,
            image,
            created_at: jakartaTime(row.created_at),
            updated_at: jakartaTime(row.updated_at),
          }
        })
      },
    }),
    /** The banner that is live today in Jakarta. */
    popUp: current({
      path: '/v1/public/pop-up-banners/live',
      summary: 'The pop-up banner of today',
      emptyResponse: 'There is no banner today',
      item: popUpBanner,
      async stored(store, locale): Promise<PopUpBanner | null> {
        const active = rowsOf(store, 'pop-up-banner').where('is_active', '=', 1)
        const [row] = await store.some(store.shownAt(active, store.now), inOrder, { limit: 1 })
        if (!row) return null
        const doc = docOf(row, 'pop-up-banner')
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
    }),
  },
})
