import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { listMeta } from '@/lib/schemas/list'
import { popularServiceList, serviceAudiences } from '@/lib/schemas/popular-services'
import {
  availabilities,
  serviceCategories,
  serviceDetail,
  serviceFacets,
  serviceItem,
  serviceUsers,
} from '@/lib/schemas/services'
import { openingState } from '@/lib/services/openings'
import { good, inEnglish, refused, type Ask } from './ask'
import { hostileQuery } from './hostile-query'

const base = '/v1/public/master-data-publications'
const services = z.object({
  data: z.array(serviceItem),
  meta: z.object({
    total_count: z.number().int(),
    last_updated: z.string().nullable(),
    static_count: z.number().int(),
  }),
})
const categories = z.object({
  data: z.array(
    z.object({ name: z.enum(serviceCategories), label: z.string(), count: z.number().int() }),
  ),
})
const questions = z.array(z.object({ question: z.string(), answer: z.string() }))
const detail = z.object({
  data: serviceDetail.extend({
    faq: z.object({
      is_active: z.union([z.literal(0), z.literal(1)]),
      items: questions,
      Items: questions,
    }),
  }),
})

const facets = z.object({ data: serviceFacets })
const popularPath = '/v1/public/popular-services'

const hostile = hostileQuery(
  [
    'q',
    'cat',
    'cat[]',
    'type',
    'availability',
    'service_user',
    'is_free',
    'open',
    'sort_by',
    'sort_order',
    'page',
    'per_page',
    'audience',
  ],
  ['Kesehatan', 'ONLINE', '1', 'wargi'],
)

