import { millisecondsInHour } from 'date-fns/constants'
import type { Kysely, Transaction } from 'kysely'
import { Problem } from '@/lib/errors'
import { type RightKind, rightsHours } from '@/lib/schemas/complaint-rights'
import type { Database } from '@/lib/server/db/types'

/** Times of a request made now. */
export const requestTimes = (at: Date) => ({
  requested_at: at.toISOString(),
  due_at: new Date(at.getTime() + rightsHours * millisecondsInHour).toISOString(),
})

/** Times of what was asked and done at once. */
const doneAtOnce = (at: Date) =>
  ({ state: 'done', ...requestTimes(at), decided_at: at.toISOString() }) as const

/** Records a right that needed nobody's decision. Call it in the transaction that does it. */
export async function recordDone(
  transaction: Transaction<Database>,
  complaintId: string,
  kind: RightKind,
  at: Date,
): Promise<void> {
  await transaction
    .insertInto('complaint_rights')
    .values({ complaint_id: complaintId, kind, ...doneAtOnce(at) })
    .execute()
}

/** Records that the holder was shown the own data: the last time, in one row per complaint. */
export async function recordAccess(
  db: Kysely<Database>,
  complaintId: string,
  at: Date,
): Promise<void> {
  const known = await db
    .updateTable('complaint_rights')
    .set(doneAtOnce(at))
    .where('complaint_id', '=', complaintId)
    .where('kind', '=', 'access')
    .returning('id')
    .executeTakeFirst()
  if (!known)
    await db
      .insertInto('complaint_rights')
      .values({ complaint_id: complaintId, kind: 'access', ...doneAtOnce(at) })
      .execute()
}

/** @throws Problem MOVE_NOT_ALLOWED when a complaint has taken a right so many times. Call it after the complaint is locked. */
export async function requireFewer(
  transaction: Transaction<Database>,
  complaintId: string,
  kind: RightKind,
  max: number,
): Promise<void> {
  const taken = await transaction
    .selectFrom('complaint_rights')
    .select('id')
    .where('complaint_id', '=', complaintId)
    .where('kind', '=', kind)
    .limit(max)
    .execute()
  if (taken.length >= max) throw new Problem('MOVE_NOT_ALLOWED')
}
