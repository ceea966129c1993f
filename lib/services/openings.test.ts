import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { weekdays } from './hours'
import {
  openingsWithinWeek,
  openingState,
  weeklyOpenings,
  weekMinute,
  weekMinutes,
} from './openings'

const officeHours = ['Senin', 'Selasa', 'Rabu', 'Kamis', 'Jumat'].map((day) => ({
  day,
  start: '08:00:00',
  end: '16:00:00',
}))
const allWeek = weekdays.map((day) => ({ day, start: '00:00:00', end: '23:59:59' }))
const stateAt = (times: typeof officeHours, moment: string) => openingState(times, new Date(moment))
const isOpenAt = (times: typeof officeHours, moment: string) => stateAt(times, moment)?.isOpen

describe('openingState', () => {
  it.each([
    ['Monday 08.00 WIB, the first minute', '2026-11-23T01:00:00Z', true],
    ['Monday 07.59 WIB', '2026-11-23T00:59:59Z', false],
    ['Friday 15.59 WIB', '2026-11-27T08:59:59Z', true],
    ['Friday 16.00 WIB, the minute of closing', '2026-11-27T09:00:00Z', false],
    ['Saturday noon WIB', '2026-11-28T05:00:00Z', false],
    ['Monday 06.30 WIB while it is still Sunday in UTC', '2026-11-22T23:30:00Z', false],
  ])('reads the clock of Asia/Jakarta: %s', (_, moment, expected) => {
    expect(isOpenAt(officeHours, moment)).toBe(expected)
  })

  it.each([
    ['before the doors open', '2026-11-23T07:00:00+07:00', { day: 0, minutes: 480, daysAhead: 0 }],
    ['in the evening', '2026-11-23T17:00:00+07:00', { day: 1, minutes: 480, daysAhead: 1 }],
    ['on a day without hours', '2026-11-28T12:00:00+07:00', { day: 0, minutes: 480, daysAhead: 2 }],
    [
      'in the last minute of the week',
      '2026-11-22T23:59:00+07:00',
      { day: 0, minutes: 480, daysAhead: 1 },
    ],
  ])('names the next opening %s', (_, moment, next) => {
    expect(stateAt(officeHours, moment)).toEqual({ isOpen: false, next, holiday: null })
  })

  it('names the time of closing while it is open', () => {
    expect(stateAt(officeHours, '2026-11-23T09:00:00+07:00')).toEqual({
      isOpen: true,
      until: { day: 0, minutes: 960, daysAhead: 0 },
    })
  })

  it('counts a week to the next opening when it is open once a week and has just closed', () => {
    const saturday = [{ day: 'Sabtu', start: '09:00:00', end: '15:00:00' }]
    expect(stateAt(saturday, '2026-11-28T15:00:00+07:00')).toEqual({
      isOpen: false,
      next: { day: 5, minutes: 540, daysAhead: 7 },
      holiday: null,
    })
  })

  it('is closed on holidays and joint leave, says why, and opens again on the next working day', () => {
    expect(stateAt(officeHours, '2026-12-24T09:00:00+07:00')).toMatchObject({
      isOpen: false,
      next: { day: 0, minutes: 480, daysAhead: 4 },
    })
    expect(stateAt(officeHours, '2026-12-25T09:00:00+07:00')).toEqual({
      isOpen: false,
      next: { day: 0, minutes: 480, daysAhead: 3 },
      holiday: { id: 'Kelahiran Yesus Kristus', en: 'Christmas Day' },
    })
    // The closing before the holiday stays, and Saturday is closed for being Saturday.
    expect(isOpenAt(officeHours, '2026-12-23T15:59:00+07:00')).toBe(true)
    expect(stateAt(officeHours, '2026-12-26T09:00:00+07:00')).toMatchObject({ holiday: null })
  })

  it('stays open on holidays where the doors stand open day and night', () => {
    expect(stateAt(allWeek, '2026-12-25T03:00:00+07:00')).toEqual({ isOpen: true, until: null })
  })

  it('closes for lunch', () => {
    const visits = [
      { day: 'Sabtu', start: '09:00:00', end: '12:00:00' },
      { day: 'Sabtu', start: '13:00:00', end: '15:00:00' },
    ]
    expect(stateAt(visits, '2026-11-28T12:30:00+07:00')).toEqual({
      isOpen: false,
      next: { day: 5, minutes: 780, daysAhead: 0 },
      holiday: null,
    })
  })

  it.each([
    ['before midnight', '2026-11-22T23:00:00+07:00', 1],
    ['after midnight', '2026-11-23T01:59:00+07:00', 0],
  ])('carries an opening over midnight and the end of the week: %s', (_, moment, daysAhead) => {
    const nightShift = [{ day: 'Minggu', start: '22:00:00', end: '02:00:00' }]
    expect(stateAt(nightShift, moment)).toEqual({
      isOpen: true,
      until: { day: 0, minutes: 120, daysAhead },
    })
    expect(isOpenAt(nightShift, '2026-11-23T02:00:00+07:00')).toBe(false)
    expect(isOpenAt(nightShift, '2026-11-22T21:59:00+07:00')).toBe(false)
  })

  it('does not close at a midnight at which the next day begins open', () => {
    const weekend = [
      { day: 'Sabtu', start: '08:00:00', end: '23:59:59' },
      { day: 'Minggu', start: '00:00:00', end: '17:00:00' },
    ]
    expect(stateAt(weekend, '2026-11-28T20:00:00+07:00')).toEqual({
      isOpen: true,
      until: { day: 6, minutes: 1020, daysAhead: 1 },
    })
  })

  it('never closes when every day is open all day', () => {
    expect(stateAt(allWeek, '2026-11-22T23:59:59+07:00')).toEqual({ isOpen: true, until: null })
    expect(stateAt(allWeek, '2026-11-25T12:00:00+07:00')).toEqual({ isOpen: true, until: null })
  })

  it('takes equal start and end for a whole day', () => {
    expect(
      isOpenAt([{ day: 'Rabu', start: '08:00:00', end: '08:00:00' }], '2026-11-26T07:59:00+07:00'),
    ).toBe(true)
    expect(
      isOpenAt([{ day: 'Rabu', start: '08:00:00', end: '08:00:00' }], '2026-11-26T08:00:00+07:00'),
    ).toBe(false)
  })

  it('knows nothing without hours', () => {
    expect(stateAt([], '2026-11-23T03:00:00Z')).toBeNull()
  })
})

