import { z } from 'zod'
import { archiveQuery, yearParam } from './archives'
import { fileLanguage } from './file-language'

// Far above any budget of the province, far below the largest exact integer.
const rupiah = z.number().int().nonnegative().max(1e15)

const figures = {
  /** Plan for the whole year, in rupiah. */
  budget: rupiah,
  /** What has come in or been spent until `as_of`, in rupiah. */
  realization: rupiah,
  /** Realisation as a share of the plan, in percent, as published; the amounts are rounded, so computing it gives other decimals. */
  percentage: z.number().nonnegative().max(1000),
  /** The plan after the revision in the middle of the year, in rupiah; null when there was none or it is not known. */
  revised_budget: rupiah.nullable(),
}

/** Lines of a regional budget that everybody has, whatever a year calls them; pages say in plain words what they are. */
const financeLines = [
  'own-revenue',
  'transfers',
  'other-revenue',
  'operating',
  'capital',
  'unexpected',
  'transfer-spending',
  'financing-receipts',
  'financing-payments',
] as const

/** One part of a budget; from `percentage` on ours. */
export const financeItem = z.strictObject({
  name: z.string(),
  ...figures,
  /** Which of the common lines it is; null for any other. */
  line: z.enum(financeLines).nullable(),
})
export type FinanceItem = z.output<typeof financeItem>
export const financePart = z.strictObject({ ...figures, items: z.array(financeItem) })
export type FinancePart = z.output<typeof financePart>

/** How much of the year the realisation covers. */
export const financePeriods = ['full', 'half'] as const

/** Plan and realisation of one budget year (contract 9; `period`, `note` and `updated_at` ours). */
export const financeReport = z.object({
  year: z.number().int(),
  period: z.enum(financePeriods),
  /** Day up to which the realisation counts, midnight in Jakarta. */
  as_of: z.string(),
  source: z.string(),
  note: z.string(),
  revenue: financePart,
  expenditure: financePart,
  /** null where no figures have been published in a source the portal can name. */
  financing: financePart.nullable(),
  updated_at: z.string(),
})
export type FinanceReport = z.output<typeof financeReport>
export const financeResponse = z.object({
  data: financeReport,
  meta: z.object({ years: z.array(z.number().int()) }),
})

export const financeQuery = z.object({ year: yearParam })
export const financeCsvQuery = financeQuery.extend({
  lang: fileLanguage,
})
export const financeReportsQuery = archiveQuery.pick({
  cat: true,
  year: true,
  page: true,
  per_page: true,
})
