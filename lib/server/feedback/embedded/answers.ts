import { type Kysely, type Selectable, type SelectQueryBuilder, sql, type SqlBool } from 'kysely'
import { endOfDay, jakartaTime, startOfDay } from '@/lib/jakarta'
import type { FeedbackAnswer, FeedbackQuery } from '@/lib/schemas/feedback-index'
import { metaOf, type Page, rowsBefore } from '@/lib/schemas/list'
import type { FeedbackTable } from '@/lib/server/db/feedback-types'
import type { Database } from '@/lib/server/db/types'

/** Answers that are read at once for an export. */
const rowsAtOnce = 500
/** Counts and page numbers stop here: `after` and the export go on. */
const countMax = 10_000

type Rows = SelectQueryBuilder<Database, 'feedback', object>
/** Jakarta days, both included; open without them. */
export type AnswerDays = Partial<Pick<FeedbackQuery, 'start_date' | 'end_date'>>

/** Answers that were stored on some Jakarta days, both included. */
function answersOf(db: Kysely<Database>, { start_date: from, end_date: until }: AnswerDays): Rows {
  let rows: Rows = db.selectFrom('feedback')
  if (from !== undefined) rows = rows.where('created_at', '>=', startOfDay(from))
  if (until !== undefined) rows = rows.where('created_at', '<=', endOfDay(until))
  return rows
}

const answerOf = ({
  relevance,
  reachable,
  user_experience,
  user_interface,
  created_at: createdAt,
  ...answers
}: Selectable<FeedbackTable>): FeedbackAnswer => ({
  ...answers,
  aspect_value: { relevance, reachable, user_experience, user_interface },
  created_at: jakartaTime(createdAt),
})

/** The answers behind one, by keyset, so that depth costs nothing; none behind an unknown one. */
const behind = (rows: Rows, id: string): Rows =>
  rows.where(
    sql<SqlBool>`(created_at, id) < (select last.created_at, last.id from feedback as last where last.id = ${/^\d{1,15}$/.test(id) ? Number(id) : -1})`,
  )

/** Answers for officers, the latest first. */
export async function listAnswers(
  db: Kysely<Database>,
  { after, page, per_page: perPage, ...days }: FeedbackQuery,
): Promise<Page<FeedbackAnswer>> {
  const rows = answersOf(db, days)
  const { count } = await db
    .selectFrom(
      rows
        .select('id')
        .limit(countMax + 1)
        .as('counted'),
    )
    .select((select) => select.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  const first = after === undefined ? rowsBefore(page, perPage) : 0
  const found =
    first >= countMax
      ? []
      : await (after === undefined ? rows : behind(rows, after))
          .selectAll()
          .orderBy('created_at', 'desc')
          .orderBy('id', 'desc')
          .limit(perPage)
          .offset(first)
          .execute()
  return {
    data: found.map(answerOf),
    meta: {
      ...metaOf(Math.min(count, countMax), page, perPage),
      ...(count > countMax && { is_total_capped: true }),
    },
  }
}

/** All answers of some days, the earliest first, in pieces that are read behind the one before, whatever is stored or removed meanwhile. */
export async function* everyAnswer(
  db: Kysely<Database>,
  days: AnswerDays,
): AsyncGenerator<FeedbackAnswer[]> {
  let last = { created_at: '', id: 0 }
  for (;;) {
    const rows = await answersOf(db, days)
      .where(sql<SqlBool>`(created_at, id) > (${last.created_at}, ${last.id})`)
      .selectAll()
      .orderBy('created_at')
      .orderBy('id')
      .limit(rowsAtOnce)
      .execute()
    if (rows.length > 0) yield rows.map(answerOf)
    const end = rows.at(-1)
    if (end === undefined || rows.length < rowsAtOnce) return
    last = end
  }
}
