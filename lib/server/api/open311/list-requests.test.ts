import { describe, expect, it } from 'vitest'
import { following, rangeOf } from './list-requests'

const now = new Date('2026-11-29T02:00:00Z')

describe('the page behind a page of requests', () => {
  const filter = { from: '2026-09-01T00:00:00.000Z', until: '2026-11-28T00:00:00.000Z' }
  const last = '2026-10-02T08:15:30+07:00'

  it('ends where the first one began', () => {
    expect(following({ ...filter, page: 3, pageSize: 200 }, last, now)).toEqual({
      page: 4,
      until: filter.until,
    })
    const open = { ...filter, until: '2026-12-01T00:00:00.000Z', page: 1, pageSize: 50 }
    expect(following(open, last, now)).toEqual({ page: 2, until: now.toISOString() })
  })

  it.each([
    [50, 200],
    [10_000, 1],
    [99, 101],
  ])('is the first one behind the last complaint after page %i of %i', (page, pageSize) => {
    expect(following({ ...filter, page, pageSize }, last, now)).toEqual({
      page: 1,
      until: '2026-10-02T01:15:30.999Z',
    })
    expect(following({ ...filter, page: page - 1, pageSize }, last, now).page).toBe(page)
  })

  it('goes on in a list of numbers', () => {
    expect(following({ numbers: ['a'], page: 1, pageSize: 20 }, last, now)).toEqual({ page: 2 })
  })
})

describe('the range of requests', () => {
  it.each([
    ['9999-12-31', '9999-12-30T17:00:00.000Z'],
    ['9999-12-31T23:00:00-07:00', '9999-12-31T23:59:59.999Z'],
  ])('from %s on is not backwards', (start, from) => {
    expect(rangeOf({ start_date: start, end_date: undefined }, now)).toEqual({
      from,
      until: '9999-12-31T23:59:59.999Z',
    })
  })
})
