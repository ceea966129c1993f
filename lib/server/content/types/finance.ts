import type { Kysely } from 'kysely'
import { z } from 'zod'
import { financeAddress } from '@/lib/address/lists/finance-address'
import type { Locale } from '@/lib/i18n/locales'
import { jakartaTimeOn } from '@/lib/jakarta'
import {
  financeItem,
  financePart,
  financePeriods,
  type FinanceReport,
  financeReport,
} from '@/lib/schemas/finance'
import type { FinancePort } from '@/lib/server/content/ports'
import type { Database } from '@/lib/server/db/types'
import type { ContentType } from '../content-type'
import { bothLanguages } from '../fields'
import { localised } from '../localised'
import { contentStore } from '../store'

const text = bothLanguages()
const part = financePart.extend({
  items: z.array(financeItem.extend({ name: text, line: financeItem.shape.line.optional() })),
})
type PartFile = z.output<typeof part>

/** `finance/<year>.json` of a content folder: plan and realisation of one budget year, in whole rupiah. */
const financeFile = z.strictObject({
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

/** Budget years. */
export const finances: ContentType<FinanceFile, FinanceFile> = {
  kind: 'finance',
  form: 'item',
  file: financeFile,
  slug: ({ id }) => String(id),
  page: ({ id }) => financeAddress.href({ year: id }),
  keys: ({ id, period, updated_at: updatedOn }) => ({
    category: period,
    year: id,
    updatedOn,
    sortTitle: { id: String(id), en: String(id) },
    searchTexts: [],
  }),
}

const withLines = (part: PartFile) => ({
  ...part,
  items: part.items.map((item) => ({ ...item, line: item.line ?? null })),
})

function reportIn(doc: FinanceFile, locale: Locale): FinanceReport {
  const { id: year, as_of: asOf, updated_at: updatedOn, ...file } = doc
  return financeReport.parse({
    ...(localised(
      {
        ...file,
        revenue: withLines(file.revenue),
        expenditure: withLines(file.expenditure),
        financing: file.financing && withLines(file.financing),
      },
      locale,
    ) as object),
    year,
    as_of: jakartaTimeOn(asOf),
    updated_at: jakartaTimeOn(updatedOn),
  })
}

const latestFirst = { id: 'desc' } as const

/** The embedded port of regional finance. */
export function createFinance(db: Kysely<Database>): FinancePort {
  const store = contentStore(db, finances)
  return {
    years: () => store.ids(store.rows(), latestFirst),

    async report(filter, locale) {
      let rows = store.rows()
      if (filter.year !== undefined) rows = rows.where('id', '=', filter.year)
      if (filter.isComplete) rows = rows.where('category', '=', 'full')
      const [found] = await store.some(rows, latestFirst, { limit: 1 })
      return found ? reportIn(found.doc, locale) : null
    },
  }
}
