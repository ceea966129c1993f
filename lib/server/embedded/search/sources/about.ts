import { locales, type Locale } from '@/lib/i18n/locales'
import type { DocumentText } from '@/lib/search/index-model'
import { messagesOf } from '@/messages'
import { localised } from '../../about/localised'
import { everyText } from '../every-text'
import type { SearchSource, SearchableItem } from '../source'

const section = '/tentang-jawa-barat'

/** Pages about the province by the key of their text. The governors of the past stand on the page of the leaders. */
const pages = {
  vision: `${section}/visi-misi-pemprov-jabar`,
  plan: `${section}/rpd-pemprov-jabar`,
  emblem: `${section}/lambang-dan-moto`,
  history: `${section}/sejarah-jabar`,
  leaders: `${section}/pimpinan-jabar`,
  structure: `${section}/struktur-perangkat-daerah`,
} as const
type PageKey = keyof typeof pages
const isPage = (key: string): key is PageKey => key in pages

/** Words of the page's head, which its text in the database does not hold. */
const headOf = (key: PageKey, locale: Locale) => messagesOf(locale).about.pages[key]

function textOf(key: PageKey, body: unknown, locale: Locale): DocumentText {
  const { title, subtitle, description, label } = headOf(key, locale)
  return {
    title,
    summary: `${subtitle} ${description}`,
    body: everyText(localised(body, locale)).join(' '),
    keywords: [label],
  }
}

const noPhrases = { id: [], en: [] }
const common = { category: null, unit: null, thumbnail: null, endAt: null }

const aboutSource: SearchSource = {
  name: 'about',
  domain: 'about',

  async versions(db) {
    const rows = await db.selectFrom('about_texts').select(['id', 'key', 'content_hash']).execute()
    return rows.flatMap(({ id, key, content_hash: hash }) =>
      isPage(key)
        ? [
            {
              id,
              version: `${hash} ${locales.map((locale) => Object.values(headOf(key, locale)).join(' ')).join(' ')}`,
            },
          ]
        : [],
    )
  },

  async items(db, ids) {
    const rows = await db
      .selectFrom('about_texts')
      .select(['id', 'key', 'body', 'updated_at'])
      .where('id', 'in', ids)
      .execute()
    return rows.flatMap(({ id, key, body, updated_at: at }): SearchableItem[] => {
      if (!isPage(key)) return []
      const value: unknown = JSON.parse(body)
      const texts = { id: textOf(key, value, 'id'), en: textOf(key, value, 'en') }
      return [
        {
          ...common,
          id,
          path: pages[key],
          slug: key,
          texts,
          phrases: noPhrases,
          publishedAt: at,
          createdAt: at,
        },
      ]
    })
  },
}

const listAddress = (list: string, name: string) =>
  `${section}/${list}?${new URLSearchParams({ q: name }).toString()}`

const unitsSource: SearchSource = {
  name: 'units',
  domain: 'about',

  async versions(db) {
    const rows = await db.selectFrom('units').select(['id', 'content_hash']).execute()
    return rows.map(({ id, content_hash: version }) => ({ id, version }))
  },

  async items(db, ids) {
    const rows = await db.selectFrom('units').selectAll().where('id', 'in', ids).execute()
    return rows.map((row) => {
      const keywords = row.short_name === null ? [] : [row.short_name]
      return {
        ...common,
        id: row.id,
        path: listAddress('daftar-perangkat-daerah', row.name_id),
        slug: String(row.id),
        texts: {
          id: {
            title: row.name_id,
            summary: row.description_id,
            body: row.address ?? '',
            keywords: [...keywords, 'perangkat daerah'],
          },
          en: {
            title: row.name_en,
            summary: row.description_en,
            body: row.address ?? '',
            keywords: [...keywords, 'regional apparatus'],
          },
        },
        phrases: noPhrases,
        publishedAt: row.updated_at,
        createdAt: row.created_at,
      }
    })
  },
}

const seat = (capital: string | null, locale: Locale) =>
  capital === null ? '' : `${locale === 'id' ? 'Ibu kota' : 'Capital'}: ${capital}`

const districtsSource: SearchSource = {
  name: 'districts',
  domain: 'about',

  async versions(db) {
    const rows = await db.selectFrom('districts').select(['id', 'content_hash']).execute()
    return rows.map(({ id, content_hash: version }) => ({ id, version }))
  },

  async items(db, ids) {
    const rows = await db.selectFrom('districts').selectAll().where('id', 'in', ids).execute()
    return rows.map((row) => ({
      ...common,
      id: row.id,
      path: listAddress('daftar-kabupaten-kota', row.name_id),
      slug: row.code_kemendagri,
      texts: {
        id: {
          title: row.name_id,
          summary: seat(row.capital, 'id'),
          body: row.address ?? '',
          keywords: ['kabupaten dan kota'],
        },
        en: {
          title: row.name_en,
          summary: seat(row.capital, 'en'),
          body: row.address ?? '',
          keywords: ['regencies and cities'],
        },
      },
      phrases: noPhrases,
      publishedAt: row.updated_at,
      createdAt: row.updated_at,
    }))
  },
}

export const aboutSources: readonly SearchSource[] = [aboutSource, unitsSource, districtsSource]
