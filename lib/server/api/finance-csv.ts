import { csvFile } from '@/lib/csv'
import type { Locale } from '@/lib/i18n/locales'
import type { FinanceItem, FinanceReport } from '@/lib/schemas/finance'

const messages = {
  id: {
    columns: [
      'Tahun',
      'Uraian',
      'Bagian',
      'Anggaran (rupiah)',
      'Anggaran perubahan (rupiah)',
      'Realisasi (rupiah)',
      'Persentase',
      'Per tanggal',
      'Sumber',
    ],
    parts: { revenue: 'Pendapatan', expenditure: 'Belanja', financing: 'Pembiayaan' },
    total: 'Jumlah',
  },
  en: {
    columns: [
      'Year',
      'Item',
      'Part',
      'Budget (rupiah)',
      'Revised budget (rupiah)',
      'Realisation (rupiah)',
      'Percentage',
      'As of',
      'Source',
    ],
    parts: { revenue: 'Revenue', expenditure: 'Expenditure', financing: 'Financing' },
    total: 'Total',
  },
}

/**
 * Plan and realisation of a year as a CSV file: UTF-8 with the byte order mark that spreadsheets need, amounts in whole rupiah, decimals
 * with a point.
 */
export function financeCsv(report: FinanceReport, locale: Locale): string {
  const { columns, parts, total } = messages[locale]
  const rows = (['revenue', 'expenditure', 'financing'] as const).flatMap((key) => {
    const part = report[key]
    if (part === null) return []
    const lines: Omit<FinanceItem, 'line'>[] = [{ ...part, name: total }, ...part.items]
    return lines.map((line) => [
      report.year,
      line.name,
      parts[key],
      line.budget,
      line.revised_budget,
      line.realization,
      line.percentage,
      report.as_of.slice(0, 10),
      report.source,
    ])
  })
  return csvFile([columns, ...rows])
}
