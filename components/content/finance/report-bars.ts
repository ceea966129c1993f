import type { FinanceReport } from '@/lib/schemas/finance'
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

/** Every line of a budget year that has figures, each part before its items. */
export function allBars(
  { revenue, expenditure, financing }: FinanceReport,
  names: Names,
): FinanceBar[] {
  const parts = [
    { name: names.revenue, part: revenue, tone: 'hejo' },
    { name: names.expenditure, part: expenditure, tone: 'mega' },
    { name: names.financing, part: financing, tone: 'pare' },
  ] as const
  return parts.flatMap(({ name, part, tone }) =>
    part
      ? [
          { name, percentage: part.percentage, tone },
          ...part.items.map((item) => ({ ...item, tone })),
        ]
      : [],
  )
}
