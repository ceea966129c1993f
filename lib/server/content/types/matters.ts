import { z } from 'zod'
import { matterAddress } from '@/lib/address/lists/matter-address'
import { fold } from '@/lib/fold'
import type { Locale } from '@/lib/i18n/locales'
import { jakartaTime } from '@/lib/jakarta'
import { meantMatter, openingWord, possibleOpenings } from '@/lib/matters/meant-matter'
import { metaOf, perPageDefault, pageOfRows } from '@/lib/schemas/list'
import {
  type Matter,
  matter,
  matterGroups,
  matterQuery,
  meantMatterQuery,
} from '@/lib/schemas/matters'
import { districtOfficeKinds, officeLevels } from '@/lib/schemas/offices'
import { collection, type CollectionStore, page } from '../collection'
import type { ContentType, StoredItem } from '../content-type'
import { bothLanguages, httpsAddress, itemId } from '../fields'
import { services } from './services/type'

const words = z.array(z.string().trim().min(2).max(60)).max(40)

/** `matters/<key>.json` of a content folder: matters that people have to see to, and whose they are. */
const matterFile = z
  .strictObject({
    id: itemId,
    key: z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/),
    group: z.enum(matterGroups),
    level: z.enum(officeLevels),
    name: bothLanguages(100),
    /** What people call it: whole words and phrases, everyday and Sundanese ones with the Indonesian. A search shows it for exactly these. */
    words: z.strictObject({ id: words.min(1), en: words.min(1) }),
    /** Name of the kind of office that does it. */
    office: bothLanguages(150),
    /** Kind of office of a regency or city; null where another level does it. */
    office_kind: z.enum(districtOfficeKinds).nullable(),
    /** What to bring; null where nobody has stated it. */
    bring: z.array(bothLanguages(200)).nullable(),
    /** The first thing to do. */
    start: bothLanguages(300),
    /** Site of a national body; null unless it is certain. */
    website: httpsAddress.nullable(),
    /** Id of the portal's own service about it. */
    service: itemId.nullable(),
    /** What complaints about it are filed under. */
    complaints: z.array(
      z.strictObject({ category: z.string().min(1), subcategory: z.string().min(1) }),
    ),
    updated_at: z.iso.date(),
  })
  .refine(({ level, office_kind: kind }) => level === 'regency' || kind === null, {
    path: ['office_kind'],
    error: 'is only for matters of regencies and cities',
  })
type MatterFile = z.output<typeof matterFile>

const subcategoryTag = (subcategory: string) => `subcategory:${subcategory}`
const serviceTag = (id: number | string) => `service:${id}`
const openingTag = (word: string) => `word:${word}`

/** Matters are searched for by `lib/matters`, not by the index of pages: they answer whole words or nothing. */
const type: ContentType<MatterFile, MatterFile> = {
  kind: 'matters',
  form: 'list',
  file: matterFile,
  slug: ({ key }) => key,
  page: ({ name }) => matterAddress.href({ query: name.id }),
  keys: ({ group, level, name, words: { id, en }, office, ...more }) => ({
    category: group,
    // Groups come in an order of their own.
    amount: matterGroups.indexOf(group),
    type: level,
    tags: [
      ...more.complaints.map(({ subcategory }) => subcategoryTag(subcategory)),
      ...(more.service === null ? [] : [serviceTag(more.service)]),
      ...[...id, ...en].map((phrase) => openingTag(openingWord(phrase))),
    ],
    updatedOn: more.updated_at,
    sortTitle: { id: fold(name.id), en: fold(name.en) },
    searchTexts: [name.id, name.en, ...id, ...en, office.id, office.en],
  }),
  references: ({ service: id }) =>
    id === null ? [] : [{ kind: services.kind, id, error: `service ${id} is not stored` }],
}

function matterIn(
  { doc, updated_at: updatedAt }: StoredItem<MatterFile>,
  slugs: ReadonlyMap<number, string>,
  locale: Locale,
): Matter {
  const { words: named, bring, service, ...facts } = doc
  return {
    ...facts,
    name: doc.name[locale],
    words: [...new Set([...named.id, ...named.en])],
    office: doc.office[locale],
    bring: (bring ?? []).map((each) => each[locale]),
    start: doc.start[locale],
    service: (service === null ? undefined : slugs.get(service)) ?? null,
    updated_at: jakartaTime(updatedAt),
  }
}

type Store = CollectionStore<MatterFile>

/** Where the portal's services about matters are; there are fewer than a hundred. */
async function serviceSlugs(store: Store) {
  const known = store.beside(services)
  const rows = await known.rows().select(['id', 'slug']).execute()
  return new Map(rows.map(({ id, slug }) => [id, slug]))
}

const order = { amount: 'asc', id: 'asc' } as const

/** Whose matter is it. */
export const matters = collection(type, {
  control: 'reference',
  besides: ['services'],
  reads: {
    /** By group, then in the editors' order. */
    list: page({
      path: '/v1/matters',
      summary: 'Matters that people have to see to, and whose they are',
      query: matterQuery,
      item: matter,
      async stored(store, { q, level, group, subcategory, service, ...paging }, locale) {
        let rows = group ? store.rows().where('category', '=', group) : store.rows()
        if (level) rows = rows.where('type', '=', level)
        if (subcategory) rows = store.withTags(rows, [subcategoryTag(subcategory)])
        if (service) rows = store.withTags(rows, [serviceTag(service)])
        const slugs = await serviceSlugs(store)
        return store.page(store.matching(rows, q), order, paging, (item) =>
          matterIn(item, slugs, locale),
        )
      },
    }),
    /** At most one, and none unless every word of the query fits. */
    meant: page({
      path: '/v1/matters/meant',
      summary: 'The one matter that words name, if it is certain',
      query: meantMatterQuery,
      item: matter,
      async stored(
        store,
        { q = '', page: number = 1, per_page: perPage = perPageDefault },
        locale,
      ) {
        // The few that open like a word of the query, by the index of tags: all of them take as long to read as the search beside it.
        const rows = store.withTags(store.rows(), possibleOpenings(q).map(openingTag))
        const items = await store.all(rows, order)
        const found = meantMatter(
          q,
          items.map((item) => ({ item, words: [...item.doc.words.id, ...item.doc.words.en] })),
        )
        const slugs = found ? await serviceSlugs(store) : new Map<number, string>()
        const data = found ? [matterIn(found.item, slugs, locale)] : []
        return {
          data: pageOfRows(data, number, perPage),
          meta: metaOf(data.length, number, perPage),
        }
      },
    }),
  },
})
