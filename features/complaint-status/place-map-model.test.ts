import { describe, expect, it } from 'vitest'
import { ringsOf } from '@/lib/outlines/rings'
import { drawPlace } from './place-map-model'

const square = ringsOf([
  [-6, 107],
  [-6, 108],
  [-7, 108],
  [-7, 107],
])

describe('drawPlace', () => {
  it('puts the middle of a region into the middle of the drawing, north up', () => {
    const drawn = drawPlace(square, { lat: -6.5, lng: 107.5 })
    expect(drawn?.pin).toEqual({ x: 210, y: 95 })
    expect(drawPlace(square, { lat: -6.1, lng: 107.5 })?.pin?.y).toBeLessThan(95)
  })

  it('draws regions of several parts', () => {
    expect(drawPlace([...square, ...square], null)?.path.match(/M/g)).toHaveLength(2)
  })

  it('sets no pin for a place outside the drawing, and draws nothing without an outline', () => {
    expect(drawPlace(square, { lat: 3, lng: 98 })?.pin).toBeNull()
    expect(drawPlace([], null)).toBeNull()
  })
})
