import { randomUUID } from 'node:crypto'
import type { Kysely, Transaction } from 'kysely'
import { isProblem, Problem } from '@/lib/errors'
import { additionsMax, type ReporterAddition } from '@/lib/schemas/complaint-following'
import type { HandlingResult } from '@/lib/schemas/complaint-handling'
import type { Database } from '@/lib/server/db/types'
import { hashesMatch } from '../complaint-secret'
import { runAction, resultOf } from '../handling/run-action'
import { automaticNotes } from '../history-notes'
import { reporterCan } from '../transitions'
import { type Submission, submissionOf } from '../submission'
import { type ReporterSettings, reporterEvent } from './reporter-actions'
import { attachAnswerPhotos } from './answer-photos'
import type { OwnComplaint } from './open-own'

/** The earlier response to this form; null for a new form. @throws Problem IDEMPOTENCY_CONFLICT when its content differs */
async function earlierAddition(
  db: Kysely<Database>,
  own: OwnComplaint,
  { keyHash, bodyHash }: Submission,
): Promise<HandlingResult | null> {
  const earlier = await db
    .selectFrom('complaint_additions')
    .select(['step', 'body_hash'])
    .where('complaint_id', '=', own.id)
    .where('key_hash', '=', keyHash)
    .executeTakeFirst()
  if (!earlier) return null
  if (!hashesMatch(bodyHash, earlier.body_hash)) throw new Problem('IDEMPOTENCY_CONFLICT')
  return { ...resultOf(own), step: earlier.step }
}

/** Stores which form an event came from. @throws Problem MOVED_MEANWHILE when a concurrent request with the same form was faster */
async function keepForm(
  transaction: Transaction<Database>,
  { id, step }: { id: string; step: number },
  { keyHash, bodyHash }: Submission,
): Promise<void> {
  const stored = await transaction
    .insertInto('complaint_additions')
    .values({ complaint_id: id, key_hash: keyHash, body_hash: bodyHash, step })
    .onConflict((conflict) => conflict.doNothing())
    .returning('step')
    .executeTakeFirst()
  if (!stored) throw new Problem('MOVED_MEANWHILE')
}

async function countAdditions(
  transaction: Transaction<Database>,
  complaintId: string,
): Promise<number> {
  const { count } = await transaction
    .selectFrom('complaint_history')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('complaint_id', '=', complaintId)
    .where('kind', '=', 'added')
    .executeTakeFirstOrThrow()
  return count
}

/**
 * Adds text and photos of the reporter to an open complaint; status and clocks stay. Returns after the commit; the same form sent again gets
 * the first response.
 * @throws Problem MOVE_NOT_ALLOWED, IDEMPOTENCY_CONFLICT, VALIDATION_FAILED for photos of another form
 */
export async function addInformation(
  db: Kysely<Database>,
  settings: ReporterSettings,
  own: OwnComplaint,
  addition: ReporterAddition,
  formToken: string | null,
): Promise<HandlingResult> {
  const submission = submissionOf(addition, formToken ?? randomUUID())
  const repeated = await earlierAddition(db, own, submission)
  if (repeated) return repeated
  try {
    return await runAction(db, settings, async ({ transaction, write }) => {
      // No check of the last event seen: information does not depend on what an officer has done since, and must not be lost to it.
      const written = await write(
        { id: own.id, step: null },
        {},
        reporterEvent('added', automaticNotes.added, addition.text),
      )
      await keepForm(transaction, written, submission)
      // Checked after the transaction has locked the complaint.
      if (
        !reporterCan('add', written) ||
        (await countAdditions(transaction, own.id)) > additionsMax
      )
        throw new Problem('MOVE_NOT_ALLOWED')
      await attachAnswerPhotos(transaction, written, addition.images, {
        formToken,
        siteOrigin: settings.siteOrigin,
      })
      return written
    })
  } catch (error) {
    const twin = isProblem(error) ? await earlierAddition(db, own, submission) : null
    if (twin) return twin
    throw error
  }
}
