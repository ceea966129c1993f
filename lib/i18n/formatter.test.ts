import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { formatterOf } from './formatter'

const morning = new Date('2026-11-23T01:05:00Z')
const sunday = new Date('2026-11-29T05:00:00Z')
const [indonesian, english] = [formatterOf('id'), formatterOf('en')]

describe('formatter', () => {
  it('writes days as day, month, year in both languages', () => {
    expect(indonesian.dateTime(morning, { dateStyle: 'long' })).toBe('23 November 2026')
    expect(english.dateTime(morning, { dateStyle: 'long' })).toBe('23 November 2026')
    expect(english.dateTime(morning, { day: 'numeric', month: 'short' })).toBe('23 Nov')
    expect(english.dateTime(morning, { dateStyle: 'full' })).toBe('Monday 23 November 2026')
    expect(indonesian.dateTime(morning, { dateStyle: 'full' })).toBe('Senin, 23 November 2026')
  })

  it('writes hours in Jakarta time on a clock of 24', () => {
    expect(indonesian.dateTime(morning, { timeStyle: 'short' })).toBe('08.05')
    expect(english.dateTime(morning, { timeStyle: 'short' })).toBe('08:05')
    expect(english.dateTime(new Date('2026-11-23T08:57:00Z'), { timeStyle: 'short' })).toBe('15:57')
  })

  it('closes the dash between two days and keeps room around the one between two months', () => {
    const long = { dateStyle: 'long' } as const
    for (const format of [indonesian, english])
      expect(format.dateTimeRange(morning, sunday, long)).toBe('23–29 November 2026')
    expect(english.dateTimeRange(sunday, new Date('2026-12-04T05:00:00Z'), long)).toMatch(
      /^29 November\s–\s4 December 2026$/,
    )
  })

  it('is the only one in use', () => {
    const files = ['app', 'components', 'features', 'lib'].flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`),
    )
    const others = files.filter(
      (file) =>
        /\.tsx?$/.test(file) &&
        /\b(?:use|get)Formatter\b[^\n]*from 'next-intl|'en-(?:US|GB)' *[,:}]/.test(
          readFileSync(file, 'utf8'),
        ),
    )
    expect(others.filter((file) => !/\.test\.tsx?$/.test(file))).toEqual(['lib/i18n/locales.ts'])
  })
})
