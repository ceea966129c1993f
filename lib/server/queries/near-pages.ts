import 'server-only'
import { getTranslations } from 'next-intl/server'
import { fold } from '@/lib/fold'
import type { Locale } from '@/lib/i18n/locales'
import { helpItems, itemsOf } from '@/lib/navigation/menu-items'
import { menuIds, menus } from '@/lib/navigation/menus'
import { nearness } from '@/lib/search/near-phrases'
import type { Portal } from '@/lib/server/contract'
import { portal } from '@/lib/server/portal'

/** Most pages that are offered. */
export const nearPagesMax = 5
/** Nearness from which a page of the menus, and from which a title, is offered. */
const pageNear = 0.6
const titleNear = 0.5
/** How long the addresses of all content are remembered, milliseconds. */
const rememberedMs = 60_000

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

type Kind = 'news' | 'services' | 'archives'
const folders: Record<Kind, string> = {
  news: '/berita',
  services: '/layanan',
  archives: '/arsip-dan-dokumen',
}
const kinds: Kind[] = ['news', 'services', 'archives']

interface Address {
  kind: Kind
  slug: string
}

let remembered: { at: number; addresses: Promise<Address[]> } | undefined

/** Addresses of all content, read at most once a minute: a program that tries addresses must not make the database list everything each time. */
async function allAddresses(sources: Portal): Promise<Address[]> {
  if (!remembered || Date.now() - remembered.at > rememberedMs) {
    const addresses = Promise.all(
      kinds.map(async (kind) => (await sources[kind].slugs()).map(({ slug }) => ({ kind, slug }))),
    ).then((lists) => lists.flat())
    remembered = { at: Date.now(), addresses }
    addresses.catch(() => (remembered = undefined))
  }
  return remembered.addresses
}

async function titled(
  sources: Portal,
  { kind, slug }: Address,
  locale: Locale,
): Promise<NearPage[]> {
  const path = `${folders[kind]}/${slug}`
  if (kind === 'services') {
    const service = await sources.services.bySlug(slug, locale)
    return service ? [{ title: service.service_name, path, lang: service.lang }] : []
  }
  const item =
    kind === 'news'
      ? await sources.news.bySlug(slug, locale)
      : await sources.archives.bySlug(slug, locale)
  return item ? [{ title: item.title, path, lang: item.lang }] : []
}

/** Content whose address is near to the words: a changed number at its end, a slip, a word that was left out. */
async function nearContent(sources: Portal, words: string[], locale: Locale): Promise<NearPage[]> {
  // Comparing letter by letter is dear; only addresses that hold the beginning of one of the words are worth it.
  const starts = words.map((word) => word.slice(0, 5))
  const scored = (await allAddresses(sources))
    .filter(({ slug }) => starts.some((start) => slug.includes(start)))
    .map((address) => ({
      address,
      score: nearness(words, address.slug.replace(/-\d+$/, '').split('-')),
    }))
    .filter(({ score }) => score >= titleNear)
    .toSorted((a, b) => b.score - a.score)
    .slice(0, nearPagesMax)
  return (await Promise.all(scored.map(({ address }) => titled(sources, address, locale)))).flat()
}

/** What a search finds for the words, or for the longest of them when all together find nothing. */
async function found(sources: Portal, words: string[], locale: Locale): Promise<NearPage[]> {
  const longest = words.toSorted((a, b) => b.length - a.length)[0] ?? ''
  for (const query of new Set([words.join(' '), longest])) {
    const { data } = await sources.search.find(
      { q: query, per_page: nearPagesMax, sort_by: 'relevance' },
      locale,
    )
    if (data.length > 0) return data.map(({ title, path, lang }) => ({ title, path, lang }))
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
  const sources = await portal()
  const lists = [
    nearMenuPages(words, locale),
    nearContent(sources, words, locale),
    found(sources, words, locale),
  ]
  const all = (await Promise.all(lists.map((list) => list.catch(() => [])))).flat()
  return [...new Map(all.toReversed().map((page) => [page.path, page])).values()]
    .toReversed()
    .slice(0, nearPagesMax)
}
