import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { nearestCode, outlineAt } from './area-at'
import { centroidFile, outlineFile } from '@/lib/outlines/outline-file'

const read = (path: string): unknown => JSON.parse(readFileSync(`public/data/${path}`, 'utf8'))
const outlines = outlineFile.parse(read('regency-outlines.json'))

describe('the area of a position', () => {
  it.each([
    ['Gedung Sate', -6.9025, 107.6187, '32.73'],
    ['Kebun Raya Bogor', -6.5976, 106.7996, '32.71'],
    ['Alun-alun Garut', -7.2167, 107.9, '32.05'],
    ['Pangandaran', -7.69, 108.65, '32.18'],
  ])('finds the regency or city of %s', (_, lat, lng, code) => {
    expect(outlineAt({ lat, lng }, outlines)?.code).toBe(code)
  })

  it('finds none out at sea', () => {
    expect(outlineAt({ lat: -8.4, lng: 107.5 }, outlines)).toBeNull()
  })

  it('finds a village of the same regency', () => {
    const centres = centroidFile.parse(read('village-centroids/32.73.json'))
    expect(nearestCode({ lat: -6.9025, lng: 107.6187 }, centres)).toMatch(/^32\.73\./)
    const [code, [lat, lng]] = Object.entries(centres)[7] ?? ['', [0, 0]]
    expect(nearestCode({ lat: lat + 0.0005, lng }, centres)).toBe(code)
    expect(nearestCode({ lat: -6.9, lng: 107.6 }, {})).toBeNull()
  })
})
