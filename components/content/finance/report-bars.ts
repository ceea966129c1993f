import type { FinanceItem, FinanceReport } from '@/lib/schemas/finance'
import type { FinanceBar } from './finance-bars'

interface Names {
  revenue: string
  expenditure: string
  financing: string
}

/**
 * The three bars of a budget year: revenue, expenditure and financing; where no figures of financing are known, the largest part of the
 * revenue takes its place. Fewer where a year has fewer figures.
 */
export function mainBars(
  { revenue, expenditure, financing }: FinanceReport,
  names: Names,
): FinanceBar[] {
  const main: FinanceBar[] = [
    { name: names.revenue, percentage: revenue.percentage, tone: 'hejo' },
    { name: names.expenditure, percentage: expenditure.percentage, tone: 'mega' },
  ]
  if (financing)
    return [...main, { name: names.financing, percentage: financing.percentage, tone: 'pare' }]
  const largest = revenue.items.toSorted((a, b) => b.budget - a.budget)[0]
  return largest
    ? [...main, { name: largest.name, percentage: largest.percentage, tone: 'pare' }]
    : main
}

/** What a page can explain, in the order of a budget. */
export const financeMeanings = [
  'revenue',
  'own-revenue',
  'transfers',
  'other-revenue',
  'expenditure',
  'operating',
  'capital',
  'unexpected',
  'transfer-spending',
  'financing',
  'financing-receipts',
  'financing-payments',
] as const satisfies readonly (keyof Names | NonNullable<FinanceItem['line']>)[]

/** A line of a budget year: a part of it, or an item of one. */
export interface FinanceLine extends Pick<
  FinanceItem,
  'name' | 'budget' | 'realization' | 'percentage'
> {
  isTotal: boolean
  tone: FinanceBar['tone']
  /** Under which its meaning stands; null where nobody says what it is. */
  meaning: (typeof financeMeanings)[number] | null
}

/** Every line of a budget year that has figures, each part before its items. */
export function allLines(
  { revenue, expenditure, financing }: FinanceReport,
  names: Names,
): FinanceLine[] {
  const parts = [
    { key: 'revenue', part: revenue, tone: 'hejo' },
    { key: 'expenditure', part: expenditure, tone: 'mega' },
    { key: 'financing', part: financing, tone: 'pare' },
  ] as const
  return parts.flatMap(({ key, part, tone }) =>
    part
      ? [
          { ...part, name: names[key], isTotal: true, tone, meaning: key },
          ...part.items.map((item) => ({ ...item, isTotal: false, tone, meaning: item.line })),
        ]
      : [],
  )
}
