import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { popularSearches, searchDomains, searchPage, suggestions } from '@/lib/schemas/search'
import { good, inEnglish, refused, sent, type Ask } from './ask'

const hostile = [
  '"',
  "'",
  '""""',
  '*',
  'NEAR(a b)',
  'a OR b',
  'AND',
  'NOT',
  'title:pajak',
  '(',
  ')',
  ')(',
  '^pajak',
  'pajak*',
  '-pajak',
  '+',
  ':*',
  '!pajak',
  'a & b | !c',
  "'; drop table news; --",
  '<script>alert(1)</script>',
  '&lt;b&gt;',
  '%',
  '_',
  '\\',
  '\\x00',
  '𝕂𝕋ℙ',
  'ＫＴＰ',
  'ı',
  '\u202epajak',
  '\ud83d',
  '0',
  '-1',
  '{}',
  '\u{1f600}',
  'ktp\u200b',
  '\uffff',
] as const

/** A word that nothing of the content comes near. */
const unknown = 'zzqxvw'

export function describeSearch(ask: Ask) {
  const find = (query: string, init?: RequestInit) =>
    good(ask(`/v1/search?${query}`, init), searchPage)
  const suggest = (query: string, init?: RequestInit) =>
    good(ask(`/v1/search/suggest?q=${encodeURIComponent(query)}`, init), suggestions)

  describe('GET /v1/search', () => {
    it('gives everything without words, the newest first, without highlights', async () => {
      const { data, meta } = await find('per_page=100')
      const times = data.map((item) => Date.parse(item.created_at))
      expect(times).toEqual(times.toSorted((a, b) => b - a))
      expect(meta.total_count).toBe(
        Object.values(meta.aggregations.domain).reduce((sum, count) => sum + count, 0),
      )
      expect(data.every(({ highlight }) => highlight === null)).toBe(true)
    })

    it('puts the service before the articles about it when sorted by relevance', async () => {
      const { data } = await find('q=pajak%20kendaraan&sort_by=relevance')
      expect(data[0]).toMatchObject({
        domain: 'public_service',
        title: 'Pembayaran Pajak Kendaraan Bermotor',
      })
      expect(data.some(({ domain }) => domain === 'news')).toBe(true)
    })

    it('names the tags of articles, in Indonesian whatever the language', async () => {
      for (const init of [undefined, inEnglish]) {
        const { data } = await find('q=imunisasi&per_page=20', init)
        const articles = data.filter(({ domain }) => domain === 'news')
        expect(articles.some(({ tags }) => tags.includes('imunisasi'))).toBe(true)
        expect(data.every(({ domain, tags }) => domain === 'news' || tags.length === 0)).toBe(true)
      }
    })

    it('says how well each result fits, and what it lacks', async () => {
      const { data } = await find('q=pajak%20kendaraan&sort_by=relevance')
      expect(data[0]).toMatchObject({ score: 1, missing: [] })
      const scores = data.map(({ score }) => score ?? 0)
      expect(scores).toEqual(scores.toSorted((a, b) => b - a))
      const half = await find(`q=vaksin%20${unknown}&sort_by=relevance`)
      expect(half.data.every(({ missing }) => missing.includes(unknown))).toBe(true)
      expect((await find('per_page=5')).data.every(({ score }) => score === null)).toBe(true)
    })

    it('never changes a word that exists', async () => {
      for (const q of 'rabies|skck|ilegal|pesangon|kawah|telat|wifi|yang dan di'.split('|'))
        for (const init of [undefined, inEnglish]) {
          const { meta } = await find(`q=${encodeURIComponent(q)}`, init)
          expect([q, meta.corrected, meta.near]).toEqual([q, null, []])
        }
    })

    it('sorts by date unless asked otherwise, and by title on request', async () => {
      const times = (await find('q=anak')).data.map((item) => item.created_at)
      expect(times).toEqual(times.toSorted().toReversed())
      const titles = (await find('q=anak&sort_by=title&sort_order=ASC')).data.map(({ title }) =>
        title.toLowerCase().replace(/[^a-z0-9]+/g, ' '),
      )
      expect(titles).toEqual(titles.toSorted())
    })

    it('keeps to content types, one or several, and counts them all', async () => {
      const all = await find('q=sekolah')
      const services = await find('q=sekolah&domain[]=public_service')
      const both = await find('q=sekolah&domain[]=public_service&domain=news')
      expect(new Set(services.data.map(({ domain }) => domain))).toEqual(
        new Set(['public_service']),
      )
      expect(services.meta.total_count).toBe(all.meta.aggregations.domain.public_service)
      expect(services.meta.aggregations).toEqual(all.meta.aggregations)
      expect(both.meta.total_count).toBe(
        all.meta.aggregations.domain.public_service + all.meta.aggregations.domain.news,
      )
      expect((await find('q=sekolah&domain=unknown')).data).toEqual([])
      expect(Object.keys(all.meta.aggregations.domain).sort()).toEqual([...searchDomains].sort())
    })

    it('gives pages that do not overlap, and an empty one past the end', async () => {
      const [first, second, beyond] = [
        await find('q=anak&per_page=3'),
        await find('q=anak&per_page=3&page=2'),
        await find('q=anak&per_page=3&page=9999'),
      ]
      const keys = [...first.data, ...second.data].map(({ path }) => path)
      expect(new Set(keys).size).toBe(6)
      expect(beyond.data).toEqual([])
      expect(beyond.meta.total_count).toBe(first.meta.total_count)
    })

    it('marks the words found with <strong> and nothing else', async () => {
      const { data } = await find('q=%3Cb%3Epajak%3C%2Fb%3E%20kendaraan&sort_by=relevance')
      const marked = data.flatMap(({ highlight }) => [
        ...(highlight?.title ?? []),
        ...(highlight?.content ?? []),
      ])
      expect(marked.some((html) => /<strong>[^<]*pajak kendaraan[^<]*<\/strong>/i.test(html))).toBe(
        true,
      )
      for (const html of marked) expect(html.replace(/<\/?strong>/g, '')).not.toMatch(/[<>]/)
    })

    it('names the page of a document on which the words stand, and none where there is but one', async () => {
      const pageOf = async (q: string, slug: string, init?: RequestInit) => {
        const words = encodeURIComponent(q)
        const { data } = await find(`q=${words}&domain=information&sort_by=relevance`, init)
        return data.find((item) => item.slug.startsWith(slug))?.file_page
      }
      expect(await pageOf('maklumat kesanggupan kantor', 'membaca-standar-pelayanan')).toBe(3)
      expect(await pageOf('keahlian medis petugas', 'membaca-standar-pelayanan')).toBe(2)
      expect(await pageOf('older people pregnant', 'membaca-standar-pelayanan', inEnglish)).toBe(2)
      expect(await pageOf('istilah hukum konsiderans', 'istilah-hukum')).toBeNull()
    })

    it('forgives a slip, says so, and stops on request', async () => {
      const { data, meta } = await find('q=pjak%20kendaraan&sort_by=relevance')
      expect(data[0]?.title).toBe('Pembayaran Pajak Kendaraan Bermotor')
      expect(meta.corrected).toBe('pajak kendaraan')
      expect((await find('q=kendaran&fuzziness=0')).data).toEqual([])
    })

    it('finds the same thing in either language and writes it in the asked one', async () => {
      const { data } = await find('q=vehicle%20tax&sort_by=relevance', inEnglish)
      expect(data[0]).toMatchObject({ title: 'Motor vehicle tax payment', lang: 'en' })
      expect(data[0]?.url).toMatch(/^https?:\/\/[^/]+\/en\/layanan\//)
      expect((await find('q=pajak%20kendaraan&sort_by=relevance', inEnglish)).data[0]?.id).toBe(
        data[0]?.id,
      )
    })

    it('is empty for words that nothing comes near', async () => {
      const { data, meta } = await find(`q=${unknown}`)
      expect(data).toEqual([])
      expect(meta).toMatchObject({ total_count: 0, total_page: 0, corrected: null })
    })

    it.each([
      ['id', undefined],
      ['en', inEnglish],
    ] as const)('says so when only the number is known (%s)', async (_locale, init) => {
      for (const q of ['covid-19', 'covid 19']) {
        const { data, meta } = await find(`q=${q}`, init)
        expect({ data, near: meta.near }).toEqual({ data: [], near: [] })
      }
      expect((await find('q=asdfgh', init)).meta.near).toEqual([])
    })

    it.each([
      ['id', undefined],
      ['en', inEnglish],
    ] as const)(
      'names the words that found nothing when others did (%s)',
      async (_locale, init) => {
        for (const [q, unmatched] of [
          ['covid vaksin', ['covid']],
          ['Vaksin COVID-19, zzqxvw dan covid', ['COVID-19', 'zzqxvw', 'covid']],
          ['vaksin', []],
          ['pjak kendaraan', []],
          ['pajak yang di', []],
          ['covid', []],
          ['', []],
        ] as const) {
          const { meta } = await find(`q=${encodeURIComponent(q)}`, init)
          expect(meta.unmatched, q).toEqual(unmatched)
          if (unmatched.length > 0) expect(meta.total_count, q).toBeGreaterThan(0)
        }
        const news = await find('q=covid%20vaksin&domain=news', init)
        expect(news.meta.unmatched).toEqual(['covid'])
      },
    )

    it('names words of the reader’s language that come near to those that found nothing', async () => {
      expect((await find('q=kendaran&fuzziness=0')).meta.near).toContain('kendaraan')
      expect((await find('q=kendaran&fuzziness=0', inEnglish)).meta.near).not.toContain('kendaraan')
    })

    it('answers words as long as an address may be by their beginning, and leads longer ones there', async () => {
      const long = `pajak+${'kendaraan+'.repeat(2_000)}`
      const expected = (await find(`q=${long.slice(0, 100)}`)).meta.total_count
      for (const letters of [8_000, 10_000])
        expect((await find(`q=${long.slice(0, letters)}`)).meta.total_count).toBe(expected)
      const longer = await ask(`/v1/search?q=${long.slice(0, 13_000)}`)
      expect([longer.status, longer.headers.get('location')]).toEqual([
        308,
        expect.stringMatching(/^\/v1\/search\?q=pajak\+/),
      ])
    })

    it('finds a date of the agenda once, however often it returns, and no example', async () => {
      const agendaPaths = async (query: string) =>
        (await find(`per_page=100&q=${encodeURIComponent(query)}`)).data
          .map(({ path }) => path)
          .filter((path) => path.startsWith('/agenda-jawa-barat'))
      expect(
        (await agendaPaths('hari guru nasional')).filter((path) => path.includes('Guru')),
      ).toEqual(['/agenda-jawa-barat-v2?q=Hari+Guru+Nasional'])
      expect(
        (await agendaPaths('rapat pimpinan mingguan')).filter((path) => /Rapat/i.test(path)),
      ).toEqual([])
    })

    it('refuses control characters and a repeated word parameter by name', async () => {
      await refused(ask('/v1/search?q=a%00b'), 400, 'VALIDATION_FAILED')
      await refused(ask('/v1/search?q=a&q=b'), 400, 'VALIDATION_FAILED')
    })
  })

  describe('GET /v1/search/suggest', () => {
    it('offers at most five phrases that continue what is typed', async () => {
      const found = await suggest('paj')
      expect(found.length).toBeGreaterThan(0)
      expect(found.length).toBeLessThanOrEqual(5)
      for (const { value } of found) expect(value.toLowerCase()).toContain('paj')
    })

    it('forgives a slip after the first two letters', async () => {
      expect((await suggest('lowonagn')).map(({ value }) => value.toLowerCase())).toContain(
        'lowongan kerja',
      )
      expect(await suggest('xowongan')).toEqual([])
    })

    it('speaks the asked language', async () => {
      expect((await suggest('vehi', inEnglish))[0]?.value).toBe('Vehicle tax')
    })

    it('is an empty list for nothing', async () => {
      expect(await suggest('')).toEqual([])
      expect(await good(ask('/v1/search/suggest'), suggestions)).toEqual([])
    })
  })

  describe('GET /v1/public/search/popular', () => {
    it('gives five searches that find something, in either language', async () => {
      for (const init of [undefined, inEnglish]) {
        const { data } = await good(ask('/v1/public/search/popular', init), popularSearches)
        expect(data).toHaveLength(5)
        for (const phrase of data)
          expect(
            (await find(`q=${encodeURIComponent(phrase)}`, init)).meta.total_count,
            phrase,
          ).toBeGreaterThan(0)
      }
    })
  })

  describe('hostile words', () => {
    it.each(hostile)('%j find something or nothing', async (query) => {
      const text = encodeURIComponent(query.toWellFormed())
      const { data } = await find(`q=${text}`)
      for (const { highlight } of data)
        for (const html of highlight?.title ?? [])
          expect(html.replace(/<\/?strong>/g, '')).not.toMatch(/[<>]/)
      await suggest(query.toWellFormed())
    })

    it('of any kind are answered or refused by name', async () => {
      const query = fc.oneof(
        fc.string({ unit: 'grapheme', maxLength: 120 }),
        fc.string({ unit: 'binary', maxLength: 60 }),
        fc.constantFrom(...hostile),
      )
      await fc.assert(
        fc.asyncProperty(query, async (text) => {
          for (const path of ['/v1/search', '/v1/search/suggest']) {
            expect([200, 400]).toContain(
              (await ask(`${path}?q=${encodeURIComponent(text.toWellFormed())}`)).status,
            )
          }
        }),
        { numRuns: 100 },
      )
    }, 60_000)
  })

  describe('POST /v1/public/search/queries', () => {
    const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0'
    const tell = (body: unknown, headers: Record<string, string> = {}) =>
      ask('/v1/public/search/queries', sent('POST', body, { 'user-agent': firefox, ...headers }))

    it.each([
      { words: 'ktp hilang', is_opened: false },
      { words: '', is_opened: true },
      { words: 'siti@contoh.id', is_opened: false },
    ])('takes %j, and says nothing', async (body) => {
      const response = await tell(body)
      expect([response.status, await response.text(), response.headers.get('set-cookie')]).toEqual([
        204,
        '',
        null,
      ])
    })

    it.each([[{}], [{ words: 'ktp' }], [{ words: 1, is_opened: true }], [null]])(
      'cannot read %j',
      async (body) => expect([400, 422]).toContain((await tell(body)).status),
    )

    it('takes nothing from other sites', async () => {
      await refused(
        tell({ words: 'ktp', is_opened: false }, { 'sec-fetch-site': 'cross-site' }),
        403,
        'FORBIDDEN_ORIGIN',
      )
    })
  })
}
