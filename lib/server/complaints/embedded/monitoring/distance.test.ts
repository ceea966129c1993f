import { expect, it } from 'vitest'
import { boxAround, nearbyCells } from './distance'

const cells = (latitude: number, longitude: number, distance: number) =>
  nearbyCells(boxAround({ latitude, longitude }, distance)).map(
    (cell) => `${cell.latitude}/${cell.longitude}`,
  )

it('are one cell in its middle, and all that a box touches at its edges', () => {
  expect(cells(-6.9, 107.6, 250)).toEqual(['-690/10760'])
  expect(cells(-6.905, 107.6, 250)).toEqual(['-691/10760', '-690/10760'])
  expect(cells(-6.905, 107.605, 250)).toHaveLength(4)
  expect(cells(-6.9, 107.6, 1_032)).toHaveLength(9)
})

it('are those on either side of a half, however it is rounded', () => {
  const at = { south: -6.905, north: -6.905, west: 107.605, east: 107.605 }
  expect(nearbyCells(at)).toHaveLength(4)
})
