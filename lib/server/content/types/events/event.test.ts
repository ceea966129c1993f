import { describe, expect, it } from 'vitest'
import { statusAt } from '@/lib/agenda/event-status'
import { eventOf } from './event'
import { eventFile } from './event-file'

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

describe('eventOf', () => {
  const now = new Date('2026-11-21T01:00:00Z')

  it('writes in English where there is some, and takes the Indonesian place where none was given', () => {
    expect(eventOf(row, event, 'en', now)).toMatchObject({
      title: 'Morning assembly',
      address: 'Halaman kantor',
      tags: ['staff'],
      lang: 'en',
      group: 'Perangkat Daerah',
    })
  })

  it('falls back to Indonesian and says so', () => {
    expect(eventOf(row, { ...event, english: null }, 'en', now)).toMatchObject({
      title: 'Apel pagi',
      tags: ['pegawai'],
      lang: 'id',
      is_demo: true,
    })
  })
})
