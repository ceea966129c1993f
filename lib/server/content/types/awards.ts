import { z } from 'zod'
import { awardAddress } from '@/lib/address/lists/award-address'
import { awardCategoryName, awardCategoryOf } from '@/lib/awards/award-categories'
import { isDay } from '@/lib/days'
import { fold, slugOf } from '@/lib/fold'
import { formatTags, type Locale } from '@/lib/i18n/locales'
import { jakartaTime } from '@/lib/jakarta'
import {
  type Award,
  award,
  awardCategories,
  awardCategoryCount,
  awardQuery,
} from '@/lib/schemas/awards'
import { type ContentType, type StoredItem, translated } from '../content-type'
import { byId, collection, list, page } from '../collection'
import { itemId } from '../fields'

const texts = z.strictObject({
  title: z.string().trim().min(1).max(200),
  /** Who gave the award or recorded the result. */
  appreciator: z.string().trim().min(1).max(150),
  description: z.string().trim().min(1).max(400),
})

/** `awards/<key>.json` of a content folder: an achievement of the province. */
const awardFile = z.strictObject({
  id: itemId,
  category: z.enum(awardCategories),
  year: z.number().int().min(1945).max(2100),
  logo: z.string().startsWith('/').nullable(),
  indonesian: texts,
  /** null until it is translated. */
  english: texts.nullable(),
  /** Where it was reported, so that the next editor can check it; after a comma the day or month, `Liputan6, 2024-10-14`. */
  source: z.string().trim().min(1).max(150),
  updated_at: z.iso.date(),
})
export type AwardFile = z.output<typeof awardFile>

const keywords = { id: ['penghargaan', 'prestasi'], en: ['award', 'achievement'] }

const searchText = ({ indonesian, english, category, year }: AwardFile, locale: Locale) => {
  const { title, description, appreciator } = locale === 'en' && english ? english : indonesian
  return {
    title,
    summary: description,
    body: `${appreciator} ${year}`,
    keywords: [...keywords[locale], awardCategoryName(category, locale)],
  }
}

/** The search leads to the list that shows one alone. */
const type: ContentType<AwardFile, AwardFile> = {
  kind: 'awards',
  form: 'list',
  file: awardFile,
  slug: ({ id, indonesian }) => slugOf(indonesian.title, id),
  keys: ({ category, year, indonesian, english, updated_at: updatedOn }) => ({
    category,
    year,
    updatedOn,
    sortTitle: { id: fold(indonesian.title), en: fold((english ?? indonesian).title) },
    searchTexts: [...Object.values(indonesian), ...Object.values(english ?? {}), year],
  }),
  search: {
    rank: 10,
    domains: { awards: 'about' },
    document: ({ doc, created_at: createdAt, updated_at: updatedAt }) => ({
      path: awardAddress.href({ query: doc.indonesian.title }),
      category: doc.category,
      texts: { id: searchText(doc, 'id'), en: doc.english && searchText(doc, 'en') },
      publishedAt: updatedAt,
      createdAt,
    }),
  },
}

const reportedOn = /\b(\d{4}-\d\d)(-\d\d)?$/

/**
 * A source as a reader of the language has it: "Liputan6, 2024-10-14" → "Liputan6, 14 October 2024"; a month stays a month, a year a year, and what
 * is no date, such as the number of a decree, as it is.
 */
export const awardSourceIn = (source: string, locale: Locale) =>
  source.replace(reportedOn, (written: string, month: string, day?: string) => {
    const date = `${month}${day ?? '-01'}`
    if (!isDay(date)) return written
    return new Date(`${date}T00:00:00Z`).toLocaleDateString(formatTags[locale], {
      ...(day && { day: 'numeric' }),
      month: 'long',
      year: 'numeric',
      timeZone: 'UTC',
    })
  })

const awardIn = (
  { id, doc, created_at: createdAt, updated_at: updatedAt }: StoredItem<AwardFile>,
  locale: Locale,
): Award => ({
  id,
  ...translated(doc, locale),
  logo: doc.logo,
  category: awardCategoryName(doc.category, locale),
  created_at: jakartaTime(createdAt),
  updated_at: jakartaTime(updatedAt),
  year: doc.year,
  category_key: doc.category,
  source: awardSourceIn(doc.source, locale),
})

/** Achievements of the province. */
export const awards = collection(type, {
  control: 'reference',
  reads: {
    /** The latest year first unless sorted otherwise. */
    list: page({
      path: '/v1/awards',
      summary: 'Awards of the province',
      query: awardQuery,
      item: award,
      stored(
        store,
        { q, cat = [], sort_by: sortBy = 'year', sort_order: order, ...paging },
        locale,
      ) {
        const rows = store.matching(store.rows(), q)
        const categories = cat.map(awardCategoryOf).filter((key) => key !== null)
        const direction = order === 'ASC' ? 'asc' : 'desc'
        return store.page(
          cat.length > 0 ? store.inCategories(rows, categories) : rows,
          { [sortBy === 'title' ? store.titleIn(locale) : 'year']: direction, id: direction },
          paging,
          (item) => awardIn(item, locale),
        )
      },
    }),
    /** The fourteen categories in specification order with their counts. */
    categories: list({
      path: '/v1/awards/categories',
      summary: 'The award categories with their counts',
      item: awardCategoryCount,
      isBare: true,
      async stored(store, locale) {
        const counts = await store.countByCategory()
        return awardCategories.map((key) => ({
          category: awardCategoryName(key, locale),
          count: counts.get(key) ?? 0,
          key,
        }))
      },
    }),
    byId: byId({ path: '/v1/awards/[id]', summary: 'One award', item: award, itemIn: awardIn }),
  },
})
