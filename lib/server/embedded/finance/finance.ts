import type { Kysely } from 'kysely'
import { type FinanceReport, financeReport } from '@/lib/schemas/finance'
import type { Locale } from '@/lib/i18n/locales'
import type { FinancePort } from '@/lib/server/contract'
import type { Database } from '@/lib/server/db/types'
import { localised } from '../about/localised'
import { jakartaTimeOn } from '@/lib/jakarta'
import { financeFile } from './finance-file'

function reportOf(body: string, locale: Locale): FinanceReport {
  const {
    id: year,
    as_of: asOf,
    updated_at: updatedOn,
    ...file
  } = financeFile.parse(JSON.parse(body))
  const texts = localised(file, locale)
  return financeReport.parse({
    ...(texts as object),
    year,
    as_of: jakartaTimeOn(asOf),
    updated_at: jakartaTimeOn(updatedOn),
  })
}

/** The embedded port of regional finance. */
export function createFinance(db: Kysely<Database>): FinancePort {
  const years = async () =>
    (await db.selectFrom('regional_finances').select('id').orderBy('id', 'desc').execute()).map(
      ({ id }) => id,
    )

  return {
    years,

    async report(asked, locale) {
      let rows = db.selectFrom('regional_finances').select('body').orderBy('id', 'desc')
      if (asked.year !== undefined) rows = rows.where('id', '=', asked.year)
      if (asked.isComplete) rows = rows.where('period', '=', 'full')
      const row = await rows.limit(1).executeTakeFirst()
      return row ? reportOf(row.body, locale) : null
    },
  }
}
