import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays } from '@/lib/days'
import { visitPeriods, visitRangeDaysMax, visitStatisticsQuery } from '@/lib/schemas/visits'
import { daysBetween, visitRange } from './visit-range'

const today = '2026-11-22'

describe('visitRange', () => {
  it.each([
    ['day', '2026-10-24', today],
    ['week', '2026-08-31', today],
    ['month', '2025-12-01', today],
  ] as const)('shows the usual number of whole periods by %s', (period, from, until) => {
    expect(visitRange({ period, from: null, until: null }, today, '2020-01-01')).toEqual({
      period,
      from,
      until,
      isCoarser: false,
      isShortened: false,
    })
  })

  it('begins with the first period that anything is known of, unless days are asked for', () => {
    expect(visitRange({ period: 'month', from: null, until: null }, today, '2026-10-11').from).toBe(
      '2026-10-01',
    )
    expect(
      visitRange({ period: 'month', from: '2026-07-15', until: null }, today, '2026-10-11').from,
    ).toBe('2026-07-01')
  })

  it('ends today at the latest, and takes a range of the future for today', () => {
    expect(
      visitRange({ period: 'day', from: '2026-11-20', until: '2030-01-01' }, today, null),
    ).toMatchObject({ from: '2026-11-20', until: today })
    expect(
      visitRange({ period: 'day', from: '2029-01-01', until: '2030-01-01' }, today, null),
    ).toMatchObject({ from: today, until: today })
  })

  it('shows long ranges by longer periods and cuts what is longer than one answer', () => {
    expect(
      visitRange({ period: 'day', from: '2026-01-01', until: null }, today, null),
    ).toMatchObject({ period: 'week', isCoarser: true, isShortened: false })
    expect(
      visitRange({ period: 'day', from: '1999-01-01', until: null }, today, null),
    ).toMatchObject({ period: 'month', isCoarser: true, isShortened: true })
  })

  it('never asks for more than one answer holds', () => {
    const day = fc.integer({ min: -40_000, max: 4_000 }).map((count) => addDays(today, count))
    const filters = fc.record({
      period: fc.constantFrom(...visitPeriods),
      from: fc.option(day),
      until: fc.option(day.filter((each) => each >= '2005-01-01')),
    })
    fc.assert(
      fc.property(filters, fc.option(day), (requested, first) => {
        const { period, from, until } = visitRange(requested, today, first)
        expect(daysBetween(from, until)).toBeGreaterThanOrEqual(1)
        expect(daysBetween(from, until)).toBeLessThanOrEqual(visitRangeDaysMax)
        expect(until <= today).toBe(true)
        expect(
          visitStatisticsQuery.safeParse({ period, start_date: from, end_date: until }).success,
        ).toBe(true)
      }),
    )
  })
})
