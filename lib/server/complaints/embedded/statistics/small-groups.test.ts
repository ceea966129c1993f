import { expect, test } from 'vitest'
import { withoutSmallGroups } from './small-groups'

const groups = (...counts: number[]) =>
  counts.map((count, at) => ({ id: String(at), name: String(at), count }))
const counted = (...counts: number[]) =>
  withoutSmallGroups(groups(...counts), 'Gabungan').map(({ id, count }) => [id, count])

test('groups of five and more stay in the order given, empty ones are not shown', () => {
  expect(counted(7, 0, 5, 9)).toEqual([
    ['0', 7],
    ['2', 5],
    ['3', 9],
  ])
})

test('groups under five become one row at the end', () => {
  expect(counted(2, 8, 3, 6)).toEqual([
    ['1', 8],
    ['3', 6],
    ['other', 5],
  ])
})

test('a remainder under five takes the next smallest group along, or it could be read off the total', () => {
  expect(counted(20, 1, 6, 7)).toEqual([
    ['0', 20],
    ['3', 7],
    ['other', 7],
  ])
})

test('when all together are under five only their sum is shown', () => {
  expect(counted(1, 2)).toEqual([['other', 3]])
  expect(counted()).toEqual([])
})
