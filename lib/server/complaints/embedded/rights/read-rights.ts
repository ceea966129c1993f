import type { Kysely, Selectable } from 'kysely'
import type { Locale } from '@/lib/i18n/locales'
import { jakartaTime } from '@/lib/jakarta'
import {
  erasureRequestsMax,
  type ExercisedRight,
  type RightKind,
} from '@/lib/schemas/complaint-rights'
import type { ComplaintRightsTable } from '@/lib/server/db/complaint-handling-types'
import type { Database } from '@/lib/server/db/types'

export function exercisedRightOf(
  row: Selectable<ComplaintRightsTable>,
  locale: Locale,
): ExercisedRight {
  const reason = (locale === 'en' && row.reason_en) || row.reason_id
  return {
    kind: row.kind,
    state: row.state,
    requested_at: jakartaTime(row.requested_at),
    due_at: jakartaTime(row.due_at),
    decided_at: row.decided_at === null ? null : jakartaTime(row.decided_at),
    reason: reason === '' ? null : reason,
  }
}

/** Exercised rights of a complaint, the latest first; each kind is bounded, so all of them are few. */
export function rightsOf(
  db: Kysely<Database>,
  complaintId: string,
  kind?: RightKind,
): Promise<Selectable<ComplaintRightsTable>[]> {
  return db
    .selectFrom('complaint_rights')
    .selectAll()
    .where('complaint_id', '=', complaintId)
    .$if(kind !== undefined, (rows) => rows.where('kind', '=', kind ?? 'erase'))
    .orderBy('id', 'desc')
    .execute()
}

/** The last request to erase a complaint, and whether another one may be made. */
export async function erasureOf(
  db: Kysely<Database>,
  complaintId: string,
  locale: Locale,
): Promise<{ last: ExercisedRight | null; mayAsk: boolean }> {
  const requests = await rightsOf(db, complaintId, 'erase')
  const [last] = requests
  return {
    last: last ? exercisedRightOf(last, locale) : null,
    mayAsk: last?.state !== 'requested' && requests.length < erasureRequestsMax,
  }
}
