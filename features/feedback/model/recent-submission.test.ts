import { describe, expect, it } from 'vitest'
import { isRecent, timeOf } from './recent-submission'

const hourMs = 3_600_000
const now = Date.parse('2026-01-31T10:00:00Z')

describe('isRecent', () => {
  it.each([
    ['at the same moment', now, true],
    ['one millisecond under 60 minutes ago', now - hourMs + 1, true],
    ['exactly 60 minutes ago', now - hourMs, false],
    ['a day ago', now - 24 * hourMs, false],
    ['in the future, by a clock that was wrong', now + 1, false],
    ['never', null, false],
  ])('%s', (_, submittedAt, expected) => {
    expect(isRecent(submittedAt, now)).toBe(expected)
  })
})

describe('timeOf', () => {
  it.each([
    ['1769853600000', 1_769_853_600_000],
    ['0', 0],
    [null, null],
    ['', null],
    ['NaN', null],
    ['-1', null],
    ['1e3', null],
    ['2026-01-31', null],
    ['9'.repeat(16), null],
  ])('reads %j', (stored, expected) => {
    expect(timeOf(stored)).toBe(expected)
  })
})
