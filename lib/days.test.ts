import { describe, expect, it } from 'vitest'
import { addDays, firstOfMonth, isDay, weekOf, weeksOfMonth } from './days'

describe('days', () => {
  it.each([
    ['2026-11-21', true],
    ['2028-02-29', true],
    ['2026-02-29', false],
    ['2026-13-01', false],
    ['2026-11-1', false],
    ['', false],
  ])('%s is a day of the calendar: %s', (text, expected) => {
    expect(isDay(text)).toBe(expected)
  })

  it('are counted across months and years', () => {
    expect([addDays('2026-12-31', 1), addDays('2028-03-01', -1)]).toEqual([
      '2027-01-01',
      '2028-02-29',
    ])
    expect([firstOfMonth('2026-01-31', 1), firstOfMonth('2026-01-31', -1)]).toEqual([
      '2026-02-01',
      '2025-12-01',
    ])
  })

  it.each(['2026-11-16', '2026-11-21', '2026-11-22'])(
    '%s lies in a week that begins on Monday the 16th',
    (day) => {
      const week = weekOf(day)
      expect([week[0], week[6], week.length]).toEqual(['2026-11-16', '2026-11-22', 7])
    },
  )

  it.each([
    ['2026-11-21', '2026-10-26', '2026-12-06', 6],
    ['2027-02-10', '2027-02-01', '2027-02-28', 4],
    ['2026-08-31', '2026-07-27', '2026-09-06', 6],
  ])('the month of %s is drawn from %s to %s in %i weeks', (day, first, last, count) => {
    const weeks = weeksOfMonth(day)
    expect([weeks[0]?.[0], weeks.at(-1)?.[6], weeks.length]).toEqual([first, last, count])
  })
})
