import { describe, expect, it } from 'vitest'
import { labelPoint } from './label-point'

const box = (west: number, north: number, size: number) => [
  { x: west, y: north },
  { x: west + size, y: north },
  { x: west + size, y: north + size },
  { x: west, y: north + size },
]

describe('roomyPoint', () => {
  it('is the middle of a plain shape', () => {
    expect(labelPoint([box(0, 0, 48)])).toEqual({ x: 24, y: 24 })
  })

  it('keeps out of a hole', () => {
    const point = labelPoint([box(0, 0, 100), box(30, 30, 40)])
    expect(point && point.x > 30 && point.x < 70 && point.y > 30 && point.y < 70).toBe(false)
  })

  it('knows no place in nothing', () => {
    expect(labelPoint([])).toBeNull()
    expect(
      labelPoint([
        [
          { x: 1, y: 1 },
          { x: 1, y: 1 },
        ],
      ]),
    ).toBeNull()
  })
})
