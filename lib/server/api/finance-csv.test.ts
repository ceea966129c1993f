import { describe, expect, it } from 'vitest'
import type { FinanceReport } from '@/lib/schemas/finance'
import { financeCsv } from './finance-csv'

const figures = { budget: 10, realization: 5, percentage: 50, revised_budget: null }
const part = { ...figures, items: [] }
const report = (more: Partial<FinanceReport> = {}): FinanceReport => ({
  year: 2024,
  period: 'half',
  as_of: '2024-06-30T00:00:00+07:00',
  source: 'Pers, 2024',
  note: '',
  revenue: part,
  expenditure: part,
  financing: null,
  updated_at: '2026-11-21T00:00:00+07:00',
  ...more,
})

describe('financeCsv', () => {
  it('begins with the mark of UTF-8 and ends every line as RFC 4180 says', () => {
    const text = financeCsv(report(), 'id')
    expect(text.startsWith('\uFEFFTahun,Uraian,')).toBe(true)
    expect(text.endsWith('\r\n')).toBe(true)
    expect(text.split('\r\n')).toHaveLength(4)
  })

  it('quotes what holds a comma or a quotation mark', () => {
    const items = [{ ...figures, name: 'Pajak "PKB", dan lain-lain', line: null }]
    expect(financeCsv(report({ revenue: { ...part, items } }), 'en')).toContain(
      '2024,"Pajak ""PKB"", dan lain-lain",Revenue,10,,5,50,2024-06-30,"Pers, 2024"',
    )
  })

  it('starts no formula in a spreadsheet', () => {
    expect(financeCsv(report({ source: '=HYPERLINK("http://x")' }), 'id')).toContain(
      '"\'=HYPERLINK(""http://x"")"',
    )
  })
})
