import { describe, expect, it } from 'vitest'
import {
  endOfDay,
  jakartaClock,
  jakartaDay,
  jakartaTime,
  jakartaTimeOn,
  midnightOf,
  noonOf,
  startOfDay,
  timeZone,
} from './jakarta'

describe('Jakarta time', () => {
  it('begins its days seven hours before Greenwich', () => {
    expect(jakartaDay(new Date('2026-11-20T16:59:59Z'))).toBe('2026-11-20')
    expect(jakartaDay(new Date('2026-11-20T17:00:00Z'))).toBe('2026-11-21')
    expect([startOfDay('2026-11-21'), endOfDay('2026-11-21')]).toEqual([
      '2026-11-20T17:00:00.000Z',
      '2026-11-21T16:59:59.999Z',
    ])
  })

  it.each([2026, 2030])('is what the zone says, in every month of %i', (year) => {
    const wallClock = new Intl.DateTimeFormat('sv-SE', {
      timeZone,
      dateStyle: 'short',
      timeStyle: 'medium',
    })
    for (let month = 0; month < 12; month += 1) {
      const time = new Date(Date.UTC(year, month, 15, 20, 15, 30))
      expect(jakartaClock(time).toISOString().slice(0, 19).replace('T', ' ')).toBe(
        wallClock.format(time),
      )
    }
  })

  it('is written with its offset and without parts of a second', () => {
    expect(jakartaTime('2026-11-20T18:04:05.678Z')).toBe('2026-11-21T01:04:05+07:00')
    expect([jakartaTimeOn('2026-11-21', '08:30:00'), jakartaTimeOn('2026-11-21')]).toEqual([
      '2026-11-21T08:30:00+07:00',
      '2026-11-21T00:00:00+07:00',
    ])
  })

  it('has its midnight and noon on the day that is meant', () => {
    expect(
      [midnightOf('2026-11-21'), noonOf('2026-11-21')].map((moment) => jakartaDay(moment)),
    ).toEqual(['2026-11-21', '2026-11-21'])
  })
})
