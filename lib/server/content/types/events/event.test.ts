import { describe, expect, it } from 'vitest'
import { statusAt } from '@/lib/agenda/event-status'
import { eventOf, type StoredEvent } from './event'
import { eventFile, type EventFile } from './event-file'
import { events } from './type'

const row = { id: 1000, date: '2026-11-21', start_hour: '08:00:00', end_hour: '10:00:00' }
const event = eventFile.parse({
  id: 1,
  on: { example: [{ week: 0, weekday: 6 }] },
  hours: { start: '08:00', end: '10:00' },
  priority: 0,
  type: 'offline',
  category: 'Seremoni',
  url: null,
  tags: [{ id: 'pegawai', en: 'staff' }],
  created_by: 'Biro Umum',
  unit_name: 'Biro Umum',
  is_demo: true,
  updated_at: '2026-11-21',
  indonesian: { title: 'Apel pagi', description: 'Apel.', address: 'Halaman kantor' },
  english: { title: 'Morning assembly', description: 'Assembly.', address: null },
})

const stored = (doc: EventFile, district: string | null = null): StoredEvent => ({
  doc,
  updated_at: '2026-11-20T17:00:00.000Z',
  revision: 3,
  district,
})

describe('statusAt', () => {
  it.each([
    ['2026-11-21T00:59:59Z', 'NOT_STARTED'],
    ['2026-11-21T01:00:00Z', 'UNDER_WAY'],
    ['2026-11-21T03:00:00Z', 'UNDER_WAY'],
    ['2026-11-21T03:00:01Z', 'FINISHED'],
    ['2026-11-20T23:00:00Z', 'NOT_STARTED'],
    ['2026-11-22T01:00:00Z', 'FINISHED'],
  ])('at %s an event from 08.00 to 10.00 WIB is %s', (moment, expected) => {
    expect(statusAt(row, new Date(moment))).toBe(expected)
  })

  it('counts a whole day by the clock of Jakarta', () => {
    const day = { date: '2026-11-21', start_hour: '00:00:00', end_hour: '23:59:59' }
    expect(statusAt(day, new Date('2026-11-20T17:00:00Z'))).toBe('UNDER_WAY')
    expect(statusAt(day, new Date('2026-11-21T16:59:59Z'))).toBe('UNDER_WAY')
    expect(statusAt(day, new Date('2026-11-21T17:00:00Z'))).toBe('FINISHED')
  })
})

describe('the keys of an event', () => {
  it('end with its last day, in whatever order the days are given', () => {
    const on = { days: ['2026-12-31', '2026-11-21', '2026-12-05'] }
    expect(events.keys({ ...event, on, is_demo: false }, '2026-11-20').endsAt).toBe(
      '2026-12-31T16:59:59.999Z',
    )
    const yearly = { yearly: '08-19', years: [2028, 2026, 2027] }
    expect(events.keys({ ...event, on: yearly, is_demo: false }, '2026-11-20').endsAt).toBe(
      '2028-08-19T16:59:59.999Z',
    )
  })
})

describe('eventOf', () => {
  const now = new Date('2026-11-21T01:00:00Z')

  it('writes in English where there is some, and takes the Indonesian place where none was given', () => {
    expect(eventOf(row, stored(event), 'en', now)).toMatchObject({
      title: 'Morning assembly',
      address: 'Halaman kantor',
      tags: ['staff'],
      lang: 'en',
      group: 'Perangkat Daerah',
    })
  })

  it('falls back to Indonesian and says so', () => {
    expect(eventOf(row, stored({ ...event, english: null }), 'en', now)).toMatchObject({
      title: 'Apel pagi',
      tags: ['pegawai'],
      lang: 'id',
      is_demo: true,
    })
  })

  it('says how often and when it changed, where it takes place, and which day is called off', () => {
    const fixed = {
      ...event,
      is_demo: false,
      on: { days: ['2026-11-21', '2026-11-28'] },
      cancelled: ['2026-11-28'],
      district: '32.73',
    }
    const shown = (date: string) =>
      eventOf({ ...row, date }, stored(eventFile.parse(fixed), 'Kota Bandung'), 'id', now)
    expect(shown('2026-11-21')).toMatchObject({
      is_cancelled: false,
      sequence: 3,
      updated_at: '2026-11-21T00:00:00+07:00',
      district: { code_kemendagri: '32.73', name: 'Kota Bandung' },
    })
    expect(shown('2026-11-28').is_cancelled).toBe(true)
  })
})

describe('eventFile', () => {
  it.each([
    { days: ['2026-11-21', '2026-11-22', '2026-11-21'] },
    { yearly: '08-19', years: [2026, 2027, 2026] },
  ])('refuses %j, which the agenda would hold twice or not at all', (on) => {
    const file = { ...event, on, is_demo: false }
    expect(eventFile.safeParse(file).error?.issues).toMatchObject([
      { path: ['on'], message: 'names a day or year twice' },
    ])
  })

  it.each([
    ['a day on which it does not take place', { days: ['2026-11-21'] }, false],
    ['another day of the year', { yearly: '11-22', years: [2026] }, false],
    ['a day of an example', { example: [{ week: 0, weekday: 6 }] }, true],
  ])('refuses to call off %s', (_, on, isDemo) => {
    const file = { ...event, on, is_demo: isDemo, cancelled: ['2026-11-28'] }
    expect(eventFile.safeParse(file).error?.issues.map(({ path }) => path)).toEqual([['cancelled']])
  })
})
