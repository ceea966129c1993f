import type { Kysely } from 'kysely'
import type { ReporterPort } from '@/lib/server/complaints/ports'
import type { Database } from '@/lib/server/db/types'
import { checkReceipt, receiptFacts } from './receipt-facts'
import { receiptPdf } from './receipt-pdf'

export function createReceipts(
  db: Kysely<Database>,
  { siteOrigin, now }: { siteOrigin: string; now: () => Date },
): Pick<ReporterPort, 'checkReceipt' | 'receipt'> {
  return {
    checkReceipt: (number, code) => checkReceipt(db, number, code),
    async receipt(number, secret, locale) {
      const moment = now()
      const facts = await receiptFacts(db, number, secret, locale, moment)
      return facts && receiptPdf(facts, { siteOrigin, locale, now: moment })
    },
  }
}
