import { describe, expect, it } from 'vitest'
import outlines from '@/public/data/regency-outlines.json'
import { drawDistricts } from './district-shapes'

describe('drawDistricts', () => {
  const drawing = drawDistricts(outlines, 900)

  it('draws all 27 regions with their number inside the drawing', () => {
    expect(new Set(drawing.shapes.map(({ code }) => code)).size).toBe(27)
    for (const { code, path, label } of drawing.shapes) {
      expect(path, code).toMatch(/^M\d+ \d+l[-\d ]+z/)
      expect(
        label.x > 0 && label.x < drawing.width && label.y > 0 && label.y < drawing.height,
        code,
      ).toBe(true)
    }
  })

  it('keeps north up and west left', () => {
    const at = (code: string) =>
      drawing.shapes.find((shape) => shape.code === code)?.label ?? { x: 0, y: 0 }
    expect(at('32.15').y).toBeLessThan(at('32.05').y) // Karawang is north of Garut
    expect(at('32.02').x).toBeLessThan(at('32.09').x) // Sukabumi is west of Cirebon
  })

  it('stays small enough to stand in a page', () => {
    expect(drawing.shapes.reduce((sum, { path }) => sum + path.length, 0)).toBeLessThan(12_000)
  })

  it('takes one ring and several parts alike, and leaves out what falls into a point', () => {
    const square = [
      [-7, 107],
      [-7, 108],
      [-6, 108],
      [-6, 107],
    ]
    const dot = [
      [-6.5, 107.5],
      [-6.5, 107.5001],
      [-6.5001, 107.5],
    ]
    const [one, many] = drawDistricts(
      [
        { code: 'a', lat: -6.5, lng: 107.5, path: [square] },
        { code: 'b', lat: -6.5, lng: 107.5, path: [[square], [dot]] },
      ],
      100,
    ).shapes
    expect(one?.path).toBe(many?.path)
  })
})
