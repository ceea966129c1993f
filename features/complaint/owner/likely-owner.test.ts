import { describe, expect, it } from 'vitest'
import type { Matter } from '@/lib/schemas/matters'
import { likelyOwner } from './likely-owner'

const matter = (key: string, level: Matter['level'], words: string[]): Matter => ({
  id: 1,
  key,
  name: key,
  group: 'roads',
  level,
  words,
  office: key,
  office_kind: null,
  bring: [],
  start: '',
  website: null,
  service: null,
  complaints: [],
  updated_at: '2026-11-26T00:00:00+07:00',
})
const lamps = [matter('lampu', 'regency', ['lampu jalan'])]
const roads = [
  matter('desa', 'village', ['jalan desa', 'gang rusak']),
  matter('kota', 'regency', ['jalan kota', 'jalan kabupaten']),
  matter('provinsi', 'province', ['jalan provinsi']),
]

describe('whose a complaint seems to be', () => {
  it('follows from a subcategory that one level alone has, whatever is written', () => {
    expect(likelyOwner(lamps, '')?.key).toBe('lampu')
    expect(likelyOwner([...lamps, ...lamps], 'Gelap sekali')?.key).toBe('lampu')
  })

  it('follows from the words where several levels have it', () => {
    expect(likelyOwner(roads, 'Jalan Kabupaten berlubang di depan pasar')?.key).toBe('kota')
    expect(likelyOwner(roads, 'Ada gang rusak')?.key).toBe('desa')
  })

  it('is nobody’s for certain otherwise, and never said of what the province owns', () => {
    expect(likelyOwner(roads, 'Jalan rusak parah')).toBeNull()
    expect(likelyOwner(roads, 'Jalan desa dan jalan kota rusak')).toBeNull()
    expect(likelyOwner(roads, 'Jalan provinsi rusak')).toBeNull()
    expect(likelyOwner([matter('p', 'province', [])], '')).toBeNull()
    expect(likelyOwner([], 'Jalan kota')).toBeNull()
  })
})
