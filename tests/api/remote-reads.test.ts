import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { parseEnv } from '@/lib/env'
import { locales, type Locale } from '@/lib/i18n/locales'
import { aboutKeys } from '@/lib/schemas/about'
import { archiveTopics } from '@/lib/schemas/archives'
import { feedbackQuery } from '@/lib/schemas/feedback-index'
import { searchDomains } from '@/lib/schemas/search'
import { callRead, collectionReads } from '@/lib/server/content/collections'
import type { Portal } from '@/lib/server/contract'
import type { SitemapEntry } from '@/lib/server/sitemap/port'
import { addressesOf } from '../support/sitemap-addresses'
import { openEmbeddedPortal } from '@/lib/server/embedded/open'
import { openRemoteTest, siteOrigin, type RemoteTest } from './remote-portal'

let test: RemoteTest
let embedded: Portal
beforeAll(async () => {
  test = await openRemoteTest()
  embedded = await openEmbeddedPortal(
    parseEnv({ ...test.upstreamSettings, SITE_ORIGIN: siteOrigin }),
  )
})
afterAll(async () => {
  await embedded.close()
  await test.close()
})

/** As each backend orders them for itself. */
const slugsOf = (entries: readonly SitemapEntry[]) => entries.map(({ slug }) => slug).toSorted()

type Read = (portal: Portal, locale: Locale) => Promise<unknown>

/** Everything that pages and routes read, also what has no page of the contract. */
const reads: Record<string, Read> = {
  areas: (portal) =>
    portal.areas.list({ depth: 3, parent_code_kemendagri: '32.73', q: '', page: 1, per_page: 100 }),
  'news list': (portal, locale) =>
    portal.news.list(
      { page: 2, per_page: 9, cat: ['ekonomi', 'sosial'], sort_by: 'title', sort_order: 'ASC' },
      locale,
    ),
  'news popular': (portal, locale) =>
    portal.news.list({ per_page: 5, sort_by: 'views', sort_order: 'DESC' }, locale),
  'news banner': (portal, locale) => portal.news.banner(locale),
  'news headline': (portal, locale) => portal.news.headline(locale),
  'news tags': (portal, locale) => portal.news.tags('wisata', locale),
  'popular tags': (portal, locale) => portal.news.popularTags(10, locale),
  'tag by name': (portal, locale) => portal.news.tagByName('PARIWISATA', locale),
  'unknown tag': (portal, locale) => portal.news.tagByName('antariksa', locale),
  'news addresses': async (portal) => slugsOf(await addressesOf(portal.news.sitemap)),
  services: (portal, locale) => portal.services.list({ q: 'pajak', is_free: false }, locale),
  'services page': (portal, locale) =>
    portal.services.list(
      { paginated: true, page: 2, per_page: 10, availability: 'ONLINE' },
      locale,
    ),
  'service facets': (portal) => portal.services.facets({ cat: 'Kesehatan', service_user: 'Umum' }),
  'service categories': (portal, locale) => portal.services.categories(locale),
  'popular services': (portal, locale) => portal.services.popular(undefined, locale),
  'service slugs': async (portal) => slugsOf(await portal.services.slugs()),
  'life event parts': (portal, locale) => portal.lifeEvents.parts(locale),
  'life events': (portal, locale) => portal.lifeEvents.list({ per_page: 100 }, locale),
  'unknown life event': (portal, locale) => portal.lifeEvents.byName('Antariksa', locale),
  'services of an unknown life event': (portal, locale) =>
    portal.lifeEvents.services('Antariksa', {}, locale),
  'quick accesses': (portal, locale) =>
    portal['quick-accesses'].list({ is_active: true, per_page: 8 }, locale),
  infographics: (portal, locale) => portal.home.infographics({ is_active: true }, locale),
  alerts: (portal, locale) => portal.alerts.current(locale),
  districts: (portal, locale) => portal.districts.list({ per_page: 100, type: 'kota' }, locale),
  units: (portal, locale) => portal.units.list({ per_page: 100 }, locale),
  informations: (portal, locale) => portal.informations.list('information', {}, locale),
  announcements: (portal, locale) => portal.informations.list('announcement', {}, locale),
  awards: (portal, locale) => portal.awards.list({ cat: ['olahraga'] }, locale),
  programmes: (portal, locale) => portal.programs.list({}, locale),
  'one programme': (portal, locale) => portal.programs.byId(1, locale),
  flags: (portal) => portal.flags.all(),
  'super app': (portal, locale) => portal.pageTexts.superApp(locale),
  overview: (portal, locale) => portal.pageTexts.overview(locale),
  'archive categories': (portal, locale) => portal.archives.categories(locale),
  'archive years': async (portal) => [
    await portal.archives.years(null),
    await portal.archives.years(archiveTopics[0]),
  ],
  'archive addresses': async (portal) => slugsOf(await addressesOf(portal.archives.sitemap)),
  'addresses of informations and announcements': async (portal) =>
    (await addressesOf(portal.informations.sitemap))
      .map(({ category, slug }) => `${category}/${slug}`)
      .toSorted(),
  'finance years': (portal) => portal.finance.years(),
  'finance report': (portal, locale) => portal.finance.report({}, locale),
  'finance of a whole year': (portal, locale) =>
    portal.finance.report({ isComplete: true }, locale),
  'finance of no year': (portal, locale) => portal.finance.report({ year: 1999 }, locale),
  events: (portal, locale) => portal.events.list({ per_page: 20, group: ['Umum'] }, locale),
  'event calendar': (portal, locale) => portal.events.calendar({}, locale),
  search: (portal, locale) =>
    portal.search.find({ q: 'pajak kendaraan', sort_by: 'relevance' }, locale),
  'search of some types': (portal, locale) =>
    portal.search.find({ q: 'bandung', domain: [searchDomains[1]], page: 2, per_page: 3 }, locale),
  'search for nothing known': (portal, locale) => portal.search.find({ q: 'xyzzyq' }, locale),
  suggestions: (portal, locale) => portal.search.suggest('paj', locale),
  'popular searches': (portal, locale) => portal.search.popular(locale),
  visits: (portal) =>
    portal.visits.statistics({ period: 'week', start_date: '2026-10-01', end_date: '2026-11-01' }),
  'complaint categories': (portal, locale) => portal.complaints.categories(locale),
  'complaint sub-categories': (portal, locale) =>
    portal.complaints.subcategories('infrastruktur', locale),
  'public complaints': (portal, locale) =>
    portal.monitoring.list({ per_page: 20, sort_by: 'updated_at' }, locale),
  'complaints of other systems': (portal, locale) =>
    portal.openRequests.list({ page: 1, pageSize: 20 }, locale),
  'portal index': (portal) => portal.feedback.index(),
  'answers of the survey': (portal) => portal.feedback.list(feedbackQuery.parse({})),
  "officers' list": (portal) => portal.handling.list({ order: 'due', is_late: '1' }),
}