export function describeServices(ask: Ask) {
  const list = (query = '', init?: RequestInit) => good(ask(`${base}${query}`, init), services)

  describe(`GET ${base}`, () => {
    it('lists every service by name, from A to Z', async () => {
      const { data, meta } = await list()
      const names = data.map(({ name }) => name.toLowerCase().replace(/[^a-z0-9]+/g, ' '))
      expect(meta).toMatchObject({ total_count: data.length, static_count: data.length })
      expect(meta.last_updated).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+07:00$/)
      expect(names).toEqual(names.toSorted())
    })

    it('gives pages only when asked for', async () => {
      const { data, meta } = await list('?page=2&per_page=5')
      expect(data).toEqual((await list()).data.slice(5, 10))
      expect(meta.total_count).toBe((await list()).data.length)
      expect(listMeta.safeParse(meta).success || meta.static_count > 0).toBe(true)
    })

    it('keeps to a category, and counts it without the keyword', async () => {
      const all = await list('?cat=Kesehatan')
      const some = await list('?cat=Kesehatan&q=imunisasi')
      expect(new Set(all.data.map((service) => service.portal_category))).toEqual(
        new Set(['Kesehatan']),
      )
      expect(some.meta.static_count).toBe(all.data.length)
      expect(some.meta.total_count).toBeGreaterThan(0)
      expect(some.meta.total_count).toBeLessThan(all.data.length)
    })

    it.each(availabilities)('keeps to availability %s', async (availability) => {
      const { data } = await list(`?availability=${availability}`)
      expect(data.length).toBeGreaterThan(0)
      expect(new Set(data.map((service) => service.availability))).toEqual(new Set([availability]))
    })

    it.each(serviceUsers)('keeps to services for %s', async (user) => {
      const { data } = await list(`?service_user=${encodeURIComponent(user)}`)
      expect(data).toEqual((await list()).data.filter((service) => service.service_user === user))
    })

    it('keeps to what costs nothing', async () => {
      const { data } = await list('?is_free=1')
      expect(data.length).toBeGreaterThan(0)
      expect(data).toEqual((await list()).data.filter((service) => service.is_free))
    })

    it('keeps to what is open at this minute in Jakarta', async () => {
      const { data } = await list()
      const hours = new Map<string, boolean[]>()
      const judge = async () => {
        for (const { slug, availability } of data) {
          const { operational_times: times, hours_kind: kind } = (
            await good(ask(`${base}/slug/${slug}`), detail)
          ).data
          const isOpen =
            availability !== 'NOT_OPERATED' &&
            kind !== 'form' &&
            (openingState(times, new Date())?.isOpen ?? false)
          hours.set(slug, [...(hours.get(slug) ?? []), isOpen])
        }
      }
      await judge()
      const open = new Set((await list('?open=1')).data.map(({ slug }) => slug))
      await judge()
      // A service whose doors move while the test asks proves nothing.
      for (const [slug, [before, after]] of hours)
        if (before === after) expect(open.has(slug), slug).toBe(before)
      expect(open.size).toBeGreaterThan(0)
    })

    it.each([
      'availability=MAYBE',
      'service_user=Naga',
      'is_free=perhaps',
      'open=',
      'sort_by=body',
      'sort_order=sideways',
      'type=x',
    ])('%s asks for all of them', async (query) => {
      expect((await list(`?${query}`)).meta.total_count).toBe((await list()).meta.total_count)
    })

    it.each([
      'q=a&q=b',
      'cat=a&cat[]=b',
      'availability=ONLINE&availability=OFFLINE',
      'open=1&open=0',
    ])('refuses the repeated parameter of %s', async (query) => {
      await refused(ask(`${base}?${query}`), 400, 'VALIDATION_FAILED')
    })

    it('derives availability from operator and technique', async () => {
      for (const { slug, availability } of (await list()).data) {
        const { operator_status: operator, technical } = (
          await good(ask(`${base}/slug/${slug}`), detail)
        ).data
        expect(availability, slug).toBe(
          operator === 'Tidak Aktif' ? 'NOT_OPERATED' : technical.toUpperCase(),
        )
      }
    })

    it('finds words of name, description and keywords in either language', async () => {
      const indonesian = await list('?q=AKTA%20kelahiran')
      expect(indonesian.data.map(({ name }) => name.toLowerCase()).join()).toContain('kelahiran')
      expect((await list('?q=birth%20certificate')).data.map(({ id }) => id)).toEqual(
        expect.arrayContaining(indonesian.data.slice(0, 1).map(({ id }) => id)),
      )
      expect((await list('?q=xyzzy')).data).toEqual([])
    })

    it('turns the order round and sorts by date on request', async () => {
      expect((await list('?sort_by=name&sort_order=DESC')).data[0]).toEqual(
        (await list()).data.at(-1),
      )
      const times = (await list('?sort_by=updated_at')).data.map((service) => service.updated_at)
      expect(times).toEqual(times.toSorted().toReversed())
    })

    it('writes names in English on request', async () => {
      const [indonesian, english] = [await list(), await list('', inEnglish)]
      expect(english.data).toHaveLength(indonesian.data.length)
      for (const service of english.data) expect(service.lang).toBe('en')
      expect(english.data[0]?.name).not.toBe(indonesian.data[0]?.name)
    })

    it('is empty for an unknown category', async () => {
      expect((await list('?cat=Olahraga')).data).toEqual([])
    })
  })

  describe(`GET ${base}/facets`, () => {
    const countsOf = async (query = '') => (await good(ask(`${base}/facets${query}`), facets)).data
    const total = async (query: string) => (await list(`?${query}`)).meta.total_count

    it('counts what each choice would show', async () => {
      const { availability, service_user: users, is_free: free, open } = await countsOf()
      expect(availability.map(({ value }) => value)).toEqual([...availabilities])
      for (const { value, count } of availability)
        expect(count, value).toBe(await total(`availability=${value}`))
      for (const { value, count } of users)
        expect(count, value).toBe(await total(`service_user=${encodeURIComponent(value)}`))
      expect(free).toBe(await total('is_free=1'))
      expect(open).toBeLessThanOrEqual(await total(''))
    })

    it('obeys words, category and every other choice, but not its own', async () => {
      const counts = await countsOf('?cat=Kesehatan&availability=ONLINE&is_free=1')
      for (const { value, count } of counts.availability)
        expect(count, value).toBe(await total(`cat=Kesehatan&is_free=1&availability=${value}`))
      for (const { value, count } of counts.service_user)
        expect(count, value).toBe(
          await total(
            `cat=Kesehatan&availability=ONLINE&is_free=1&service_user=${encodeURIComponent(value)}`,
          ),
        )
      expect(counts.is_free).toBe(await total('cat=Kesehatan&availability=ONLINE&is_free=1'))
      expect(await countsOf('?q=xyzzy')).toMatchObject({ is_free: 0, open: 0 })
    })
  })

  describe(`GET ${popularPath}`, () => {
    const popular = (query = '', init?: RequestInit) =>
      good(ask(`${popularPath}${query}`, init), popularServiceList)

    it('gives three for each audience, each leading to a service', async () => {
      const { data } = await popular()
      expect(data.map(({ audience }) => audience)).toEqual(
        serviceAudiences.flatMap((audience) => [audience, audience, audience]),
      )
      const slugs = new Set((await list()).data.map(({ slug }) => `/layanan/${slug}`))
      for (const { link, title } of data) expect(slugs.has(link), title).toBe(true)
    })

    it.each(serviceAudiences)('keeps to the audience %s', async (audience) => {
      expect((await popular(`?audience=${audience}`)).data).toEqual(
        (await popular()).data.filter((service) => service.audience === audience),
      )
    })

    it('writes in English on request', async () => {
      const [indonesian, english] = [await popular(), await popular('', inEnglish)]
      expect(english.data.map(({ id, link }) => [id, link])).toEqual(
        indonesian.data.map(({ id, link }) => [id, link]),
      )
      for (const [at, service] of english.data.entries())
        expect(service.title).not.toBe(indonesian.data[at]?.title)
    })

    it('gives all nine for an empty audience and refuses an unknown or repeated one', async () => {
      expect((await popular('?audience=')).data).toHaveLength(9)
      expect(
        (await refused(ask(`${popularPath}?audience=wisatawan`), 400, 'VALIDATION_FAILED')).errors,
      ).toHaveProperty('audience')
      await refused(ask(`${popularPath}?audience=wargi&audience=usaha`), 400, 'VALIDATION_FAILED')
    })
  })

  it.each([base, `${base}/facets`, popularPath])(
    '%s answers or refuses anything at all in the query, by name',
    async (path) => {
      await fc.assert(
        fc.asyncProperty(hostile, async (search) => {
          const response = await ask(`${path}?${search}`)
          const text = await response.text()
          expect([200, 400], text).toContain(response.status)
          expect(JSON.parse(text)).toHaveProperty(response.status === 200 ? 'data' : 'code')
        }),
        { numRuns: 60 },
      )
    },
    60_000,
  )

  it('answers a hostile slug with 404', async () => {
    for (const slug of ['%00', '..%2f..%2fetc', '%27%3b--', 'a'.repeat(500), '%E0%A4%A']) {
      expect([400, 404], slug).toContain((await ask(`${base}/slug/${slug}`)).status)
    }
  })

  describe(`GET ${base}/categories`, () => {
    it('names the nine categories in their order with counts that add up', async () => {
      const { data } = await good(ask(`${base}/categories`), categories)
      expect(data.map(({ name }) => name)).toEqual([...serviceCategories])
      expect(data.reduce((sum, { count }) => sum + count, 0)).toBe((await list()).data.length)
    })

    it('labels them in English without changing the names', async () => {
      const { data } = await good(ask(`${base}/categories`, inEnglish), categories)
      expect(data[2]).toMatchObject({ name: 'Kesehatan', label: 'Health' })
    })
  })

  describe(`GET ${base}/slug/{slug}`, () => {
    it('gives every service in both languages, with questions under both spellings', async () => {
      for (const { slug } of (await list()).data) {
        for (const init of [undefined, inEnglish]) {
          const { data } = await good(ask(`${base}/slug/${slug}`, init), detail)
          expect(data.faq.Items).toEqual(data.faq.items)
          expect(data.content).toMatch(/<p>/)
          expect(data.content).not.toMatch(/<script|javascript:| on[a-z]+=/i)
        }
      }
    })

    it('knows no other', async () => {
      await refused(ask(`${base}/slug/tidak-ada-1`), 404, 'ITEM_NOT_FOUND')
    })
  })
}
