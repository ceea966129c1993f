import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { lifeEventPlanSingle } from '@/lib/schemas/life-event-plan'
import { lifeEventList, lifeEventParts, lifeEventServiceList } from '@/lib/schemas/life-events'
import { good, inEnglish, refused, type Ask } from './ask'
import { hostileQuery } from './hostile-query'

const base = '/v1/public/life-events'

/** Names in the order of the list (content facts 5). */
const names = {
  id: [
    'Administrasi Kependudukan',
    'Kelahiran',
    'Sekolah',
    'Pendidikan Tinggi',
    'Lowongan Pekerjaan',
    'Kesehatan Individu & Keluarga',
    'Pernikahan',
    'Pindah Rumah',
    'Kematian Anggota Keluarga',
    'Lanjut Usia',
    'Disabilitas',
    'Memulai Usaha',
    'Punya Kendaraan',
  ],
  en: [
    'Civil administration',
    'Birth',
    'School',
    'Higher education',
    'Job vacancies',
    'Personal and family health',
    'Marriage',
    'Moving house',
    'Death in the family',
    'Old age',
    'Disability',
    'Starting a business',
    'Owning a vehicle',
  ],
}

const hostile = hostileQuery(
  ['kategori', 'q', 'sector', 'context', 'page', 'per_page', 'sort_by', 'sort_order'],
  ['Kelahiran', 'true'],
)