describe.each(locales)(
  'what a portal reads from a provincial API in %s is what that one reads itself:',
  (locale) => {
    const same = async (read: Read) =>
      expect(await read(test.portal, locale)).toEqual(await read(embedded, locale))

    it.each(Object.entries(reads))('%s', async (_, read) => same(read))
    it.each(aboutKeys)('text about %s', async (key) =>
      same((portal) => portal.about.text(key, locale)),
    )

    it.each(collectionReads)('$kind, $name', async (read) => {
      const questions = { page: [{}], list: [], item: [1], current: [] }[read.form]
      await same((portal) => callRead(portal, read, ...questions, locale))
    })

    it('every article, service, document, event, announcement and life event with its texts', async () => {
      const [articles, services, documents] = [
        (await addressesOf(embedded.news.sitemap)).slice(0, 12),
        (await embedded.services.slugs()).slice(0, 12),
        (await addressesOf(embedded.archives.sitemap)).slice(0, 12),
      ]
      for (const { slug } of articles) await same((portal) => portal.news.bySlug(slug, locale))
      for (const { slug } of services) await same((portal) => portal.services.bySlug(slug, locale))
      // The file itself stays where it is.
      for (const { slug } of documents)
        await same(async (portal) => ({
          ...(await portal.archives.bySlug(slug, locale)),
          source: null,
        }))
      for (const { id } of (await embedded.events.list({ per_page: 5 }, locale)).data)
        await same((portal) => portal.events.byId(id, locale))
      for (const kind of ['information', 'announcement'] as const) {
        for (const { slug, id } of (await embedded.informations.list(kind, {}, locale)).data.slice(
          0,
          4,
        )) {
          await same((portal) => portal.informations.bySlug(kind, slug, locale))
          await same((portal) => portal.informations.byId(kind, id, locale))
        }
      }
      for (const { name, plan_slug: slug } of await embedded.lifeEvents.parts('en')) {
        await same((portal) => portal.lifeEvents.byName(name.toUpperCase(), locale))
        await same((portal) => portal.lifeEvents.services(name, { per_page: 100 }, locale))
        await same((portal) => portal.lifeEvents.plan(slug ?? '', locale))
      }
    })
  },
)

describe('what visitors do', () => {
  const caller = (name: string) => ({ browserId: name.repeat(32), ip: '203.0.113.7' })

  it('readings count once per browser, by the way the API names', async () => {
    const slug = (await addressesOf(embedded.news.sitemap))[0]?.slug ?? ''
    const views = async () => (await embedded.news.counters(slug))?.views ?? 0
    const before = await views()
    expect(await test.portal.news.countView(slug, caller('a'))).toMatchObject({ views: before + 1 })
    expect(await test.portal.news.countView(slug, caller('a'))).toMatchObject({ views: before + 1 })
    expect(await test.portal.news.countView(slug, caller('b'))).toMatchObject({ views: before + 2 })
    expect(await test.portal.news.counters(slug)).toMatchObject({ views: await views() })
    expect(await test.portal.news.countView('tidak-ada-1', caller('a'))).toBeNull()
  })

  it('shares and visits are counted there', async () => {
    const [item] = (await embedded.news.list({ per_page: 1 }, 'id')).data
    expect([
      await test.portal.news.countShare(item?.id ?? 0),
      await test.portal.news.countShare(999_999),
    ]).toEqual([true, false])
    expect((await embedded.news.counters(item?.slug ?? ''))?.shared).toBe((item?.shared ?? 0) + 1)
    await test.portal.visits.count({ ip: '203.0.113.7', userAgent: 'Mozilla/5.0 Firefox/150.0' })
  })
})
