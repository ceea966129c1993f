import { describe, expect, it } from 'vitest'
import { parseIcal } from '@/tests/support/ical'
import { deadlineCalendar } from './deadline-calendar'

const head = {
  name: 'Menyambut kelahiran anak',
  siteOrigin: 'https://jabarprov.go.id',
  writtenAtMs: Date.UTC(2026, 10, 20, 5, 0, 0),
  url: 'https://jabarprov.go.id/layanan-fase-kehidupan/kelahiran',
}
const deadline = {
  key: 'rencana-kelahiran-akta',
  day: '2028-02-29',
  title: 'Tenggat: Urus akta, NIK',
  description: 'Gratis.\nBawa: KTP-el; KK',
}
const linesOf = (text: string) => text.replace(/\r\n[\t ]/g, '').split('\r\n')

describe('deadlineCalendar', () => {
  it('writes a whole day, a name that stays and a reminder before it', () => {
    const lines = linesOf(deadlineCalendar([deadline], head))
    expect(lines).toEqual(
      expect.arrayContaining([
        'X-WR-CALNAME:Menyambut kelahiran anak',
        'UID:rencana-kelahiran-akta@jabarprov.go.id',
        'DTSTART;VALUE=DATE:20280229',
        'DTEND;VALUE=DATE:20280301',
        'SUMMARY:Tenggat: Urus akta\\, NIK',
        'DESCRIPTION:Gratis.\\nBawa: KTP-el\\; KK',
        'TRANSP:TRANSPARENT',
        'BEGIN:VALARM',
        'DESCRIPTION:Tenggat: Urus akta\\, NIK',
        'TRIGGER:-P2DT15H',
      ]),
    )
  })

  it('gives the same file for the same time, and an empty one for nothing', () => {
    expect(deadlineCalendar([deadline], head)).toBe(deadlineCalendar([deadline], head))
    expect(linesOf(deadlineCalendar([], head))).not.toContain('BEGIN:VEVENT')
  })

  it('is read back as it was written', () => {
    const description = `“Bawa”: ${'—'.repeat(60)}`
    const [read] = parseIcal(deadlineCalendar([{ ...deadline, description }], head)).components
    expect(read?.properties.get('DESCRIPTION')?.value).toBe(description)
  })

  it('refuses a day that is none', () => {
    expect(() => deadlineCalendar([{ ...deadline, day: 'besok' }], head)).toThrow(
      'an event needs a day',
    )
  })
})
