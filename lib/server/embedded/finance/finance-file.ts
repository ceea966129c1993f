import { z } from 'zod'
import { financeItem, financePart, financePeriods } from '@/lib/schemas/finance'

const text = z.strictObject({ id: z.string().trim().min(1), en: z.string().trim().min(1) })
const part = financePart.extend({ items: z.array(financeItem.extend({ name: text })) })

/** `finance/<year>.json` of a content folder: plan and realisation of one budget year, in whole rupiah. */
export const financeFile = z.strictObject({
  /** The budget year. */
  id: z.number().int().min(1945).max(2100),
  period: z.enum(financePeriods),
  as_of: z.iso.date(),
  source: text,
  note: text,
  revenue: part,
  expenditure: part,
  /** null where no figures have been published in a source the portal can name. */
  financing: part.nullable(),
  updated_at: z.iso.date(),
})
export type FinanceFile = z.output<typeof financeFile>
