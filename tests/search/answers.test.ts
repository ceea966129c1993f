import type { Kysely } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { parseEnv } from '@/lib/env'
import type { Locale } from '@/lib/i18n/locales'
import { fitOf } from '@/lib/search/result-order'
import { openDatabase } from '@/lib/server/db/open'
import type { Database } from '@/lib/server/db/types'
import { refreshSearchInPieces } from '@/lib/server/search/embedded/refresh-index'
import { createSearch } from '@/lib/server/search/embedded/search'
import { readResults } from '@/lib/server/search/read-results'
import type { SearchPort } from '@/lib/server/search/port'
import { backends, type TestDatabase } from '../support/database'

/** Words that exist, whether or not a text has them. */
const existing = [
  'rabies',
  'skck',
  'ilegal',
  'pesangon',
  'kawah',
  'telat',
  'wifi',
  'yang dan di',
  'kitas',
  'pinjol',
  'umk',
  'sktm',
  'tilang',
  'sertifikat tanah',
  'paspor',
  'vaksin anak telat',
  'free wifi village internet',
  'wargi teh naon',
  'tambang ilegal',
  'gigitan anjing rabies',
  'kawah putih',
  'uang pesangon belum dibayar',
  'ngadamel ktp anyar',
  'kuburan angker',
]

/** What the portal has no page about, though it has some of the words. */
const unanswered = [
  'covid-19',
  'KITAS',
  'vaksin covid-19',
  'visa haji furoda',
  'wargi teh naon',
  'paspor hilang',
  'rumah kebakaran',
]

/** Words with two meanings, and the page that people mean. */
const meant = [
  ['bpjs mati', 'Pendaftaran Peserta Jaminan Kesehatan Nasional (JKN)', 'id'],
  ['air mati', 'Laporkan: Air Bersih', 'id'],
  ['listrik mati', 'Laporkan: Sambungan Listrik', 'id'],
  ['water outage', 'Report: Clean water', 'en'],
  ['power cut', 'Report: Electricity connection', 'en'],
  ['tetangga berisik', 'Laporkan: Gangguan Ketertiban', 'id'],
  ['cegah stunting', 'Pantau tumbuh kembang anak setiap bulan di posyandu terdekat', 'id'],
] as const

describe.each(backends)('answers on $name', ({ open }) => {
  let backend: TestDatabase
  let db: Kysely<Database>
  let search: SearchPort
  beforeAll(async () => {
    backend = await open('seeded')
    db = openDatabase(parseEnv(backend.settings))
    await refreshSearchInPieces(db)
    search = createSearch(db, {
      siteOrigin: 'https://portal.example',
      now: () => new Date('2026-11-27T00:00:00Z'),
    })
  })
  afterAll(async () => {
    await db.destroy()
    await backend.close()
  })
  const read = (query: string, locale: Locale = 'id') =>
    readResults(search, { query, exact: false }, locale)

  it('are never those of another word than the one that was typed', async () => {
    for (const query of existing)
      for (const locale of ['id', 'en'] as const)
        expect([query, (await read(query, locale)).meta.corrected]).toEqual([query, null])
  })

  it('that have some of the words only, or in passing, are called so', async () => {
    for (const query of unanswered) {
      const { best } = await read(query)
      expect([query, best.length === 0 || fitOf(best) !== 'about']).toEqual([query, true])
    }
  })

  it.each(meant)('to %s begin with %s', async (query, title, locale) => {
    const { best } = await read(query, locale)
    expect([best[0]?.title, fitOf(best)]).toEqual([title, 'about'])
  })

  it.each([
    ['perd', 'perda', 'id'],
    ['gub', 'gubernur', 'id'],
    ['gov', 'governor', 'en'],
    ['bpj', 'bpjs', 'id'],
  ] as const)('are offered for %s as %s first', async (typed, phrase, locale) => {
    expect((await search.suggest(typed, locale))[0]?.value).toBe(phrase)
  })

  it.each([
    ['trotoar', 'kategori=infrastruktur&subkategori=trotoar-dan-rambu', 'id'],
    ['pju', 'kategori=infrastruktur&subkategori=penerangan-jalan', 'id'],
    ['sampah numpuk', 'kategori=lingkungan-hidup&subkategori=sampah', 'id'],
    ['jalan berlubang', 'kategori=infrastruktur&subkategori=jalan-berlubang', 'id'],
    ['pavements', 'kategori=infrastruktur&subkategori=trotoar-dan-rambu', 'en'],
  ] as const)('to %s name what one can report', async (query, address, locale) => {
    const { best, groups } = await read(query, locale)
    const shown = [...best, ...groups.flatMap(({ items }) => items)]
    expect(shown.map(({ path }) => path)).toContain(`/aduan-warga/buat-aduan?${address}`)
  })
})