describe('weekMinute', () => {
  it('counts from Monday 00.00 WIB', () => {
    expect(weekMinute(new Date('2026-11-23T00:00:00+07:00'))).toBe(0)
    expect(weekMinute(new Date('2026-11-22T23:59:00+07:00'))).toBe(weekMinutes - 1)
  })
})

describe('openings of a week', () => {
  const clock = fc
    .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
    .map(
      ([hours, minutes]) =>
        `${String(hours).padStart(2, '0')}:${String(minutes).padStart(2, '0')}:00`,
    )
  const hours = fc.array(
    fc.record({ day: fc.constantFrom(...weekdays), start: clock, end: clock }),
    { maxLength: 8 },
  )

  it('agree with the state at any minute, whatever the hours are', () => {
    fc.assert(
      fc.property(hours, fc.integer({ min: 0, max: weekMinutes - 1 }), (times, minute) => {
        const now = new Date(new Date('2026-11-23T00:00:00+07:00').getTime() + minute * 60_000)
        const covering = openingsWithinWeek(times).filter(
          ({ start, end }) => minute >= start && minute < end,
        )
        expect(covering.length).toBeLessThanOrEqual(1)
        expect(openingState(times, now)?.isOpen ?? false).toBe(covering.length === 1)
      }),
      { numRuns: 400 },
    )
  })

  it('say the truth about the next change', () => {
    fc.assert(
      fc.property(hours, fc.integer({ min: 0, max: weekMinutes - 1 }), (times, minute) => {
        const start = new Date('2026-11-23T00:00:00+07:00').getTime() + minute * 60_000
        const state = openingState(times, new Date(start))
        const change = state?.isOpen ? state.until : state?.next
        if (!state || !change) return
        const today = Math.floor(minute / 1440)
        const at = new Date(
          new Date('2026-11-23T00:00:00+07:00').getTime() +
            ((today + change.daysAhead) * 1440 + change.minutes) * 60_000,
        )
        expect(at.getTime()).toBeGreaterThan(start)
        expect(openingState(times, at)?.isOpen).toBe(!state.isOpen)
        expect(openingState(times, new Date(at.getTime() - 60_000))?.isOpen).toBe(state.isOpen)
      }),
      { numRuns: 400 },
    )
  })

  it('never touch each other', () => {
    fc.assert(
      fc.property(hours, (times) => {
        const openings = weeklyOpenings(times)
        for (const [index, { start }] of openings.entries()) {
          const before = openings[index - 1]
          if (before) expect(start).toBeGreaterThan(before.end)
        }
      }),
    )
  })
})
