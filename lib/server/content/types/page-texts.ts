import type { Kysely } from 'kysely'
import type { z } from 'zod'
import { overviewPath } from '@/lib/address/paths'
import { type Locale, locales } from '@/lib/i18n/locales'
import { overview, overviewShape } from '@/lib/schemas/overview'
import type { SearchDomain } from '@/lib/schemas/search'
import { superApp, superAppShape } from '@/lib/schemas/super-app'
import type { DocumentText } from '@/lib/search/index-model'
import type { PageTextsPort } from '@/lib/server/content/ports'
import type { Database } from '@/lib/server/db/types'
import { everyText } from '@/lib/search/every-text'
import { messagesOf } from '@/messages'
import type { ContentType } from '../content-type'
import { bothLanguages } from '../fields'
import { localised } from '../localised'
import { contentStore } from '../store'

interface PageFile {
  id: number
  updated_at: string
}

interface PageText<File> {
  kind: string
  file: z.ZodType<File>
  domain: SearchDomain
  rank: number
  path: string
  /** Words of the page's head, which its text in the database does not hold. */
  headOf: (locale: Locale) => { title: string; summary: string }
  /** What people ask for and the page answers. */
  keywords: Record<Locale, string[]>
}

/** A page whose whole text is one item: `<kind>/<name>.json` of a content folder. */
const pageText = <File extends PageFile>({
  kind,
  file,
  domain,
  rank,
  path,
  headOf,
  keywords,
}: PageText<File>): ContentType<File, File> => ({
  kind,
  form: 'item',
  isIndispensable: true,
  file,
  slug: () => kind,
  reportName: (slug) => slug,
  keys: ({ updated_at: updatedOn }) => ({
    updatedOn,
    sortTitle: { id: kind, en: kind },
    searchTexts: [],
  }),
  search: {
    rank,
    domains: { [kind]: domain },
    version: () => JSON.stringify([locales.map(headOf), keywords]),
    document: ({ doc }) => {
      const textOf = (locale: Locale): DocumentText => ({
        ...headOf(locale),
        body: everyText(localised(doc, locale)).join(' '),
        keywords: keywords[locale],
      })
      return {
        path,
        slug: path.slice(1),
        texts: { id: textOf('id'), en: textOf('en') },
      }
    },
  },
})

export const superAppPage = pageText({
  kind: 'super-app',
  file: superAppShape(bothLanguages()),
  domain: 'information',
  rank: 11,
  path: '/sapawarga',
  headOf: (locale) => {
    const { title, headline, description } = messagesOf(locale)['super-app']
    return { title, summary: `${headline}. ${description}` }
  },
  keywords: { id: ['aplikasi'], en: ['app'] },
})

export const overviewPage = pageText({
  kind: 'overview',
  file: overviewShape(bothLanguages()),
  domain: 'about',
  rank: 12,
  path: overviewPath,
  headOf: (locale) => {
    const { title, subtitle, description } = messagesOf(locale).overview
    return { title, summary: `${subtitle} ${description}` }
  },
  keywords: {
    id: ['jumlah penduduk', 'luas wilayah', 'profil provinsi'],
    en: ['population', 'area', 'profile of the province'],
  },
})

/** The embedded port of pages that are one text. */
export function createPageTexts(db: Kysely<Database>): PageTextsPort {
  async function text<File extends PageFile, T extends z.ZodType>(
    type: ContentType<File, File>,
    shape: T,
    locale: Locale,
  ): Promise<z.output<T> | null> {
    const store = contentStore(db, type)
    const found = await store.one(store.rows())
    // Parsing turns the text of one language back into typed values.
    return found ? shape.parse(localised(found.doc, locale)) : null
  }
  return {
    superApp: (locale) => text(superAppPage, superApp, locale),
    overview: (locale) => text(overviewPage, overview, locale),
  }
}
