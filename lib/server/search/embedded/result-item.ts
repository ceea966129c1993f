import type { Selectable } from 'kysely'
import { localePath, type Locale } from '@/lib/i18n/locales'
import { marked, toHtml } from '@/lib/search/highlight'
import { extractOf } from '@/lib/search/extract'
import { withoutPageBreaks } from '@/lib/search/page-breaks'
import type { SearchDomain, SearchItem } from '@/lib/schemas/search'
import type { SearchDocumentTable } from '@/lib/server/db/search-types'
import { offeredPhrases } from './offered-phrases'
import { jakartaTime } from '@/lib/jakarta'

/** Characters of the text in a response. */
const contentMax = 600

function shortened(text: string): string {
  if (text.length <= contentMax) return text
  const cut = text.slice(0, contentMax)
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), contentMax - 60))}…`
}

/**
 * A stored document as the contract's item without what the query makes of it, in the requested language or else in Indonesian and marked so.
 * @param hits terms to mark; null for an empty query
 */
export function searchItem(
  row: Selectable<SearchDocumentTable>,
  domain: SearchDomain,
  locale: Locale,
  hits: ReadonlySet<string> | null,
  siteOrigin: string,
): Omit<SearchItem, 'score' | 'missing' | 'passing'> {
  const lang: Locale = locale === 'en' && row.title_en !== null ? 'en' : 'id'
  const title = (lang === 'en' ? row.title_en : null) ?? row.title_id
  const summary = (lang === 'en' ? row.summary_en : null) ?? row.summary_id
  const body = (lang === 'en' ? row.body_en : null) ?? row.body_id
  const found = hits && extractOf(summary, body, hits, lang)
  return {
    id: row.item_id,
    domain,
    title,
    excerpt: summary,
    content: shortened(withoutPageBreaks(body)),
    slug: row.slug,
    category: row.category,
    thumbnail: row.thumbnail,
    // What is offered while somebody types are the tags, where an item has any.
    tags: domain === 'news' ? offeredPhrases.parse(JSON.parse(row.phrases)).id : [],
    unit: (lang === 'en' ? row.unit_en : null) ?? row.unit_id,
    url: `${siteOrigin}${localePath(locale, row.path)}`,
    path: row.path,
    highlight:
      hits && found
        ? { title: [toHtml(marked(title, hits, lang))], content: found.fragments.map(toHtml) }
        : null,
    file_page: found?.page ?? null,
    published_at: jakartaTime(row.published_at),
    created_at: jakartaTime(row.created_at),
    lang,
  }
}
