import 'server-only'
import { getTranslations } from 'next-intl/server'
import { fold } from '@/lib/fold'
import type { Locale } from '@/lib/i18n/locales'
import { helpItems, itemsOf } from '@/lib/navigation/menu-items'
import { menuIds, menus } from '@/lib/navigation/menus'
import { nearness } from '@/lib/search/near-phrases'
import { portal } from '@/lib/server/portal'

/** Most pages that are offered. */
export const nearPagesMax = 5
/** Nearness from which a page of the menus is offered, and from which one that a search finds comes before the others. */
const pageNear = 0.6
const addressNear = 0.5
/** Best finds of a search whose addresses are compared with the words; the search alone looks at everything, by its index. */
const comparedMax = 20

export interface NearPage {
  title: string
  /** Root-relative Indonesian path. */
  path: string
  lang: Locale
}

const wordsOf = (text: string) => fold(text).split(' ').filter(Boolean)

async function menuPages(locale: Locale): Promise<NearPage[]> {
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

/** Pages of the menus whose path, or whose name in either language, is near to the words. */
async function nearMenuPages(words: string[], locale: Locale): Promise<NearPage[]> {
  const [own, ...names] = [await menuPages(locale), await menuPages('id'), await menuPages('en')]
  const scored = own.map((page, at) => {
    const phrases = [page.path, ...names.map((list) => list[at]?.title ?? '')]
    return { page, score: Math.max(...phrases.map((phrase) => nearness(words, wordsOf(phrase)))) }
  })
  return scored
    .filter(({ score }) => score >= pageNear)
    .toSorted((a, b) => b.score - a.score)
    .map(({ page }) => page)
}

/** The words of the last part of a path, without the number of an item. */
const pathWords = (path: string) => wordsOf((path.split('/').at(-1) ?? '').replace(/-\d+$/, ''))

/** Those first whose address is near to the words: a changed number at its end, a slip, a word that was left out. */
function nearAddressesFirst(words: string[], pages: readonly NearPage[]): NearPage[] {
  const scoreOf = (page: NearPage) => {
    const score = nearness(words, pathWords(page.path))
    return score >= addressNear ? score : 0
  }
  return pages
    .map((page) => ({ page, score: scoreOf(page) }))
    .toSorted((a, b) => b.score - a.score)
    .map(({ page }) => page)
}

/** What a search finds for the words, or for the longest of them when all together find nothing. */
async function found(words: string[], locale: Locale): Promise<NearPage[]> {
  const { search } = await portal()
  const longest = words.toSorted((a, b) => b.length - a.length)[0] ?? ''
  for (const query of new Set([words.join(' '), longest])) {
    const { data } = await search.find(
      { q: query, per_page: comparedMax, sort_by: 'relevance' },
      locale,
    )
    if (data.length > 0)
      return nearAddressesFirst(
        words,
        data.map(({ title, path, lang }) => ({ title, path, lang })),
      )
  }
  return []
}

/**
 * At most five pages near to the words of an address that leads nowhere, the nearest first. Never throws: a page that helps must not fail.
 * @param phrase as `addressWords` makes it
 */
export async function listNearPages(phrase: string, locale: Locale): Promise<NearPage[]> {
  const words = wordsOf(phrase)
  if (words.length === 0) return []
  const lists = [nearMenuPages(words, locale), found(words, locale)]
  const all = (await Promise.all(lists.map((list) => list.catch(() => [])))).flat()
  return [...new Map(all.toReversed().map((page) => [page.path, page])).values()]
    .toReversed()
    .slice(0, nearPagesMax)
}
