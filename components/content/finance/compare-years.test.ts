import { describe, expect, it } from 'vitest'
import type { FinanceItem, FinanceReport } from '@/lib/schemas/finance'
import { changeOf, compareYears } from './compare-years'

const figures = { budget: 100, realization: 50, percentage: 50, revised_budget: null }
const item = (name: string, line: FinanceItem['line'], budget = 100): FinanceItem => ({
  ...figures,
  name,
  line,
  budget,
})
const reportOf = (year: number, items: FinanceItem[], more: Partial<FinanceReport> = {}) => ({
  year,
  period: 'full' as const,
  as_of: `${year}-12-31T00:00:00+07:00`,
  source: 's',
  note: 'n',
  revenue: { ...figures, items },
  expenditure: { ...figures, items: [] },
  financing: null,
  updated_at: '2026-11-21T00:00:00+07:00',
  ...more,
})
const names = { revenue: 'R', expenditure: 'E', financing: 'F' }

describe('two years', () => {
  it('are compared line by line: by what a line is, or by its name', () => {
    const now = reportOf(2024, [item('PAD baru', 'own-revenue', 120), item('Hibah', null, 80)])
    const before = reportOf(2023, [
      item('PAD', 'own-revenue'),
      item('Hibah', null),
      item('X', null),
    ])
    expect(
      compareYears(now, before, names, 'budget').map((line) => [line.name, line.before, line.now]),
    ).toEqual([
      ['R', 100, 100],
      ['PAD baru', 100, 120],
      ['Hibah', 100, 80],
      ['X', 100, null],
      ['E', 100, 100],
    ])
  })

  it('name a part that only one of them has', () => {
    const now = reportOf(2024, [], { financing: { ...figures, items: [] } })
    expect(compareYears(now, reportOf(2023, []), names, 'realization').at(-1)).toEqual({
      name: 'F',
      isTotal: true,
      before: null,
      now: 50,
    })
  })

  it('have no change where a figure is missing or was nothing', () => {
    const line = { name: 'a', isTotal: false }
    expect(changeOf({ ...line, before: 80, now: 100 })).toBe(25)
    expect(changeOf({ ...line, before: 0, now: 100 })).toBeNull()
    expect(changeOf({ ...line, before: null, now: 100 })).toBeNull()
    expect(changeOf({ ...line, before: 80, now: null })).toBeNull()
  })
})
