import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { districtList } from '@/lib/schemas/districts'
import { informationResponse, informationList } from '@/lib/schemas/informations'
import { unitResponse, unitGroups, unitList } from '@/lib/schemas/units'
import { good, inEnglish, refused, type Ask } from './ask'
import { hostileQuery } from './hostile-query'

const hostile = hostileQuery(
  ['q', 'type', 'group', 'page', 'per_page', 'sort_by', 'sort_order'],
  ['kota', 'dinas'],
)
const wrongIds = [
  '0',
  '-1',
  '1.5',
  'abc',
  '99999999999999999999',
  '2147483648',
  '%00',
  '%E0%A4%A',
  '999999',
] as const

export function describeAbout(ask: Ask) {
  describe('GET /v1/districts', () => {
    const list = (query = '', init?: RequestInit) =>
      good(ask(`/v1/districts${query}`, init), districtList)

    it('gives the 27 regencies and cities by code, with areas that add up to the province', async () => {
      const { data, meta } = await list('?per_page=100')
      expect(meta).toEqual({ total_count: 27, total_page: 1, current_page: 1, per_page: 100 })
      expect(data.filter(({ type }) => type === 'kota')).toHaveLength(9)
      expect(data.map((item) => item.code_kemendagri)).toEqual(
        data.map((item) => item.code_kemendagri).toSorted(),
      )
      expect(data.reduce((sum, item) => sum + item.area_km2, 0)).toBeCloseTo(37_053.331, 3)
      expect(data[0]).toMatchObject({
        name: 'Kabupaten Bogor',
        capital: 'Cibinong',
        type: 'kabupaten',
        chief: null,
      })
    })

    it('names them in English on request and finds them by either name, seat or code', async () => {
      expect((await list('?q=bandung%20city', inEnglish)).data.map(({ name }) => name)).toEqual([
        'Bandung City',
      ])
      expect((await list('?q=KOTA%20bandung')).data.map((item) => item.code_kemendagri)).toEqual([
        '32.73',
      ])
      expect((await list('?q=soreang')).data.map(({ name }) => name)).toEqual(['Kabupaten Bandung'])
      expect((await list('?q=32.18')).data.map(({ name }) => name)).toEqual([
        'Kabupaten Pangandaran',
      ])
      expect((await list('?q=%25')).meta.total_count).toBe(0)
    })

    it('keeps to one kind, and to both when the kind is unknown', async () => {
      expect((await list('?type=kota')).meta.total_count).toBe(9)
      expect((await list('?type=desa')).meta.total_count).toBe(27)
    })

    it('sorts by name and by area, both ways, and pages without gaps', async () => {
      const names = (await list('?sort_by=name&per_page=100')).data.map(({ name }) => name)
      expect(names).toEqual(names.toSorted())
      const areas = (await list('?sort_by=area_km2&sort_order=DESC&per_page=100')).data.map(
        (item) => item.area_km2,
      )
      expect(areas).toEqual(areas.toSorted((a, b) => b - a))
      const all = (await list('?per_page=100')).data
      expect((await list('?page=3')).data).toEqual(all.slice(20))
      expect((await list('?page=9')).data).toEqual([])
    })
  })

  describe('GET /v1/units', () => {
    const list = (query = '', init?: RequestInit) => good(ask(`/v1/units${query}`, init), unitList)

    it('gives the apparatus by group, without internal units', async () => {
      const { data, meta } = await list('?per_page=100')
      expect(meta.total_count).toBe(data.length)
      expect([...new Set(data.map(({ group }) => group))]).toEqual(unitGroups)
      expect(data.filter(({ name }) => /super ?admin/i.test(name))).toEqual([])
      const secretariat = data.find(({ name }) => name === 'Sekretariat Daerah')
      for (const bureau of data.filter(({ group }) => group === 'biro'))
        expect(bureau.parent_id, bureau.name).toBe(secretariat?.id)
    })

    it('gives the two secretariats different duties', async () => {
      const duties = (await list('?q=sekretariat&group=sekretariat')).data.map(
        ({ description }) => description,
      )
      expect(new Set(duties).size).toBe(duties.length)
      expect(duties.length).toBeGreaterThanOrEqual(2)
    })

    it('finds units by name, short name and duty in either language', async () => {
      expect((await list('?q=disdik')).data.map(({ name }) => name)).toEqual(['Dinas Pendidikan'])
      expect((await list('?q=vehicle%20tax', inEnglish)).data.map(({ name }) => name)).toEqual([
        'Regional Revenue Agency',
      ])
      expect((await list('?q=xyzzy')).data).toEqual([])
    })

    it('keeps to one group', async () => {
      expect(
        (await list('?group=biro&per_page=100')).data.every(({ group }) => group === 'biro'),
      ).toBe(true)
    })

    it('gives one unit with its times, in both languages', async () => {
      const [first] = (await list()).data
      const id = String(first?.id)
      const indonesian = (await good(ask(`/v1/units/${id}`), unitResponse)).data
      expect(indonesian).toMatchObject(first ?? {})
      expect(indonesian.updated_at).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+07:00$/)
      expect((await good(ask(`/v1/units/${id}`, inEnglish), unitResponse)).data.name).toBe(
        'Regional Secretariat',
      )
    })

    it.each(wrongIds)('knows no unit %s', async (id) => {
      const response = await ask(`/v1/units/${id}`)
      expect([400, 404]).toContain(response.status)
    })
  })

  describe.each(['/v1/informations', '/v1/public/announcements'])('GET %s', (base) => {
    const list = (query = '', init?: RequestInit) =>
      good(ask(`${base}${query}`, init), informationList)
    const kind = base === '/v1/informations' ? 'information' : 'announcement'

    it('gives its own kind, the newest first, in both languages', async () => {
      const [{ data }, english] = [
        await list('?per_page=100'),
        await list('?per_page=100', inEnglish),
      ]
      expect(data.length).toBeGreaterThan(1)
      expect(data.every(({ category }) => category.type === kind)).toBe(true)
      const times = data.map((item) => item.created_at)
      expect(times).toEqual(times.toSorted().toReversed())
      expect(english.data.map(({ slug }) => slug)).toEqual(data.map(({ slug }) => slug))
      for (const [at, item] of english.data.entries()) {
        expect(item.lang).toBe('en')
        expect(item.title).not.toBe(data[at]?.title)
      }
    })

    it('finds words of titles and excerpts and takes wildcards literally', async () => {
      const [first] = (await list()).data
      expect(
        (await list(`?q=${encodeURIComponent(first?.title ?? '')}`)).data.map(({ id }) => id),
      ).toEqual([first?.id])
      expect((await list('?q=zzqxy')).data).toEqual([])
    })

    it('gives one with its clean text', async () => {
      for (const { id, slug, title } of (await list('?per_page=100')).data) {
        const { data } = await good(
          ask(`${base}/${kind === 'information' ? id : slug}`),
          informationResponse,
        )
        expect(data).toMatchObject({ title, status: 'PUBLISHED' })
        expect(data.content).toMatch(/^<p>/)
        expect(data.content).not.toMatch(/<(script|style|iframe)/)
      }
    })
  })

  it('does not mix up the two kinds', async () => {
    const [announcement] = (await good(ask('/v1/public/announcements'), informationList)).data
    const [information] = (await good(ask('/v1/informations'), informationList)).data
    await refused(ask(`/v1/informations/${announcement?.id}`), 404, 'ITEM_NOT_FOUND')
    await refused(ask(`/v1/public/announcements/${information?.slug}`), 404, 'ITEM_NOT_FOUND')
  })

  it.each(wrongIds)('knows no information %s', async (id) => {
    const response = await ask(`/v1/informations/${id}`)
    expect([400, 404]).toContain(response.status)
  })

  it.each(['/v1/districts', '/v1/units', '/v1/informations', '/v1/public/announcements'])(
    'answers or refuses anything at all in the query of %s, by name',
    async (path) => {
      await fc.assert(
        fc.asyncProperty(hostile, async (search) => {
          const response = await ask(`${path}?${search}`)
          const text = await response.text()
          expect([200, 400], text).toContain(response.status)
          expect(JSON.parse(text)).toMatchObject(
            response.status === 200 ? { data: expect.any(Array) } : { code: expect.any(String) },
          )
        }),
        { numRuns: 75 },
      )
    },
    60_000,
  )
}
