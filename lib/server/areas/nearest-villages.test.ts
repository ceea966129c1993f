import { describe, expect, it } from 'vitest'
import { defaultPosition } from '@/lib/schemas/weather'
import { loadVillageIndex, villageIndex } from './nearest-villages'

describe('villageIndex', () => {
  const centres = villageIndex({ a: [-6.9, 107.6], b: [-6.9, 107.7], c: [-7.5, 107.6] })
  const codes = (long: number, lat: number, count: number) =>
    centres.nearest({ long, lat }, count).map(({ code }) => code)

  it('orders villages by distance, and gives no more than asked for', () => {
    expect(codes(107.68, -6.9, 3)).toEqual(['b', 'a', 'c'])
    expect(codes(107.61, -6.95, 2)).toEqual(['a', 'b'])
    expect(codes(107.6, -7.4, 1)).toEqual(['c'])
    expect(codes(107.6, -7.4, 9)).toHaveLength(3)
  })

  it('measures in kilometres', () => {
    expect(centres.nearest({ long: 107.6, lat: -7 }, 1)[0]?.distanceKm).toBeCloseTo(11.1, 1)
  })

  it('finds nothing in nothing', () => {
    expect(villageIndex({}).nearest(defaultPosition, 3)).toEqual([])
  })
})

describe('loadVillageIndex', () => {
  it('knows the villages of the whole province', async () => {
    const all = await loadVillageIndex()
    expect(all.nearest(defaultPosition, 6_000)).toHaveLength(5_957)
    // Citarum in Bandung Wetan, and Tegallega in the middle of Bogor.
    expect(all.nearest(defaultPosition, 1)[0]).toMatchObject({ code: '32.73.09.1003' })
    expect(all.nearest({ long: 106.816, lat: -6.595 }, 1)[0]).toMatchObject({
      code: '32.71.03.1007',
    })
  })
})
