import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { listMeta } from '@/lib/schemas/list'
import { availabilities, serviceCategories, serviceDetail, serviceItem } from '@/lib/schemas/services'
import { good, inEnglish, refused, type Ask } from './ask'

const base = '/v1/public/master-data-publications'
const services = z.object({
  data: z.array(serviceItem),
  meta: z.object({ total_count: z.number().int(), last_updated: z.string().nullable(), static_count: z.number().int() }),
})
const categories = z.object({ data: z.array(z.object({ name: z.enum(serviceCategories), label: z.string(), count: z.number().int() })) })
const questions = z.array(z.object({ question: z.string(), answer: z.string() }))
const detail = z.object({ data: serviceDetail.extend({ faq: z.object({ is_active: z.union([z.literal(0), z.literal(1)]), items: questions, Items: questions }) }) })

export function servicesConformance(ask: Ask) {
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
      expect(new Set(all.data.map((service) => service.portal_category))).toEqual(new Set(['Kesehatan']))
      expect(some.meta.static_count).toBe(all.data.length)
      expect(some.meta.total_count).toBeGreaterThan(0)
      expect(some.meta.total_count).toBeLessThan(all.data.length)
    })

    it.each(availabilities)('keeps to availability %s', async (availability) => {
      const { data } = await list(`?availability=${availability}`)
      expect(data.length).toBeGreaterThan(0)
      expect(new Set(data.map((service) => service.availability))).toEqual(new Set([availability]))
    })

    it('derives availability from operator and technique', async () => {
      for (const { slug, availability } of (await list()).data) {
        const { operator_status: operator, technical } = (await good(ask(`${base}/slug/${slug}`), detail)).data
        expect(availability, slug).toBe(operator === 'Tidak Aktif' ? 'NOT_OPERATED' : technical.toUpperCase())
      }
    })

    it('finds words of name, description and keywords in either language', async () => {
      const indonesian = await list('?q=AKTA%20kelahiran')
      expect(indonesian.data.map(({ name }) => name.toLowerCase()).join()).toContain('kelahiran')
      expect((await list('?q=birth%20certificate')).data.map(({ id }) => id)).toEqual(expect.arrayContaining(indonesian.data.slice(0, 1).map(({ id }) => id)))
      expect((await list('?q=xyzzy')).data).toEqual([])
    })

    it('turns the order round and sorts by date on request', async () => {
      expect((await list('?sort_by=name&sort_order=DESC')).data[0]).toEqual((await list()).data.at(-1))
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
