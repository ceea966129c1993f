import { agendaAddress } from '@/lib/address/lists/agenda-address'
import { archiveAddress } from '@/lib/address/lists/archive-address'
import { financeAddress } from '@/lib/address/lists/finance-address'
import { lifeEventsPath } from '@/lib/address/lists/life-event-address'
import { matterAddress } from '@/lib/address/lists/matter-address'
import { newsAddress } from '@/lib/address/lists/news-address'
import { programAddress } from '@/lib/address/lists/program-address'
import { searchAddress } from '@/lib/address/lists/search-address'
import { serviceAddress } from '@/lib/address/lists/service-address'
import {
  aboutPaths,
  developersPath,
  overviewPath,
  pledgePath,
  publicInformationPath,
} from '@/lib/address/paths'
import { defaultLocale, type Locale, localePath, locales } from '@/lib/i18n/locales'
import { textsReviewedOn } from '@/lib/page-feedback/reviewed-on'
import type { AboutKey } from '@/lib/schemas/about'
import { informationKinds } from '@/lib/schemas/informations'
import { itemId } from '@/lib/schemas/item-id'
import type {
  AboutPort,
  ArchivesPort,
  EventsPort,
  FinancePort,
  InformationsPort,
  LifeEventsPort,
  NewsPort,
  PageTextsPort,
  ProgramsPort,
  ServicesPort,
} from '@/lib/server/content/ports'

/** What is asked about an item to know the version of its page. */
export interface ContentReader {
  news: Pick<NewsPort, 'bySlug'>
  services: Pick<ServicesPort, 'bySlug'>
  lifeEvents: Pick<LifeEventsPort, 'plan'>
  archives: Pick<ArchivesPort, 'bySlug'>
  informations: Pick<InformationsPort, 'bySlug'>
  events: Pick<EventsPort, 'byId'>
  programs: Pick<ProgramsPort, 'byId' | 'list'>
  about: Pick<AboutPort, 'text'>
  pageTexts: Pick<PageTextsPort, 'overview' | 'superApp'>
  finance: Pick<FinancePort, 'report'>
}

type Changed = { updated_at: string } | null
type Read = (reader: ContentReader, locale: Locale) => Promise<Changed>
type Item = (reader: ContentReader, name: string, locale: Locale) => Promise<Changed>

/**
 * Text of messages, or a list of many items: the day that statements print as the one of their review. The items of a list change one by one, and what
 * readers say about all of them would begin anew each time; a report says when it came.
 */
const text: Read = () => Promise.resolve({ updated_at: textsReviewedOn })
const about =
  (key: AboutKey): Read =>
  ({ about: port }, locale) =>
    port.text(key, locale)

/** Pages by their path. */
const single: Readonly<Record<string, Read>> = {
  [aboutPaths.index]: text,
  [aboutPaths.vision]: about('vision'),
  [aboutPaths.plan]: about('plan'),
  [aboutPaths.programs]: async ({ programs }, locale) => {
    const { last_updated: last } = (await programs.list({ cat: [] }, locale)).meta
    return last === null ? null : { updated_at: last }
  },
  [aboutPaths.emblem]: about('emblem'),
  [aboutPaths.history]: about('history'),
  [aboutPaths.leaders]: about('leaders'),
  [aboutPaths.structure]: about('structure'),
  [aboutPaths.units]: text,
  [aboutPaths.districts]: text,
  [overviewPath]: ({ pageTexts }, locale) => pageTexts.overview(locale),
  '/sapawarga': ({ pageTexts }, locale) => pageTexts.superApp(locale),
  [financeAddress.path]: ({ finance }, locale) => finance.report({}, locale),
  [matterAddress.path]: text,
  [publicInformationPath]: text,
  '/aksesibilitas': text,
  '/kebijakan-privasi': text,
  '/ketentuan': text,
  [pledgePath]: text,
  [developersPath]: text,
  '/tentang-portal': text,
  '/umpan': text,
}

const service: Item = ({ services }, slug, locale) => services.bySlug(slug, locale)

