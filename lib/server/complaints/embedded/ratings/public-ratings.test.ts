import { describe, expect, test } from 'vitest'
import { noRatings } from '@/lib/schemas/complaint-ratings'
import { publicRatings, type RatingSums } from './public-ratings'

const naming = {
  names: new Map([
    ['a', 'Air'],
    ['j', 'Jalan'],
  ]),
  smallGroups: 'Gabungan',
}
const sums = (
  month: string,
  category: string,
  [one, two, three, four, five]: [number, number, number, number, number],
): RatingSums => ({
  month,
  category_id: category,
  rating_1: one,
  rating_2: two,
  rating_3: three,
  rating_4: four,
  rating_5: five,
})

describe('ratings for everybody', () => {
  test('have a mean, each face, and categories by number', () => {
    const rows = [sums('2026-10', 'a', [1, 0, 0, 0, 4]), sums('2026-10', 'j', [2, 2, 2, 2, 2])]
    expect(publicRatings(rows, naming)).toEqual({
      ratings: 15,
      mean: 3.4,
      by_rating: [3, 2, 2, 2, 6].map((count, at) => ({ rating: at + 1, count })),
      by_category: [
        { id: 'j', name: 'Jalan', ratings: 10, mean: 3 },
        { id: 'a', name: 'Air', ratings: 5, mean: 4.2 },
      ],
      by_month: [{ month: '2026-10', ratings: 15, mean: 3.4 }],
    })
  })

  test('show no number of a month with fewer than five, alone or out of a sum', () => {
    const rows = [sums('2026-11', 'a', [4, 0, 0, 0, 0]), sums('2026-10', 'a', [0, 0, 0, 0, 5])]
    expect(publicRatings(rows, naming)).toMatchObject({
      ratings: 5,
      mean: 5,
      by_category: [{ id: 'a', ratings: 5, mean: 5 }],
      by_month: [
        { month: '2026-10', ratings: 5 },
        { month: '2026-11', ratings: null, mean: null },
      ],
    })
    expect(publicRatings(rows.slice(0, 1), naming)).toEqual({
      ...noRatings,
      by_month: [{ month: '2026-11', ratings: null, mean: null }],
    })
  })

  test('join small categories with the mean of what is joined', () => {
    const rows = [
      sums('2026-10', 'a', [0, 0, 0, 0, 9]),
      sums('2026-10', 'j', [3, 0, 0, 0, 0]),
      sums('2026-10', 'k', [0, 2, 0, 0, 0]),
    ]
    expect(publicRatings(rows, naming).by_category).toEqual([
      { id: 'a', name: 'Air', ratings: 9, mean: 5 },
      { id: 'other', name: 'Gabungan', ratings: 5, mean: 1.4 },
    ])
  })

  test('forget a month whose examples were removed', () => {
    expect(publicRatings([sums('2026-10', 'a', [0, 0, 0, 0, 0])], naming)).toEqual(noRatings)
  })
})
