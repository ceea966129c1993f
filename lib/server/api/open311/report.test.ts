import { describe, expect, it } from 'vitest'
import { rangeOf } from './list-requests'
import { titleOf } from './report'
import { choiceOf, codeOf } from '@/lib/server/open311/service-codes'
import { xmlDocument } from './xml'

describe('titleOf', () => {
  it('is the first line when it is short enough', () => {
    expect(titleOf('Jembatan retak\nSudah lama.')).toBe('Jembatan retak')
  })

  it('is one that the portal takes', () => {
    expect(titleOf('Jembatan\tretak\t\nSudah lama.')).toBe('Jembatan retak')
  })

  it('is cut at a word, never longer than a title may be and never through a character', () => {
    const long = titleOf('Jalan berlubang '.repeat(20))
    expect(long.length).toBeLessThanOrEqual(100)
    expect(long).toMatch(/(Jalan|berlubang)…$/)
    expect(titleOf('🛣'.repeat(80))).not.toMatch(/[\uD800-\uDBFF]…/)
  })
})

describe('rangeOf', () => {
  const now = new Date('2026-06-30T12:00:00Z')
  it.each([
    [{}, '2026-04-01T12:00:00.000Z', '2026-06-30T12:00:00.000Z'],
    [{ start_date: '2026-01-01' }, '2025-12-31T17:00:00.000Z', '2026-03-31T17:00:00.000Z'],
    [{ end_date: '2026-01-31' }, '2025-11-02T16:59:59.999Z', '2026-01-31T16:59:59.999Z'],
    [
      { start_date: '2026-01-01T00:00:00Z', end_date: '2026-01-02T07:00:00+07:00' },
      '2026-01-01T00:00:00.000Z',
      '2026-01-02T00:00:00.000Z',
    ],
  ])('reads %j', (query, from, until) => {
    expect(rangeOf(query, now)).toEqual({ from, until })
  })
})

describe('service codes', () => {
  it.each(['lainnya', 'infrastruktur.lainnya-terkait-infrastruktur'])(
    '%s survives both ways',
    (code) => {
      expect(codeOf(choiceOf(code))).toBe(code)
    },
  )
})

describe('xmlDocument', () => {
  it('escapes what a person wrote and drops what XML cannot hold', () => {
    expect(xmlDocument('errors', [{ code: '400', description: 'a<b>&amp;\u0001\uFFFF"]]>' }])).toBe(
      '<?xml version="1.0" encoding="utf-8"?><errors><error><code>400</code><description>a&lt;b&gt;&amp;amp;"]]&gt;</description></error></errors>',
    )
  })
})
