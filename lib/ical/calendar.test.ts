import { describe, expect, it } from 'vitest'
import type { EventItem } from '@/lib/schemas/events'
import { sampleEvent } from '@/tests/support/event-samples'
import { parseIcal } from '@/tests/support/ical'
import { calendarFile, type CalendarHead } from './calendar'

const head: CalendarHead = {
  name: 'Agenda Jawa Barat',
  siteOrigin: 'https://jabarprov.go.id',
  writtenAtMs: Date.UTC(2026, 10, 20, 5, 0, 0),
  titleOf: ({ title, is_demo: isDemo }) => (isDemo ? `Contoh: ${title}` : title),
  categoryOf: ({ category }) => category,
  addressOf: ({ id }) => `https://jabarprov.go.id/agenda-jawa-barat?id=${id}`,
}
const event = (changes: Partial<EventItem & { description: string }> = {}) => ({
  ...sampleEvent(),
  ...changes,
})

/** The file's lines with folded ones joined again. */
const linesOf = (text: string) => text.replace(/\r\n[\t ]/g, '').split('\r\n')

describe('calendarFile', () => {
  it('writes hours of Jakarta in UTC, with a name that stays', () => {
    const lines = linesOf(calendarFile([event()], head))
    expect(lines).toEqual(
      expect.arrayContaining([
        'BEGIN:VCALENDAR',
        'VERSION:2.0',
        'X-WR-CALNAME:Agenda Jawa Barat',
        'UID:agenda-5000@jabarprov.go.id',
        'DTSTAMP:20261120T050000Z',
        'DTSTART:20261121T010000Z',
        'DTEND:20261121T030000Z',
        'SUMMARY:Apel pagi',
        'LOCATION:Halaman kantor',
        'END:VCALENDAR',
      ]),
    )
  })

  it('writes a whole day as a date that ends before the next, and leaves people free on it', () => {
    const lines = linesOf(
      calendarFile(
        [
          event({
            is_all_day: true,
            start_hour: '00:00:00',
            end_hour: '23:59:59',
            date: '2026-12-31T00:00:00+07:00',
          }),
        ],
        head,
      ),
    )
    expect(lines).toEqual(
      expect.arrayContaining([
        'DTSTART;VALUE=DATE:20261231',
        'DTEND;VALUE=DATE:20270101',
        'TRANSP:TRANSPARENT',
      ]),
    )
  })

  it('names examples as examples', () => {
    expect(linesOf(calendarFile([event({ is_demo: true })], head))).toContain(
      'SUMMARY:Contoh: Apel pagi',
    )
  })

  it.each(['\n', '\r\n', '\r', '\u0085', '\0'])(
    'lets no text begin a line of its own (%j)',
    (sign) => {
      const attack = `a${sign}BEGIN:VALARM${sign}END:VEVENT`
      const text = calendarFile(
        [event({ title: attack, address: attack, description: attack, category: attack as never })],
        { ...head, name: attack },
      )
      const lines = linesOf(text)
      expect(lines.filter((line) => line.startsWith('BEGIN:'))).toEqual([
        'BEGIN:VCALENDAR',
        'BEGIN:VEVENT',
      ])
      expect(text.replace(/\r\n/g, '')).not.toMatch(/[\r\n\0\u0085]/)
    },
  )

  it('escapes what separates values', () => {
    const lines = linesOf(
      calendarFile([event({ title: 'A, B; C \\ D', address: 'Jl. A, Bandung' })], {
        ...head,
        categoryOf: () => 'Perangkat Daerah, Seremoni',
      }),
    )
    expect(lines).toEqual(
      expect.arrayContaining([
        'SUMMARY:A\\, B\\; C \\\\ D',
        'LOCATION:Jl. A\\, Bandung',
        'CATEGORIES:Perangkat Daerah\\, Seremoni',
      ]),
    )
  })

  it('ends every line with CR LF and folds long ones', () => {
    const text = calendarFile([event({ title: 'Pelatihan '.repeat(30).trim() })], head)
    expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true)
    expect(text.split('\r\n').every((line) => line.length <= 75)).toBe(true)
    expect(linesOf(text)).toContain(`SUMMARY:${'Pelatihan '.repeat(30).trim()}`)
  })

  it('writes the same file at the same time, and an empty calendar without events', () => {
    expect(calendarFile([event()], head)).toBe(calendarFile([event()], head))
    expect(linesOf(calendarFile([], head))).toEqual(
      expect.arrayContaining([
        'BEGIN:VCALENDAR',
        'X-WR-CALNAME:Agenda Jawa Barat',
        'END:VCALENDAR',
      ]),
    )
  })

  /** What a calendar program reads of the only event of a file. */
  function readEvent(changes: Partial<EventItem & { description: string }>) {
    const calendar = parseIcal(calendarFile([event(changes)], head))
    const [read] = calendar.components
    return (name: string) => read?.properties.get(name)?.value
  }

  it('says when it changed and how often, under the same name', () => {
    const [before, after] = [
      readEvent({}),
      readEvent({ sequence: 4, updated_at: '2026-11-19T00:00:00+07:00' }),
    ]
    expect([before('SEQUENCE'), before('STATUS')]).toEqual(['0', 'CONFIRMED'])
    expect([after('SEQUENCE'), after('LAST-MODIFIED')]).toEqual(['4', '20261118T170000Z'])
    expect(after('UID')).toBe(before('UID'))
    expect(readEvent({ updated_at: null })('LAST-MODIFIED')).toBeUndefined()
  })

  it('says that an event is called off', () => {
    expect(readEvent({ is_cancelled: true })('STATUS')).toBe('CANCELLED')
  })

  it('is read back as it was written, whatever the texts are', () => {
    const title = `Rapat “Cékas”; jalan, sungai – ${'ᮞᮥᮔ᮪ᮓ '.repeat(12)}\\ selesai`
    const address = `Jl. Diponegoro No. 22, Kota Bandung ${'é'.repeat(60)}`
    const read = readEvent({
      title,
      address,
      description: `Baris satu\nbaris dua: ${'—'.repeat(50)}`,
    })
    expect(read('SUMMARY')).toBe(title)
    expect(read('LOCATION')).toBe(address)
    expect(read('DESCRIPTION')).toBe(`Baris satu\nbaris dua: ${'—'.repeat(50)}`)
  })
})
