import { expect, test } from 'vitest'
import { shadeOf, shadesOf } from './region-shades'

test('three shades of equal width begin at five', () => {
  const shades = shadesOf([30, 6])
  expect(shades).toEqual([
    { from: 5, until: 9 },
    { from: 10, until: 19 },
    { from: 20, until: null },
  ])
  expect([4, 5, 9, 10, 19, 20, 30].map((count) => shadeOf(count, shades))).toEqual([
    -1, 0, 0, 1, 1, 2, 2,
  ])
})

test('counts close together get fewer shades, never two of the same width', () => {
  expect(shadesOf([6])).toEqual([{ from: 5, until: null }])
  expect(shadesOf([9])).toEqual([
    { from: 5, until: 5 },
    { from: 6, until: null },
  ])
  expect(shadesOf([])).toEqual([{ from: 5, until: null }])
})
