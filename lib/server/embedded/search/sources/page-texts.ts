import { locales, type Locale } from '@/lib/i18n/locales'
import type { DocumentText } from '@/lib/search/index-model'
import { messagesOf } from '@/messages'
import { localised } from '../../about/localised'
import { startOfDay } from '@/lib/jakarta'
import { everyText } from '../every-text'
import type { SearchSource } from '../source'

interface PageText {
  /** Key in the table of page texts. */
  key: string
  id: number
  path: string
  /** Words of the page's head, which its text in the database does not hold. */
  headOf: (locale: Locale) => { title: string; summary: string }
  /** What people ask for and the page answers. */
  keywords: Record<Locale, string[]>
}

const superAppHead = (locale: Locale) => {
  const { title, headline, description } = messagesOf(locale)['super-app']
  return { title, summary: `${headline}. ${description}` }
}
const overviewHead = (locale: Locale) => {
  const { title, subtitle, description } = messagesOf(locale).overview
  return { title, summary: `${subtitle} ${description}` }
}

const superApp: PageText = {
  key: 'super-app',
  id: 1,
  path: '/sapawarga',
  headOf: superAppHead,
  keywords: { id: ['aplikasi'], en: ['app'] },
}
const overview: PageText = {
  key: 'overview',
  id: 1,
  path: '/selayang-pandang',
  headOf: overviewHead,
  keywords: {
    id: ['jumlah penduduk', 'luas wilayah', 'profil provinsi'],
    en: ['population', 'area', 'profile of the province'],
  },
}

const sourceOf = (
  { key, id, path, headOf, keywords }: PageText,
  domain: SearchSource['domain'],
): SearchSource => ({
  name: key,
  domain,

  async versions(db) {
    const rows = await db
      .selectFrom('page_texts')
      .select('content_hash')
      .where('key', '=', key)
      .execute()
    return rows.map(({ content_hash: hash }) => ({
      id,
      version: `${hash} ${JSON.stringify([locales.map(headOf), keywords])}`,
    }))
  },

  async items(db) {
    const rows = await db.selectFrom('page_texts').select('body').where('key', '=', key).execute()
    return rows.map(({ body }) => {
      const text: { updated_at?: unknown } = JSON.parse(body)
      const updated = startOfDay(String(text.updated_at))
      const textOf = (locale: Locale): DocumentText => ({
        ...headOf(locale),
        body: everyText(localised(text, locale)).join(' '),
        keywords: keywords[locale],
      })
      return {
        id,
        path,
        slug: path.slice(1),
        category: null,
        unit: null,
        thumbnail: null,
        texts: { id: textOf('id'), en: textOf('en') },
        phrases: { id: [], en: [] },
        publishedAt: updated,
        createdAt: updated,
        endAt: null,
      }
    })
  },
})

/** Pages whose whole text is one item. */
export const pageTextSources: readonly SearchSource[] = [
  sourceOf(superApp, 'information'),
  sourceOf(overview, 'about'),
]
