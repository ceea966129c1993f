import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { centroidFile, outlineFile } from '@/lib/outlines/outline-file'
import { drawMap } from './outline-map'

const read = (path: string): unknown =>
  JSON.parse(readFileSync(new URL(`../../../public/data/${path}`, import.meta.url), 'utf8'))
const outlines = outlineFile.parse(read('regency-outlines.json'))

describe('outline map', () => {
  it('knows all 27 regencies and cities', () => {
    expect(outlines).toHaveLength(27)
  })

  it.each(outlines.map((outline) => [outline.name, outline] as const))(
    'places nearly all village centres of %s inside its drawing',
    (_, outline) => {
      const centres = Object.values(
        centroidFile.parse(read(`village-centroids/${outline.code}.json`)),
      )
      const { point } = drawMap([outline])
      const inside = centres.filter(([lat, lng]) => point({ lat, lng }) !== null)
      // Outlines are simplified; a few centres at the coast fall just outside.
      expect(inside.length / centres.length).toBeGreaterThan(0.97)
    },
  )

  it('draws north up and east to the right', () => {
    const square = outlineFile.parse([
      {
        code: 'x',
        name: 'x',
        path: [
          [
            [-7, 107],
            [-7, 108],
            [-6, 108],
            [-6, 107],
          ],
        ],
      },
    ])[0]
    const drawn = square && drawMap([square])
    const [northWest, southEast] = [
      drawn?.point({ lat: -6, lng: 107 }),
      drawn?.point({ lat: -7, lng: 108 }),
    ]
    expect(northWest?.x).toBeLessThan(southEast?.x ?? 0)
    expect(northWest?.y).toBeLessThan(southEast?.y ?? 0)
    expect(drawn?.point({ lat: -9, lng: 107 })).toBeNull()
  })

  it('gives back the position of a place in the drawing, to a few metres', () => {
    const drawn = drawMap(outlines)
    const place = drawn.point({ lat: -6.9025, lng: 107.6187 })
    expect(place).not.toBeNull()
    const back = drawn.position(place ?? { x: 0, y: 0 })
    expect(back.lat).toBeCloseTo(-6.9025, 4)
    expect(back.lng).toBeCloseTo(107.6187, 4)
    expect(drawn.areas).toHaveLength(27)
  })
})
