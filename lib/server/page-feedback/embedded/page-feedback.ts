import { type Kysely, sql, type Transaction } from 'kysely'
import { maskPersonalData } from '@/lib/complaints/personal-data'
import { jakartaDay } from '@/lib/jakarta'
import type { Database } from '@/lib/server/db/types'
import { saltOf } from '@/lib/server/visits/embedded/visit-store'
import type { Visitor } from '@/lib/server/visits/port'
import type { PageFeedbackPort, PageVersion } from '../port'
import { markReader } from './reader-mark'

/** Reports kept of a page in one language, the newest. */
export const reportsPerPage = 200

type Counted = 'helpful' | 'unhelpful' | 'reports'

async function add(transaction: Transaction<Database>, page: PageVersion, counted: Counted) {
  await transaction
    .insertInto('page_feedback')
    .values({ ...page, helpful: 0, unhelpful: 0, reports: 0, [counted]: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['path', 'locale', 'version'])
        .doUpdateSet({ [counted]: sql<number>`${sql.ref(`page_feedback.${counted}`)} + 1` }),
    )
    .execute()
}

/** Removes what is older than the newest reports of a page. */
async function trim(transaction: Transaction<Database>, { path, locale }: PageVersion) {
  const oldest = await transaction
    .selectFrom('page_reports')
    .select('id')
    .where('path', '=', path)
    .where('locale', '=', locale)
    .orderBy('id', 'desc')
    .limit(1)
    .offset(reportsPerPage)
    .executeTakeFirst()
  if (oldest)
    await transaction
      .deleteFrom('page_reports')
      .where('path', '=', path)
      .where('locale', '=', locale)
      .where('id', '<=', oldest.id)
      .execute()
}

/** The embedded port of what readers say about pages; texts are stored as they were written and escaped wherever they are shown. */
export function createPageFeedback(db: Kysely<Database>, now: () => Date): PageFeedbackPort {
  let salt: { day: string; value: string } | undefined

  async function saltToday(day: string): Promise<string> {
    if (salt?.day !== day) salt = { day, value: await saltOf(db, day) }
    return salt.value
  }

  /** Runs once a day for a page, a visitor and a matter. */
  async function once(
    { path, locale }: PageVersion,
    matter: string,
    visitor: Visitor,
    work: (transaction: Transaction<Database>) => Promise<void>,
  ): Promise<boolean> {
    const day = jakartaDay(now())
    const mark = { about: `${locale} ${path} ${matter}`, day, salt: await saltToday(day) }
    return db.transaction().execute(async (transaction) => {
      if (!(await markReader(transaction, visitor, mark))) return false
      await work(transaction)
      return true
    })
  }

  return {
    answer: (page, isHelpful, visitor) =>
      once(page, 'answer', visitor, (transaction) =>
        add(transaction, page, isHelpful ? 'helpful' : 'unhelpful'),
      ),
    report: (page, { problem, text }, visitor) =>
      once(page, problem, visitor, async (transaction) => {
        await transaction
          .insertInto('page_reports')
          .values({
            ...page,
            problem,
            text: maskPersonalData(text),
            created_at: now().toISOString(),
          })
          .execute()
        await trim(transaction, page)
        await add(transaction, page, 'reports')
      }),
  }
}
