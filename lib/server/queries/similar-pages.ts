import 'server-only'
import { getTranslations } from 'next-intl/server'
import { fold } from '@/lib/fold'
import type { Locale } from '@/lib/i18n/locales'
import { helpItems, itemsOf } from '@/lib/navigation/menu-items'
import { menuIds, menus } from '@/lib/navigation/menus'
import { phraseSimilarity } from '@/lib/search/phrase-similarity'
import { portal } from '@/lib/server/portal'

export const similarPagesMax = 5
/** Similarity from which a menu page is offered, and from which a search result is moved to the front. */
const menuSimilarityMin = 0.6
const addressSimilarityMin = 0.5
/** Search results whose addresses are compared with the terms. */
const comparedMax = 20

export interface SimilarPage {
  title: string
  /** Root-relative Indonesian path. */
  path: string
  lang: Locale
}

const termsOf = (text: string) => fold(text).split(' ').filter(Boolean)

async function menuPages(locale: Locale): Promise<SimilarPage[]> {
  const [titles, items] = [
    await getTranslations({ locale, namespace: 'menu.titles' }),
    await getTranslations({ locale, namespace: 'menu-items' }),
  ]
  return [
    ...menus.flatMap(({ title, link }) =>
      link === null ? [] : [{ title: titles(title), path: link, lang: locale }],
    ),
    ...menuIds.flatMap((id) =>
      itemsOf(id).map(({ title, link }) => ({ title: items(title), path: link, lang: locale })),
    ),
    ...helpItems.map(({ title, link }) => ({ title: items(title), path: link, lang: locale })),
  ].filter(({ path }) => path.startsWith('/'))
}

/** Menu pages whose path, or title in either language, is similar to the terms. */
async function similarMenuPages(terms: string[], locale: Locale): Promise<SimilarPage[]> {
  const [own, ...names] = [await menuPages(locale), await menuPages('id'), await menuPages('en')]
  const scored = own.map((page, at) => {
    const phrases = [page.path, ...names.map((list) => list[at]?.title ?? '')]
    return {
      page,
      score: Math.max(...phrases.map((phrase) => phraseSimilarity(terms, termsOf(phrase)))),
    }
  })
  return scored
    .filter(({ score }) => score >= menuSimilarityMin)
    .toSorted((a, b) => b.score - a.score)
    .map(({ page }) => page)
}

/** The terms of the last part of a path, without an item's number. */
const pathTerms = (path: string) => termsOf((path.split('/').at(-1) ?? '').replace(/-\d+$/, ''))

/** Puts pages first whose address is similar to the terms: another number at its end, a typo, a missing word. */
function similarAddressesFirst(terms: string[], pages: readonly SimilarPage[]): SimilarPage[] {
  const scoreOf = (page: SimilarPage) => {
    const score = phraseSimilarity(terms, pathTerms(page.path))
    return score >= addressSimilarityMin ? score : 0
  }
  return pages
    .map((page) => ({ page, score: scoreOf(page) }))
    .toSorted((a, b) => b.score - a.score)
    .map(({ page }) => page)
}

/** What a search finds for all terms, or else for the longest one. */
async function searchResults(terms: string[], locale: Locale): Promise<SimilarPage[]> {
  const { search } = await portal()
  const longest = terms.toSorted((a, b) => b.length - a.length)[0] ?? ''
  for (const query of new Set([terms.join(' '), longest])) {
    const { data } = await search.find(
      { q: query, per_page: comparedMax, sort_by: 'relevance' },
      locale,
    )
    if (data.length > 0)
      return similarAddressesFirst(
        terms,
        data.map(({ title, path, lang }) => ({ title, path, lang })),
      )
  }
  return []
}

/**
 * At most five pages similar to an address that was not found, the most similar first. Never throws, so that the not-found page cannot
 * fail.
 * @param phrase from `addressTerms`
 */
export async function listSimilarPages(phrase: string, locale: Locale): Promise<SimilarPage[]> {
  const terms = termsOf(phrase)
  if (terms.length === 0) return []
  const lists = [similarMenuPages(terms, locale), searchResults(terms, locale)]
  const all = (await Promise.all(lists.map((list) => list.catch(() => [])))).flat()
  return [...new Map(all.toReversed().map((page) => [page.path, page])).values()]
    .toReversed()
    .slice(0, similarPagesMax)
}
