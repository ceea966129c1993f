import { millisecondsInDay } from 'date-fns/constants'
import { describe, expect, it } from 'vitest'
import { ageOf, readingMinutes } from './dates'

const now = new Date('2026-11-21T10:00:00+07:00')
const before = (ms: number) => new Date(now.getTime() - ms)

describe('ageOf', () => {
  it.each([
    [59_000, { unit: 'seconds', count: 59 }],
    [60_000, { unit: 'minutes', count: 1 }],
    [59 * 60_000, { unit: 'minutes', count: 59 }],
    [60 * 60_000, { unit: 'hours', count: 1 }],
    [86_399_000, { unit: 'hours', count: 23 }],
  ])('switches units at 60: %i ms', (ms, expected) => {
    expect(ageOf(before(ms), now)).toEqual(expected)
  })

  it('leaves a day and more, and the future, to a date', () => {
    expect(ageOf(before(millisecondsInDay), now)).toBeNull()
    expect(ageOf(before(-1), now)).toBeNull()
  })
})

describe('readingMinutes', () => {
  it('counts words, not markup, and never says zero', () => {
    expect(readingMinutes('<p>halo</p>')).toBe(1)
    expect(readingMinutes(`<p>${'<strong>kata</strong> '.repeat(600)}</p>`)).toBe(3)
  })
})
