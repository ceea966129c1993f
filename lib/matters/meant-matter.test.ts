import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { meantMatter, openingWord, possibleOpenings } from './meant-matter'
import sideWords from './side-words.json'

const folder = join('lib', 'server', 'seed', 'content', 'matters')
const rows = z.array(
  z.object({
    key: z.string(),
    words: z.object({ id: z.array(z.string()), en: z.array(z.string()) }),
  }),
)
const matters = readdirSync(folder).flatMap((name) =>
  rows
    .parse(JSON.parse(readFileSync(join(folder, name), 'utf8')))
    .map(({ key, words }) => ({ key, words: [...words.id, ...words.en] })),
)
const meant = (query: string) => meantMatter(query, matters)?.key ?? null

describe('the matter that words name', () => {
  it.each([
    ['SIM', 'sim'],
    ['perpanjang SIM online', 'sim'],
    ['syarat bikin sim c', 'sim'],
    ['nyieun SIM', 'sim'],
    ['SKCK', 'skck'],
    ['cara membuat skck di Garut', 'skck'],
    ['paspor hilang', 'paspor'],
    ['biaya paspor', 'paspor'],
    ['passport renewal', 'paspor'],
    ['sertifikat tanah', 'sertifikat-tanah'],
    ['sertipikat tanah hilang', 'sertifikat-tanah'],
    ['KITAS', 'kitas'],
    ['surat keterangan tidak mampu', 'sktm'],
    ['SKTM', 'sktm'],
    ['nikah di KUA', 'nikah-kua'],
    ['daftar nikah', 'nikah-kua'],
    ['pinjol', 'pinjol'],
    ['lapor pinjol ilegal', 'pinjol'],
    ['UMK Karawang', 'umk'],
    ['pesangon', 'pesangon'],
    ['kena PHK', 'pesangon'],
    ['bpjs mati', 'bpjs-kesehatan'],
    ['NPWP', 'npwp'],
    ['bayar PBB', 'pbb'],
    ['listrik padam', 'listrik'],
    ['air PDAM mati', 'pdam'],
    ['cerai', 'cerai'],
    ['BPJS Ketenagakerjaan', 'bpjs-ketenagakerjaan'],
    ['tilang elektronik', 'tilang'],
    ['kartu kuning', 'kartu-kuning'],
    ['driving licence', 'sim'],
    ['police record', 'skck'],
    ['divorce', 'cerai'],
    ['KTP hilang di Garut', 'ktp'],
    ['ktpna leungit', 'ktp'],
  ])('%s: %s', (query, key) => {
    expect(meant(query)).toBe(key)
    // Only matters with one of these are read.
    const found = matters.find((matter) => matter.key === key)?.words.map(openingWord)
    expect(possibleOpenings(query).some((word) => found?.includes(word))).toBe(true)
  })

  it.each([
    'sim card',
    'paspor vaksin hewan',
    'simulasi',
    'covid-19',
    'jalan rusak',
    'nikah massal gratis dari perusahaan swasta',
    'gubernur',
    'lagu pinjol',
    'cara',
    '',
    '???',
    'bandung',
    'museum gedung sate',
    'sertifikat vaksin',
    'surat',
    'a b c d e f g h i j k l m n sim',
  ])('nothing for certain: %s', (query) => expect(meant(query)).toBeNull())

  it('is none of two that fit alike, and the one that covers more', () => {
    const two = [
      { key: 'a', words: ['surat jalan'] },
      { key: 'b', words: ['surat jalan'] },
      { key: 'c', words: ['surat jalan dinas'] },
    ]
    expect(meantMatter('surat jalan', two)).toBeNull()
    expect(meantMatter('surat jalan dinas', two)?.key).toBe('c')
  })

  it('takes no word that names a matter for one that says nothing', () => {
    const side = new Set(Object.values(sideWords).flat())
    const own = matters.flatMap(({ words }) => words.filter((word) => side.has(word)))
    expect(own).toEqual([])
  })
})
