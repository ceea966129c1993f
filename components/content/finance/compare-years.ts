import type { FinanceItem, FinancePart, FinanceReport } from '@/lib/schemas/finance'

export type FinanceMeasure = 'budget' | 'realization'

/** A line of a budget in two years, in rupiah; null where a year has no figure. */
export interface ComparedLine {
  name: string
  isTotal: boolean
  before: number | null
  now: number | null
}

/** Change in per cent; null where one of the figures is missing or nothing was there before. */
export const changeOf = ({ before, now }: ComparedLine): number | null =>
  before === null || now === null || before === 0 ? null : ((now - before) / before) * 100

/** Realisations can be compared only where both years are told equally far. */
export const isRealizationComparable = (now: FinanceReport, before: FinanceReport) =>
  now.period === before.period

/** The same line of another year: by what it is, or by its name where nobody says what it is. */
const isSameLine = (one: FinanceItem, other: FinanceItem) =>
  one.line === null || other.line === null ? one.name === other.name : one.line === other.line

function compareParts(
  name: string,
  now: FinancePart | null,
  before: FinancePart | null,
  measure: FinanceMeasure,
): ComparedLine[] {
  if (now === null && before === null) return []
  const [items, former] = [now?.items ?? [], before?.items ?? []]
  const gone = former.filter((old) => !items.some((item) => isSameLine(item, old)))
  return [
    { name, isTotal: true, before: before?.[measure] ?? null, now: now?.[measure] ?? null },
    ...items.map((item) => ({
      name: item.name,
      isTotal: false,
      before: former.find((old) => isSameLine(item, old))?.[measure] ?? null,
      now: item[measure],
    })),
    ...gone.map((old) => ({ name: old.name, isTotal: false, before: old[measure], now: null })),
  ]
}

/** Every line that one of two years has: each part before its items, those of the later year first. */
export const compareYears = (
  now: FinanceReport,
  before: FinanceReport,
  names: Record<'revenue' | 'expenditure' | 'financing', string>,
  measure: FinanceMeasure,
): ComparedLine[] =>
  (['revenue', 'expenditure', 'financing'] as const).flatMap((part) =>
    compareParts(names[part], now[part], before[part], measure),
  )
