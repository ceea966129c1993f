import { describe, expect, it } from 'vitest'
import { addDays } from '@/lib/days'
import { occurrencesOf } from './occurrences'

describe('occurrencesOf', () => {
  it('counts example weeks from the Monday of the import', () => {
    const on = {
      example: [
        { week: 0, weekday: 1 },
        { week: -1, weekday: 7 },
        { week: 2, weekday: 6 },
      ],
    }
    expect(occurrencesOf({ id: 5, on }, '2026-11-21')).toEqual([
      { id: 5000, day: '2026-11-16' },
      { id: 5001, day: '2026-11-15' },
      { id: 5002, day: '2026-12-05' },
    ])
  })

  it('numbers yearly days by their year, so that adding years changes no address', () => {
    expect(
      occurrencesOf({ id: 7, on: { yearly: '08-19', years: [2026, 2027] } }, '2026-11-21'),
    ).toEqual([
      { id: 7026, day: '2026-08-19' },
      { id: 7027, day: '2027-08-19' },
    ])
  })

  it('leaves out 29 February in ordinary years', () => {
    expect(
      occurrencesOf({ id: 1, on: { yearly: '02-29', years: [2027, 2028] } }, '2026-11-21'),
    ).toEqual([{ id: 1028, day: '2028-02-29' }])
  })

  it('numbers fixed days by the day, so that others may come and go', () => {
    const numbersOf = (...days: string[]) =>
      new Map(occurrencesOf({ id: 2, on: { days } }, '2026-11-21').map(({ id, day }) => [day, id]))
    const before = numbersOf('2026-12-01', '2026-12-08')
    expect([...before.keys()]).toEqual(['2026-12-01', '2026-12-08'])
    const after = numbersOf('2027-01-05', '2026-12-08', '2026-11-24')
    expect(after.get('2026-12-08')).toBe(before.get('2026-12-08'))
    expect(new Set([...before.values(), ...after.values()]).size).toBe(4)
    for (const id of after.values()) expect(Math.floor(id / 1000)).toBe(2)
  })

  it('gives days a thousand days apart numbers of their own', () => {
    const days = ['2026-12-01', addDays('2026-12-01', 1000), addDays('2026-12-01', 2000)]
    const ids = occurrencesOf({ id: 2, on: { days } }, '2026-11-21').map(({ id }) => id)
    expect(new Set(ids).size).toBe(3)
  })
})
