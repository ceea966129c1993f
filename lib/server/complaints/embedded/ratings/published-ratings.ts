import type { Kysely } from 'kysely'
import type { Locale } from '@/lib/i18n/locales'
import type { ComplaintRatings } from '@/lib/schemas/complaint-ratings'
import type { Database } from '@/lib/server/db/types'
import english from '@/messages/en/complaint-monitoring.json'
import indonesian from '@/messages/id/complaint-monitoring.json'
import { categoryNames } from '../statistics/names'
import { publicRatings } from './public-ratings'

const messages = { id: indonesian, en: english }

/** What reporters thought of the handling, from a row a month and category however many there are. */
export async function publishedRatings(
  db: Kysely<Database>,
  locale: Locale,
): Promise<ComplaintRatings> {
  const rows = await db.selectFrom('complaint_rating_months').selectAll().execute()
  return publicRatings(rows, {
    names: await categoryNames(db, locale),
    smallGroups: messages[locale].smallGroups,
  })
}
