import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { drawAreaMap } from './area-map'
import { centroidFile, outlineFile } from './outline-file'

const read = (path: string): unknown =>
  JSON.parse(readFileSync(new URL(`../../public/data/${path}`, import.meta.url), 'utf8'))
const outlines = outlineFile.parse(read('regency-outlines.json'))
const centresOf = (code: string) => centroidFile.parse(read(`village-centroids/${code}.json`))

describe('the map of an area', () => {
  it('knows all 27 regencies and cities', () => {
    expect(outlines).toHaveLength(27)
    expect(drawAreaMap(outlines, { chosen: null }).areas).toHaveLength(27)
  })

  it.each(outlines.map(({ name, code }) => [name, code] as const))(
    'places nearly all village centres of %s inside its drawing, with its neighbours and its name',
    (_, code) => {
      const centres = Object.values(centresOf(code))
      const { point, areas } = drawAreaMap(outlines, { chosen: code })
      const inside = centres.filter(([lat, lng]) => point({ lat, lng }) !== null)
      // Outlines are simplified; a few centres at the coast fall just outside.
      expect(inside.length / centres.length).toBeGreaterThan(0.97)
      expect(areas.length).toBeGreaterThan(1)
      expect(areas.at(-1)).toMatchObject({ code, isChosen: true })
    },
  )

  it('is a close view around a place, with the names that have room and none over another', () => {
    const [lat, lng] = centresOf('32.05')['32.05.01.1001'] ?? [0, 0]
    expect(lat).toBeLessThan(0)
    const near = Array.from({ length: 12 }, (_, at) => ({
      name: `Desa nomor ${at}`,
      lat: lat + at * 0.001,
      lng,
    }))
    const { places, scale, point } = drawAreaMap(outlines, {
      chosen: '32.05',
      centre: { lat, lng },
      places: near,
    })
    expect(point({ lat, lng })).toEqual({ x: 210, y: 140 })
    expect(places[0]?.name).toBe('Desa nomor 0')
    const rows = places.map(({ y }) => y).toSorted((a, b) => a - b)
    expect(places.length).toBeLessThan(near.length)
    for (const [at, y] of rows.entries())
      if (at > 0) expect(y - (rows[at - 1] ?? 0)).toBeGreaterThanOrEqual(12)
    expect(scale.kilometres).toBe(2)
  })

  it('has a scale that is a round distance and fits into the drawing', () => {
    for (const chosen of [null, ...outlines.map(({ code }) => code)]) {
      const { scale, width } = drawAreaMap(outlines, { chosen })
      expect([0.5, 1, 2, 5, 10, 20, 50]).toContain(scale.kilometres)
      expect(scale.length).toBeGreaterThan(width / 20)
      expect(scale.length).toBeLessThan(width / 3)
    }
  })

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
    ])
    const { point } = drawAreaMap(square, { chosen: 'x' })
    const [northWest, southEast] = [point({ lat: -6, lng: 107 }), point({ lat: -7, lng: 108 })]
    expect(northWest?.x).toBeLessThan(southEast?.x ?? 0)
    expect(northWest?.y).toBeLessThan(southEast?.y ?? 0)
    expect(point({ lat: -9, lng: 107 })).toBeNull()
  })

  it('gives back the position of a place in the drawing, to a few hundred metres of the province', () => {
    const drawn = drawAreaMap(outlines, { chosen: null })
    const place = drawn.point({ lat: -6.9025, lng: 107.6187 })
    expect(place).not.toBeNull()
    const back = drawn.position(place ?? { x: 0, y: 0 })
    expect(back.lat).toBeCloseTo(-6.9025, 2)
    expect(back.lng).toBeCloseTo(107.6187, 2)
  })
})
