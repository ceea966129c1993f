import type { Kysely } from 'kysely'
import { z } from 'zod'
import { aboutPaths } from '@/lib/address/paths'
import { type Locale, locales } from '@/lib/i18n/locales'
import { type AboutKey, aboutShapes, type AboutText, aboutTexts } from '@/lib/schemas/about'
import type { DocumentText } from '@/lib/search/index-model'
import type { AboutPort } from '@/lib/server/content/ports'
import type { Database } from '@/lib/server/db/types'
import { everyText } from '@/lib/search/every-text'
import { messagesOf } from '@/messages'
import type { ContentType } from '../content-type'
import { bothLanguages } from '../fields'
import { localised } from '../localised'
import { contentStore } from '../store'

const files = aboutShapes(bothLanguages())

/** `about/<name>.json` of a content folder; `key` says which text it is. */
const aboutFile = z.discriminatedUnion('key', [
  files.vision,
  files.plan,
  files.emblem,
  files.history,
  files.leaders,
  files.governors,
  files.structure,
])
export type AboutFile = z.output<typeof aboutFile>

/** Pages about the province by the key of their text. The governors of the past stand on the page of the leaders. */
const { vision, plan, emblem, history, leaders, structure } = aboutPaths
const pages = { vision, plan, emblem, history, leaders, structure }
type PageKey = keyof typeof pages
const isPage = (key: string): key is PageKey => key in pages

/** Words of the page's head, which its text in the database does not hold. */
const headOf = (key: PageKey, locale: Locale) => messagesOf(locale).about.pages[key]

/** What people ask for and the page answers. */
const keywords: Record<PageKey, Record<Locale, string[]>> = {
  vision: { id: ['visi', 'misi'], en: ['vision', 'mission'] },
  plan: { id: ['rencana pembangunan'], en: ['development plan'] },
  emblem: { id: ['lambang', 'logo jawa barat'], en: ['emblem', 'coat of arms'] },
  history: { id: ['sejarah jawa barat'], en: ['history of west java'] },
  leaders: {
    id: ['gubernur', 'wakil gubernur', 'sekretaris daerah'],
    en: ['governor', 'vice governor', 'regional secretary'],
  },
  structure: { id: ['struktur organisasi', 'dinas'], en: ['organisation chart', 'agencies'] },
}

function searchText(key: PageKey, doc: AboutFile, locale: Locale): DocumentText {
  const { title, subtitle, description, label } = headOf(key, locale)
  return {
    title,
    summary: `${subtitle} ${description}`,
    body: everyText(localised(doc, locale)).join(' '),
    keywords: [label, ...keywords[key][locale]],
  }
}

/** Texts about the province, e.g. its vision or its emblem. */
export const about: ContentType<AboutFile, AboutFile> = {
  kind: 'about',
  form: 'item',
  isIndispensable: true,
  file: aboutFile,
  slug: ({ key }) => key,
  keys: ({ key, updated_at: updatedOn }) => ({
    updatedOn,
    sortTitle: { id: key, en: key },
    searchTexts: [],
  }),
  search: {
    rank: 7,
    domains: { about: 'about' },
    version: ({ key }) =>
      isPage(key)
        ? JSON.stringify([locales.map((locale) => headOf(key, locale)), keywords[key]])
        : null,
    document: ({ doc }) => {
      const key = isPage(doc.key) ? doc.key : 'leaders'
      return {
        path: pages[key],
        slug: doc.key,
        texts: { id: searchText(key, doc, 'id'), en: searchText(key, doc, 'en') },
      }
    },
  },
}

/** The embedded port of the texts about the province. */
export function createAbout(db: Kysely<Database>): AboutPort {
  const store = contentStore(db, about)
  return {
    async text<K extends AboutKey>(key: K, locale: Locale): Promise<AboutText<K> | null> {
      const found = await store.one(store.rows().where('slug', '=', key))
      // Parsing turns the text of one language back into typed values. The shape is the one of the key.
      return found && (aboutTexts[key].parse(localised(found.doc, locale)) as AboutText<K>)
    },
  }
}
