import { createHash } from 'node:crypto'
import type { Locale } from '@/lib/i18n/locales'
import { startOfDay } from '@/lib/jakarta'
import { everyKind } from '@/lib/server/content/content'
import { searchSources as sourcesOf } from '@/lib/server/content/search-document'
import { complaintSource } from './complaint-source'
import { portalPages } from './named-page'
import pages from './portal-pages.json'
import type { SearchSource } from './source'

const versionOf = (page: (typeof pages)[number]) =>
  createHash('sha256').update(JSON.stringify(page)).digest('hex')

/** Pages that are in no content table, such as the complaint form; listed in the JSON file beside. */
const portalPagesSource: SearchSource = {
  name: portalPages,
  domain: 'information',

  versions: () => Promise.resolve(pages.map((page) => ({ id: page.id, version: versionOf(page) }))),

  items: (_db, ids) =>
    Promise.resolve(
      pages
        .filter(({ id }) => ids.includes(id))
        .map((page) => {
          const textOf = (locale: Locale) => ({
            title: page.title[locale],
            summary: page.summary[locale],
            body: '',
            keywords: page.keywords[locale],
          })
          const added = startOfDay(page.added)
          return {
            id: page.id,
            path: page.path,
            slug: page.path.slice(1),
            category: null,
            unit: null,
            thumbnail: null,
            texts: { id: textOf('id'), en: textOf('en') },
            phrases: page.keywords,
            publishedAt: added,
            createdAt: added,
            endAt: null,
          }
        }),
    ),
}

/** All sources, in the order in which a new installation indexes them: equal results are in the order of their documents. */
export const searchSources: readonly SearchSource[] = [
  ...everyKind
    .toSorted((a, b) => (a.type.search?.rank ?? 0) - (b.type.search?.rank ?? 0))
    .flatMap(({ type }) => sourcesOf(type)),
  portalPagesSource,
  complaintSource,
]