/** Pages of one item each: what stands before and behind its name in the address. */
const ofItems: readonly [before: string, after: string, read: Item][] = [
  [`${newsAddress.path}/`, '', ({ news }, slug, locale) => news.bySlug(slug, locale)],
  [`${serviceAddress.path}/`, '', service],
  [`${serviceAddress.path}/`, '/standar', service],
  [`${lifeEventsPath}/`, '', ({ lifeEvents }, slug, locale) => lifeEvents.plan(slug, locale)],
  [`${archiveAddress.path}/`, '', ({ archives }, slug, locale) => archives.bySlug(slug, locale)],
  ...informationKinds.map((kind): [string, string, Item] => [
    `${searchAddress.path}/${kind}/`,
    '',
    ({ informations }, slug, locale) => informations.bySlug(kind, slug, locale),
  ]),
  // No other parameters belong to the address: a day or a theme shows the same item.
  [
    `${agendaAddress.path}?${agendaAddress.params.event.name}=`,
    '',
    ({ events }, id, locale) => events.byId(Number(id), locale),
  ],
  [
    `${financeAddress.path}?${financeAddress.params.year.name}=`,
    '',
    async ({ finance }, year, locale) => {
      const report = await finance.report({ year: Number(year) }, locale)
      // A portal that does not know the year as one shows the latest.
      return report?.year === Number(year) ? report : null
    },
  ],
  [
    `${programAddress.path}?${programAddress.params.openId.name}=`,
    '',
    ({ programs }, id, locale) => programs.byId(Number(id), locale),
  ],
]

/** Longest name of an item in an address, characters as they are sent. */
const nameMaxLength = 400

/** The name of an item as it is asked for; null unless it is written the one way in which pages link to it. */
function itemName(written: string, before: string): string | null {
  if (written === '' || written.length > nameMaxLength) return null
  if (before.endsWith('=')) return itemId(written) === null ? null : written
  try {
    const name = decodeURIComponent(written)
    return !/\p{Cc}|\p{Cs}/u.test(name) && encodeURIComponent(name) === written ? name : null
  } catch {
    return null
  }
}

/** What is written in an address as browsers send it, and safe in a header. */
const sentAddress = /^[\w\-.~!$&'()*+,;=:@/?%]{1,2000}$/

/** The address that a reader comes back to: the page as it was shown; the page itself where that is no address of it. */
export function shownAddress({ address }: Pick<ContentPage, 'address'>, shown = ''): string {
  const [own, given] = [address, shown].map((each) => each.split('?', 1)[0])
  return own === given && sentAddress.test(shown) ? shown : address
}

const isOfItem = (item: object, name: string) => !('slug' in item) || item.slug === name

export interface ContentPage {
  /** Path without language. */
  path: string
  locale: Locale
  /** The address by which it is known, for the way back to it. */
  address: string
  /** When its content was last changed; null when there is no such page. */
  version(reader: ContentReader): Promise<string | null>
}

/** How the item of a path is asked for. */
function readerOf(path: string): Read | null {
  const read = Object.hasOwn(single, path) ? single[path] : undefined
  if (read) return read
  for (const [before, after, item] of ofItems) {
    if (!path.startsWith(before) || !path.endsWith(after)) continue
    const name = itemName(path.slice(before.length, path.length - after.length), before)
    if (name === null) continue
    return async (reader, locale) => {
      const found = await item(reader, name, locale)
      return found && isOfItem(found, name) ? found : null
    }
  }
  return null
}

/**
 * The content page of an address, `/en/berita/judul`; null for lists, forms, complaints, search, the home page and everything that is no page.
 * Nothing is looked up until its version is asked for, and then one item by its key.
 */
export function contentPage(address: string): ContentPage | null {
  const locale =
    locales.find((each) => each !== defaultLocale && address.startsWith(`/${each}/`)) ??
    defaultLocale
  const path = locale === defaultLocale ? address : address.slice(locale.length + 1)
  const read = readerOf(path)
  return (
    read && {
      path,
      locale,
      address: localePath(locale, path),
      version: async (reader) => (await read(reader, locale))?.updated_at || null,
    }
  )
}
