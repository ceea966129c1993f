import 'server-only'
import { getTranslations } from 'next-intl/server'
import { fold } from '@/lib/fold'
import type { Locale } from '@/lib/i18n/locales'
import { helpItems, itemsOf } from '@/lib/navigation/menu-items'
import { menuIds, menus } from '@/lib/navigation/menus'
import { phraseSimilarity } from '@/lib/search/phrase-similarity'
import { portal } from '@/lib/server/portal'

export const similarPagesMax = 3
/** Similarity from which a menu page is offered, and from which a search result is moved to the front. */
const menuSimilarityMin = 0.6
const addressSimilarityMin = 0.5
/** Share of the best result's score from which a result with another address is offered; it then holds every term, as it was typed. */
const resultScoreMin = 0.5
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

const addressSimilarity = (terms: string[], { path }: SimilarPage) =>
  phraseSimilarity(terms, pathTerms(path))

/**
 * What a search finds for all terms, or else for the longest one: similar addresses first, then those that hold every term. One term of
 * several has to stand in the title: a page that holds it somewhere is not what was looked for.
 */
async function searchResults(terms: string[], locale: Locale): Promise<SimilarPage[]> {
  const { search } = await portal()
  const longest = terms.toSorted((a, b) => b.length - a.length)[0] ?? ''
  const whole = terms.join(' ')
  for (const query of new Set([whole, longest])) {
    const { data, meta } = await search.find(
      { q: query, per_page: comparedMax, sort_by: 'relevance' },
      locale,
    )
    const near = data
      .map((page) => {
        const similarity = addressSimilarity(terms, page)
        const holdsAll = meta.corrected === null && page.missing.length === 0
        return {
          page,
          similarity: similarity >= addressSimilarityMin ? similarity : 0,
          isMeant:
            page.domain !== 'complaint' &&
            holdsAll &&
            (query === whole || termsOf(page.title).includes(query)) &&
            page.passing.length === 0 &&
            (page.score ?? 0) >= resultScoreMin,
        }
      })
      .filter(({ similarity, isMeant }) => similarity > 0 || isMeant)
      .toSorted((a, b) => b.similarity - a.similarity)
    if (near.length > 0)
      return near.map(({ page: { title, path, lang } }) => ({ title, path, lang }))
  }
  return []
}

/**
 * At most three pages similar to an address that was not found, the most similar first. Never throws, so that the not-found page cannot
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
