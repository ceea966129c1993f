import { describe, expect, it } from 'vitest'
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

  it('takes fixed days as they are', () => {
    expect(occurrencesOf({ id: 2, on: { days: ['2026-12-01'] } }, '2026-11-21')).toEqual([
      { id: 2000, day: '2026-12-01' },
    ])
  })
})