export function describeLifeEvents(ask: Ask) {
  const parts = (query = '?context=navigation', init?: RequestInit) =>
    good(ask(`${base}/parts${query}`, init), lifeEventParts)
  const list = (query = '', init?: RequestInit) => good(ask(`${base}${query}`, init), lifeEventList)
  const address = (parameters: Record<string, string>) =>
    `${base}/services?${new URLSearchParams(parameters).toString()}`
  const services = (parameters: Record<string, string>, init?: RequestInit) =>
    good(ask(address(parameters), init), lifeEventServiceList)

  describe(`GET ${base}/parts`, () => {
    it('gives the life events in their order, with the fields that the menu reads and no others', async () => {
      const { data } = await parts()
      expect(data.map(({ name }) => name)).toEqual(names.id)
      for (const event of data) {
        expect(Object.keys(event).toSorted()).toEqual([
          'description',
          'id',
          'light_icon',
          'logo',
          'name',
          'plan_slug',
          'sectors',
          'title',
        ])
        expect(event.sectors.length).toBeGreaterThan(0)
      }
      expect(data[1]?.sectors).toEqual(['Akta Kelahiran', 'Kesehatan Ibu', 'Imunisasi'])
    })

    it('writes every text in English on request', async () => {
      const [indonesian, english] = [await parts(), await parts('', inEnglish)]
      expect(english.data.map(({ name }) => name)).toEqual(names.en)
      for (const [at, event] of english.data.entries()) {
        expect(event.title).not.toBe(indonesian.data[at]?.title)
        expect(event.description).not.toBe(indonesian.data[at]?.description)
      }
      expect(english.data[1]?.sectors).toEqual([
        'Birth certificate',
        'Maternal health',
        'Immunisation',
      ])
    })

    it.each(['', '?context=', '?context=home', '?context=%F0%9F%99%82'])(
      'with context %j is the same list',
      async (query) => {
        expect(await parts(query)).toEqual(await parts())
      },
    )

    it('refuses a repeated context', async () => {
      expect(
        (await refused(ask(`${base}/parts?context=a&context=b`), 400, 'VALIDATION_FAILED')).errors,
      ).toHaveProperty('context')
    })
  })

  describe(`GET ${base}`, () => {
    it('counts the services of each life event', async () => {
      const { data, meta } = await list('?per_page=20')
      expect(meta).toEqual({ total_count: 13, total_page: 1, current_page: 1, per_page: 20 })
      for (const { name, service_count: count } of data) {
        expect(count, name).toBeGreaterThan(0)
        expect((await services({ kategori: name })).meta.total_count, name).toBe(count)
      }
    })

    it('gives pages that follow each other', async () => {
      const all = (await list('?per_page=20')).data
      const second = await list('?page=2&per_page=4')
      expect(second.data).toEqual(all.slice(4, 8))
      expect(second.meta).toEqual({ total_count: 13, total_page: 4, current_page: 2, per_page: 4 })
      expect((await list('?page=9')).data).toEqual([])
    })

    it('finds words of names, texts and sectors in either language', async () => {
      expect((await list('?q=IMUNISASI')).data.map(({ name }) => name)).toEqual(['Kelahiran'])
      expect((await list('?q=birth%20certificate')).data.map(({ name }) => name)).toEqual([
        'Kelahiran',
      ])
      expect((await list('?q=xyzzy')).data).toEqual([])
      expect((await list('?q=%25')).data).toEqual([])
    })
  })

  describe(`GET ${base}/plan`, () => {
    const plan = async (slug: string, init?: RequestInit) =>
      (
        await good(
          ask(`${base}/plan?kategori=${encodeURIComponent(slug)}`, init),
          lifeEventPlanSingle,
        )
      ).data

    it('gives a plan for every life event, under the slug that the list names', async () => {
      for (const event of (await list('?per_page=20')).data) {
        const found = await plan(event.plan_slug ?? '')
        expect(found, event.name).toMatchObject({
          id: event.id,
          slug: event.plan_slug,
          name: event.name,
          title: event.title,
        })
        expect(found.steps.length).toBeGreaterThanOrEqual(4)
      }
    })

    it('says when a birth is reported at the latest and by which rule, in either language', async () => {
      const deadline = async (init?: RequestInit) =>
        (await plan('kelahiran', init)).steps.find(({ id }) => id === 'akta')?.deadline
      expect(await deadline()).toEqual({ days: 60, rule: expect.stringContaining('UU 24/2013') })
      expect(await deadline(inEnglish)).toEqual({
        days: 60,
        rule: expect.stringContaining('Law 24/2013'),
      })
    })

    it('leads to services by their addresses', async () => {
      const { steps } = await plan('kelahiran')
      const links = steps.flatMap((step) => step.links.map(({ link }) => link))
      const known = (await services({ kategori: 'Kelahiran', per_page: '100' })).data
      expect(links).toContain(`/layanan/${known[0]?.slug}`)
    })

    it.each(['sihir', 'Kelahiran', 'kelahiran-2', '__proto__'])(
      'does not know %j',
      async (slug) => {
        await refused(
          ask(`${base}/plan?kategori=${encodeURIComponent(slug)}`),
          404,
          'ITEM_NOT_FOUND',
        )
      },
    )

    it('refuses a question without a name', async () => {
      await refused(ask(`${base}/plan`), 400, 'VALIDATION_FAILED')
    })
  })

  describe('GET /kalender/{language}/rencana/{plan}.ics', () => {
    const file = (name: string, query = '') => ask(`/kalender/${name}${query}`)

    it('gives the deadlines of the chosen steps as days, and is kept nowhere', async () => {
      const response = await file(
        'id/rencana/kelahiran.ics',
        '?jawaban-1=rumah&jawaban-2=ada&jawaban-3=tidak&tanggal=2028-01-01',
      )
      expect(response.status).toBe(200)
      expect(response.headers.get('content-type')).toBe('text/calendar; charset=utf-8')
      expect(response.headers.get('cache-control')).toContain('no-store')
      expect(response.headers.get('referrer-policy')).toBe('no-referrer')
      const lines = (await response.text()).replace(/\r\n[\t ]/g, '').split('\r\n')
      expect(lines.filter((line) => line.startsWith('DTSTART'))).toEqual([
        'DTSTART;VALUE=DATE:20280102',
        'DTSTART;VALUE=DATE:20280301',
        'DTSTART;VALUE=DATE:20280212',
      ])
      expect(lines).toContain('SUMMARY:Tenggat: Urus akta kelahiran\\, NIK\\, dan KK baru')
      expect(lines.some((line) => line.includes('jawaban-3=tidak'))).toBe(true)
      expect(lines.some((line) => line.includes('tanggal='))).toBe(false)
    })

    it.each([
      ['id/rencana/kelahiran.ics', ''],
      ['id/rencana/kelahiran.ics', '?tanggal=2026-02-30'],
      ['id/rencana/kelahiran.ics', '?tanggal=1850-01-01'],
      ['id/rencana/sihir.ics', '?tanggal=2026-12-25'],
      ['id/rencana/sekolah.ics', '?tanggal=2026-12-25'],
      ['fr/rencana/kelahiran.ics', '?tanggal=2026-12-25'],
      ['id/rencana/kelahiran.txt', '?tanggal=2026-12-25'],
    ])('has no file %s%s', async (name, query) => {
      expect((await file(name, query)).status).toBe(404)
    })
  })

  describe(`GET ${base}/services`, () => {
    it('fills every sector of every life event, in the order of the sectors', async () => {
      for (const { name, sectors } of (await list('?per_page=20')).data) {
        const { data } = await services({ kategori: name, per_page: '100' })
        expect([...new Set(data.map(({ sector }) => sector))], name).toEqual(sectors)
        expect(new Set(data.map(({ id }) => id)).size, name).toBe(data.length)
      }
    })

    it.each(names.id.map((name, at) => [name, names.en[at] ?? '']))(
      'finds “%s” by its English name “%s” too, in any case',
      async (indonesian, english) => {
        const expected = (await services({ kategori: indonesian })).data.map(({ id }) => id)
        expect((await services({ kategori: english })).data.map(({ id }) => id)).toEqual(expected)
        expect(
          (await services({ kategori: ` ${indonesian.toUpperCase()} ` })).data.map(({ id }) => id),
        ).toEqual(expected)
      },
    )

    it('is written in the asked language, whatever the language of the name', async () => {
      const { data } = await services({ kategori: 'Kelahiran' }, inEnglish)
      expect(data[0]).toMatchObject({
        sector: 'Birth certificate',
        lang: 'en',
        name: 'Birth registration and birth certificate',
      })
    })

    it('takes the name with & only when it is encoded', async () => {
      expect(
        (await ask(`${base}/services?kategori=Kesehatan%20Individu%20%26%20Keluarga`)).status,
      ).toBe(200)
      await refused(
        ask(`${base}/services?kategori=Kesehatan%20Individu%20&%20Keluarga`),
        404,
        'ITEM_NOT_FOUND',
      )
    })

    it('keeps to a sector named in either language', async () => {
      const expected = (await services({ kategori: 'Kelahiran' })).data.filter(
        ({ sector }) => sector === 'Imunisasi',
      )
      expect((await services({ kategori: 'Kelahiran', sector: 'Imunisasi' })).data).toEqual(
        expected,
      )
      expect((await services({ kategori: 'Kelahiran', sector: 'immunisation' })).data).toEqual(
        expected,
      )
      expect(
        (await services({ kategori: 'Kesehatan Individu & Keluarga', sector: 'BPJS/Jaminan' }))
          .data,
      ).toHaveLength(1)
      expect((await services({ kategori: 'Kelahiran', sector: 'Beasiswa' })).data).toEqual([])
    })

    it('searches within the life event only', async () => {
      const { data } = await services({ kategori: 'Kelahiran', q: 'KELAHIRAN akta' })
      expect(data.map(({ sector }) => sector)).toContain('Akta Kelahiran')
      expect((await services({ kategori: 'Kelahiran', q: 'lowongan' })).data).toEqual([])
    })

    it('sorts by name on request, both ways', async () => {
      const event = { kategori: 'Administrasi Kependudukan', sort_by: 'name' }
      const [up, down] = [await services(event), await services({ ...event, sort_order: 'DESC' })]
      const sorted = up.data.map(({ name }) => name.toLowerCase().replace(/[^a-z0-9]+/g, ' '))
      expect(sorted).toEqual(sorted.toSorted())
      expect(down.data.map(({ id }) => id)).toEqual(up.data.map(({ id }) => id).toReversed())
    })

    it('gives pages that follow each other', async () => {
      const all = (await services({ kategori: 'Kelahiran' })).data
      const second = await services({ kategori: 'Kelahiran', page: '2', per_page: '2' })
      expect(second.data).toEqual(all.slice(2, 4))
      expect(second.meta).toMatchObject({ total_count: all.length, current_page: 2, per_page: 2 })
    })

    it.each([
      'Sihir',
      '%',
      '&',
      '__proto__',
      "'; drop table life_events; --",
      '🙂',
      'a'.repeat(3000),
    ])('knows no life event %j', async (kategori) => {
      await refused(ask(address({ kategori })), 404, 'ITEM_NOT_FOUND')
    })

    it.each(['', '?kategori=', '?kategori=%20', '?kategori=a&kategori=b', '?kategori=a%00'])(
      'refuses %j, naming the parameter',
      async (query) => {
        const { errors } = await refused(ask(`${base}/services${query}`), 400, 'VALIDATION_FAILED')
        expect(Object.keys(errors ?? {})).toEqual(['kategori'])
      },
    )
  })

  it.each(['', '/parts', '/services'])(
    'answers or refuses anything at all in the query of life-events%s, by name',
    async (path) => {
      await fc.assert(
        fc.asyncProperty(hostile, async (search) => {
          const response = await ask(`${base}${path}?${search}`)
          const text = await response.text()
          expect([200, 400, 404], text).toContain(response.status)
          expect(JSON.parse(text)).toMatchObject(
            response.status === 200 ? { data: expect.any(Array) } : { code: expect.any(String) },
          )
        }),
        { numRuns: 100 },
      )
    },
    60_000,
  )
}
