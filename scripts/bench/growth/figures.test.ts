import { describe, expect, it } from 'vitest'
import { type Figure, figureLine, isMet } from './figures'

const figure = (changes: Partial<Figure>): Figure => ({
  name: 'list',
  value: 10,
  unit: 'ms',
  goal: 50,
  ...changes,
})

describe('a figure of a growth run', () => {
  it('is met within its goal and twice what it was among a tenth', () => {
    expect(isMet(figure({}))).toBe(true)
    expect(isMet(figure({ value: 50.1 }))).toBe(false)
    expect(isMet(figure({ value: 20, before: 10 }))).toBe(true)
    expect(isMet(figure({ value: 20.1, before: 10 }))).toBe(false)
  })

  it('may grow to a limit of its own, and by what a machine varies', () => {
    expect(isMet(figure({ value: 30, before: 10, limit: 30 }))).toBe(true)
    expect(isMet(figure({ value: 31, before: 10, limit: 30 }))).toBe(false)
    expect(isMet(figure({ value: 3.1, before: 0.2 }))).toBe(true)
    expect(isMet(figure({ value: 3.3, before: 0.2 }))).toBe(false)
  })

  it('says the ratio and what is allowed', () => {
    expect(figureLine(figure({ value: 30, before: 10 }))).toMatch(
      /^FAIL {2}list +30\.0 ms +10\.0 among a tenth, × 3\.00 +\(at most 50 ms, × 2\)$/,
    )
    expect(figureLine(figure({ value: 30, before: 10, limit: 40 }))).toMatch(
      /^pass .*\(at most 50 ms, 40\.0 ms where counting stops\)$/,
    )
    expect(figureLine(figure({ unit: 'MiB', goal: Infinity }))).toMatch(/^pass {2}list +10\.0 MiB$/)
  })
})
