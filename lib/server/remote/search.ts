import { localePath, type Locale } from '@/lib/i18n/locales'
import { isRecord } from '@/lib/json'
import {
  popularSearches,
  searchDomains,
  searchItem,
  suggestions,
  type SearchDomain,
  type SearchItem,
} from '@/lib/schemas/search'
import { toHtml } from '@/lib/search/highlight'
import { piecesOf } from '@/lib/search/marked-text'
import type { SearchPort } from '@/lib/server/search/port'
import { itemsOf, listMetaOf, metaIn } from './envelope'
import { indonesian, type Remote } from './remote'

/** Where a result of each type lies on this portal, for answers that do not say. */
const folders: Record<SearchDomain, string> = {
  public_service: '/layanan',
  news: '/berita',
  information: '/pencarian/information',
  announcement: '/pencarian/announcement',
  about: '/tentang-jawa-barat',
  featured_program: '/tentang-jawa-barat/program-unggulan',
  complaint: '/aduan-warga',
}
const ownPath = /^\/(?![/\\])/

// Read as text and written anew, so that nothing but the pair around words that were found is ever markup, whoever sent it (contract 6.1).
const marked = (html: string) => toHtml(piecesOf(html))

/** An API that knows nothing of such words or tags names none. */
const wordsIn = (list: unknown): string[] =>
  Array.isArray(list) ? list.filter((word: unknown) => typeof word === 'string') : []

function shaped(value: unknown): unknown {
  if (!isRecord(value)) return value
  const domain = searchDomains.find((each) => each === value['domain'])
  const [stated, slug]: unknown[] = [value['path'], value['slug']]
  const path =
    typeof stated === 'string' && ownPath.test(stated)
      ? stated
      : domain && `${folders[domain]}/${typeof slug === 'string' ? slug : ''}`
  const highlight: unknown = value['highlight']
  const score: unknown = value['score']
  return {
    ...value,
    path,
    tags: wordsIn(value['tags']),
    score: typeof score === 'number' ? score : null,
    missing: wordsIn(value['missing']),
    passing: wordsIn(value['passing']),
    file_page: value['file_page'] ?? null,
    highlight: isRecord(highlight)
      ? { title: highlight['title'] ?? [], content: highlight['content'] ?? [] }
      : null,
  }
}

const textOf = (value: unknown) => (typeof value === 'string' && value !== '' ? value : null)

/** Search of the provincial API. */
export function createRemoteSearch({ api, siteOrigin, reading }: Remote): SearchPort {
  const own = (item: SearchItem, locale: Locale): SearchItem => ({
    ...item,
    url: `${siteOrigin}${localePath(locale, item.path)}`,
    highlight: item.highlight && {
      title: item.highlight.title.map(marked),
      content: item.highlight.content.map(marked),
    },
  })

  return {
    async find(query, locale) {
      const body = await api.read({ path: '/v1/search', query, locale })
      const data = itemsOf(searchItem, body, reading({ ...indonesian, id: 0 }, shaped)).map(
        (item) => own(item, locale),
      )
      const meta = metaIn(body)
      const aggregations: unknown = meta['aggregations']
      const counts: unknown = isRecord(aggregations) ? aggregations['domain'] : null
      const countOf = (domain: SearchDomain) =>
        isRecord(counts) ? Math.round(Number(counts[domain])) || 0 : 0
      return {
        data,
        meta: {
          ...listMetaOf(body, data.length, query),
          aggregations: {
            domain: Object.fromEntries(
              searchDomains.map((domain) => [domain, countOf(domain)]),
            ) as Record<SearchDomain, number>,
          },
          corrected: textOf(meta['corrected']),
          unmatched: wordsIn(meta['unmatched']),
          near: wordsIn(meta['near']),
        },
      }
    },

    suggest: async (query, locale) =>
      query === ''
        ? []
        : itemsOf(
            suggestions.element,
            await api.read({ path: '/v1/search/suggest', query: { q: query }, locale }),
          ),
    popular: async (locale) =>
      itemsOf(
        popularSearches.shape.data.element,
        await api.read({ path: '/v1/public/search/popular', locale }),
      ),
  }
}
