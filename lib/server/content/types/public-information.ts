import { z } from 'zod'
import { publicInformationAddress } from '@/lib/address/lists/public-information-address'
import { fold, slugOf } from '@/lib/fold'
import type { Locale } from '@/lib/i18n/locales'
import { jakartaTime } from '@/lib/jakarta'
import {
  type PublicInformation,
  publicInformation,
  publicInformationClasses,
  publicInformationForms,
  publicInformationKeepings,
  publicInformationQuery,
} from '@/lib/schemas/public-information'
import { collection, type CollectionStore, page } from '../collection'
import type { ContentType, StoredItem } from '../content-type'
import { bothLanguages, itemId, pageLink } from '../fields'
import { units } from './units'

/** `public-information/<key>.json` of a content folder: entries of the register of public information (Law 14 of 2008). */
const publicInformationFile = z.strictObject({
  id: itemId,
  title: bothLanguages(120),
  summary: bothLanguages(300),
  class: z.enum(publicInformationClasses),
  /** Id of the responsible unit. */
  unit: itemId,
  forms: z.array(z.enum(publicInformationForms)).min(1),
  /** Where it stands; null where it is given on request. */
  link: pageLink.nullable(),
  keeping: z.enum(publicInformationKeepings),
  /** Day it was made; null where it is made anew all the time. */
  made_on: z.iso.date().nullable(),
  updated_at: z.iso.date(),
})
export type PublicInformationFile = z.output<typeof publicInformationFile>

const keywords = {
  id: ['daftar informasi publik', 'ppid'],
  en: ['register of public information', 'freedom of information'],
}

const searchText = ({ title, summary }: PublicInformationFile, locale: Locale) => ({
  title: title[locale],
  summary: summary[locale],
  body: '',
  keywords: keywords[locale],
})

/** The search leads to the register that shows one alone. */
const type: ContentType<PublicInformationFile, PublicInformationFile> = {
  kind: 'public-information',
  form: 'list',
  file: publicInformationFile,
  slug: ({ id, title }) => slugOf(title.id, id),
  keys: ({ class: category, title, summary, updated_at: updatedOn }) => ({
    category,
    // Classes come in the order of the law.
    amount: publicInformationClasses.indexOf(category),
    updatedOn,
    sortTitle: { id: fold(title.id), en: fold(title.en) },
    searchTexts: [title.id, title.en, summary.id, summary.en],
  }),
  references: ({ unit: id }) => [{ kind: units.kind, id, error: `unit ${id} is not stored` }],
  search: {
    rank: 12,
    // A page of the portal that an entry names is found itself.
    source: ({ link }) => (link?.startsWith('/') ? null : 'public-information'),
    domains: { 'public-information': 'information' },
    document: ({ doc, created_at: createdAt, updated_at: updatedAt }) => ({
      path: publicInformationAddress.href({ query: doc.title.id }),
      texts: { id: searchText(doc, 'id'), en: searchText(doc, 'en') },
      publishedAt: updatedAt,
      createdAt,
    }),
  },
}

type Store = CollectionStore<PublicInformationFile>

/** Names of the units that are responsible for anything; there are fewer than a hundred. */
async function unitNames(store: Store, locale: Locale) {
  const known = store.beside(units)
  const items = await known.all(known.rows(), {})
  return new Map(items.map(({ id, doc }) => [id, doc.name[locale]]))
}

function publicInformationIn(
  { doc, updated_at: updatedAt }: StoredItem<PublicInformationFile>,
  names: ReadonlyMap<number, string>,
  locale: Locale,
): PublicInformation {
  return {
    ...doc,
    title: doc.title[locale],
    summary: doc.summary[locale],
    unit: { id: doc.unit, name: names.get(doc.unit) ?? '' },
    updated_at: jakartaTime(updatedAt),
  }
}

/** The register of public information. */
export const publicInformations = collection(type, {
  control: 'reference',
  besides: ['units'],
  reads: {
    /** By class, then in the editors' order. */
    list: page({
      path: '/v1/public-information',
      summary: 'The register of public information (Law 14 of 2008)',
      query: publicInformationQuery,
      item: publicInformation,
      async stored(store, { q, class: category, ...paging }, locale) {
        const rows = category ? store.inCategories(store.rows(), [category]) : store.rows()
        const names = await unitNames(store, locale)
        return store.page(store.matching(rows, q), { amount: 'asc', id: 'asc' }, paging, (item) =>
          publicInformationIn(item, names, locale),
        )
      },
    }),
  },
})
