import { type Kysely, sql } from 'kysely'
import { isLocale, localePath } from '@/lib/i18n/locales'
import { jakartaTime } from '@/lib/jakarta'
import type { Database } from '@/lib/server/db/types'

/** Pages that are named at most. */
const pagesMax = 100

/** What readers said about a page in the latest version about which they said something. */
export interface ReportedPage {
  /** With its language. */
  address: string
  version: string
  helpful: number
  unhelpful: number
  /** Of those who answered, from 0 to 1; null when nobody did. */
  share: number | null
  /** Reports about this version, also those that retention has removed. */
  reports: number
  /** Those that are kept, the newest first, about earlier versions, too. */
  texts: { created_at: string; version: string; problem: string; text: string }[]
}

const addressOf = ({ path, locale }: { path: string; locale: string }) =>
  isLocale(locale) ? localePath(locale, path) : path

/**
 * The pages that need an editor most: by the share of those whom they helped, in which a report counts as one whom they did not, and by which
 * few answers weigh little. For officers: it looks at all pages.
 */
export async function listReportedPages(db: Kysely<Database>): Promise<ReportedPage[]> {
  const pages = await db
    .selectFrom('page_feedback as page')
    .selectAll()
    .where((row) =>
      row.not(
        row.exists(
          row
            .selectFrom('page_feedback as later')
            .select('later.version')
            .whereRef('later.path', '=', 'page.path')
            .whereRef('later.locale', '=', 'page.locale')
            .whereRef('later.version', '>', 'page.version'),
        ),
      ),
    )
    .orderBy(sql`(page.helpful + 1.0) / (page.helpful + page.unhelpful + page.reports + 2.0)`)
    .orderBy('page.path')
    .orderBy('page.locale')
    .limit(pagesMax)
    .execute()
  const reported: ReportedPage[] = []
  for (const { path, locale, version, helpful, unhelpful, reports } of pages) {
    const texts = await db
      .selectFrom('page_reports')
      .select(['created_at', 'version', 'problem', 'text'])
      .where('path', '=', path)
      .where('locale', '=', locale)
      .orderBy('id', 'desc')
      .execute()
    const answers = helpful + unhelpful
    reported.push({
      address: addressOf({ path, locale }),
      version,
      helpful,
      unhelpful,
      share: answers === 0 ? null : helpful / answers,
      reports,
      texts: texts.map((each) => ({ ...each, created_at: jakartaTime(each.created_at) })),
    })
  }
  return reported
}
