import { describe, expect, test } from 'vitest'
import { distanceM } from '@/lib/distance'
import { boxAround } from './distance'
import { textSimilarity } from './text-similarity'
import { radiusOf, relatedCategories } from './nearby'

describe('textSimilarity', () => {
  test('is whole for the same words in other forms and order, and none for other matters', () => {
    expect(textSimilarity('Jembatan rusak', 'rusaknya jembatan')).toBe(1)
    expect(textSimilarity('Jembatan rusak', 'Guru meminta uang')).toBe(0)
  })

  test('knows synonyms, also of two words and of the other language', () => {
    expect(textSimilarity('runtah menumpuk', 'sampah menumpuk')).toBe(1)
    expect(textSimilarity('jalan berlubang', 'pothole')).toBeGreaterThan(0.5)
  })

  test('ignores words that stand in every text', () => {
    expect(textSimilarity('yang di dan untuk', 'yang di dan untuk')).toBe(0)
    expect(textSimilarity('yang ini di jalan', 'yang ini di sekolah')).toBe(0)
  })

  test('finds a short text in a long one', () => {
    const long =
      'Lampu jalan di depan pasar sudah tiga minggu mati dan warga takut lewat pada malam hari karena gelap'
    expect(textSimilarity('lampu mati', long)).toBeGreaterThan(0.7)
  })
})

test('distances agree with the length of a degree', () => {
  const bandung = { latitude: -6.9, longitude: 107.6 }
  expect(distanceM(bandung, { ...bandung, latitude: -6.8 })).toBeCloseTo(11_119.5, 0)
  // cos 6.9° = 0.99276
  expect(distanceM(bandung, { ...bandung, longitude: 107.7 })).toBeCloseTo(11_039, 0)
  const box = boxAround(bandung, 250)
  expect(
    [
      distanceM(bandung, { ...bandung, latitude: box.north }),
      distanceM(bandung, { ...bandung, longitude: box.west }),
    ].map(Math.round),
  ).toEqual([250, 250])
})

test('related categories are looked at from both sides, with "lainnya" always', () => {
  expect(relatedCategories('kebencanaan')).toContain('infrastruktur')
  expect(relatedCategories('infrastruktur')).toContain('kebencanaan')
  expect(relatedCategories('ketenagakerjaan')).toEqual(['ketenagakerjaan', 'lainnya'])
  expect([
    radiusOf('infrastruktur', 'penerangan-jalan'),
    radiusOf('kebencanaan', 'banjir'),
    radiusOf('pendidikan', ''),
  ]).toEqual([100, 500, 250])
})
