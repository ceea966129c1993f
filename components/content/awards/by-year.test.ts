import { expect, it } from 'vitest'
import { sampleAward } from '@/tests/support/program-samples'
import { byYear } from './by-year'

it('puts neighbours of one year together and keeps the order, also where a year comes again', () => {
  const awards = [2024, 2024, 2023, 2024].map((year, at) => ({ ...sampleAward(), id: at, year }))
  expect(byYear(awards).map(({ year, awards: of }) => [year, of.map(({ id }) => id)])).toEqual([
    [2024, [0, 1]],
    [2023, [2]],
    [2024, [3]],
  ])
})
