import { randomBytes, randomUUID } from 'node:crypto'
import type { Kysely, Transaction } from 'kysely'
import { jakartaDay } from '@/lib/jakarta'
import { resolutionDueOn } from '@/lib/complaints/deadlines'
import { Problem } from '@/lib/errors'
import type { ComplaintReceipt, ComplaintRequest } from '@/lib/schemas/complaints'
import type { Database } from '@/lib/server/db/types'
import { newComplaintNumber } from '@/lib/server/complaints/complaint-number'
import { deriveSecret, hashesMatch, hashFormKey, hashSecret } from './complaint-secret'
import { automaticNotes, portalActor } from './history-notes'
import { addHoldEvent, holdColumns } from './moderation/automatic-hold'
import { checkRelatedValues, type CheckedValues } from './related-values'
import { factColumns, factsOf } from './statistics/facts'
import { putFacts } from './statistics/put-facts'
import { type Submission, submissionOf } from './submission'

export interface CreateSettings {
  /** Own origin, which photo addresses in requests may have. */
  siteOrigin: string
  now: () => Date
  /** Throws when the disk is full; repeated requests get their response even then. */
  requireSpace: () => Promise<void>
  /** Runs in the transaction after the first event: its writes are committed with the complaint or not at all. */
  onEvent?: ((complaintId: string, transaction: Transaction<Database>) => Promise<void>) | undefined
  /** Runs after the commit. */
  onPublicChange?: (() => void) | undefined
  /** Generates a number; tests force collisions with it. */
  newNumber?: (now: Date) => string
}

/** Attempts with different numbers; 33 million exist per day, so even a second one is rare. */
const maxTries = 8

/**
 * The earlier response to this key; null for a new key.
 * @throws Problem IDEMPOTENCY_CONFLICT when the body differs, MOVE_NOT_ALLOWED when its secret opens nothing any more
 */
async function earlierReceipt(
  db: Kysely<Database>,
  submission: Submission,
): Promise<ComplaintReceipt | null> {
  const row = await db
    .selectFrom('complaints')
    .select(['number', 'secret_hash', 'secret_salt', 'submission_body_hash'])
    .where('submission_key_hash', '=', submission.keyHash)
    .executeTakeFirst()
  if (!row) return null
  if (!hashesMatch(submission.bodyHash, row.submission_body_hash))
    throw new Problem('IDEMPOTENCY_CONFLICT')
  const secret = deriveSecret(submission.key, row.secret_salt, row.number)
  if (!hashesMatch(hashSecret(secret), row.secret_hash)) throw new Problem('MOVE_NOT_ALLOWED')
  return { complaint_number: row.number, secret }
}

export async function isStoredUnder(db: Kysely<Database>, key: string): Promise<boolean> {
  const row = await db
    .selectFrom('complaints')
    .select('id')
    .where('submission_key_hash', '=', hashFormKey(key))
    .executeTakeFirst()
  return row !== undefined
}

/** Attaches photos to the complaint. @throws Problem VALIDATION_FAILED naming those that were not uploaded for this form */
async function attachPhotos(
  transaction: Transaction<Database>,
  complaintId: string,
  photoIds: string[],
  keyHash: string,
) {
  const refused: string[] = []
  // In the order of ids, so that two complaints with the same photos cannot deadlock.
  const ordered = [...photoIds.entries()].sort(([, left], [, right]) => (left < right ? -1 : 1))
  for (const [position, id] of ordered) {
    const taken = await transaction
      .updateTable('photos')
      .set({ complaint_id: complaintId, position })
      .where('id', '=', id)
      .where('complaint_id', 'is', null)
      .where((row) =>
        row.or([row('form_token_hash', '=', keyHash), row('form_token_hash', 'is', null)]),
      )
      .returning('id')
      .executeTakeFirst()
    if (!taken) refused.push(`foto_aduan.images.${position}.file_download_uri`)
  }
  if (refused.length > 0)
    throw new Problem('VALIDATION_FAILED', {
      fields: Object.fromEntries(refused.map((path) => [path, [{ rule: 'unknownPhoto' }]])),
    })
}

const receivedEvent = (at: string) =>
  ({ kind: 'received', status: 'unverified', at, due_on: null, reason_code: '' }) as const

/** Jakarta day by which a complaint received at this time must be resolved. */
const firstDueDay = (at: string) =>
  resolutionDueOn({
    events: [receivedEvent(at)],
    serviceClass: 'ordinary',
    today: jakartaDay(new Date(at)),
  })

/** One attempt with one number, in one transaction. @returns null when the number or the key is taken */
async function store(
  db: Kysely<Database>,
  request: ComplaintRequest,
  checked: CheckedValues,
  submission: Submission,
  number: string,
  at: string,
  onEvent: CreateSettings['onEvent'],
): Promise<ComplaintReceipt | null> {
  const { photoIds, ...relatedColumns } = checked
  const { data_wargi: reporter, informasi_aduan: information, lokasi_aduan: place } = request
  const salt = randomBytes(16).toString('hex')
  const secret = deriveSecret(submission.key, salt, number)
  return db.transaction().execute(async (transaction) => {
    // First statement of the transaction: on PostgreSQL a concurrent request with the same key waits here and then finds it taken.
    const complaint = await transaction
      .insertInto('complaints')
      .values({
        ...relatedColumns,
        ...holdColumns(information, new Date(at)),
        id: randomBytes(16).toString('hex'),
        number,
        type: information.type,
        is_anonymous: information.type === 'public' && information.is_anonymous ? 1 : 0,
        title: information.title,
        reason: information.reason,
        reporter_name: reporter.name,
        reporter_phone: reporter.phone,
        reporter_email: reporter.email,
        address: place.address,
        address_detail: place.address_detail,
        latitude: place.location.latitude,
        longitude: place.location.longitude,
        status: 'unverified',
        verified_at: null,
        resolve_due_on: firstDueDay(at),
        secret_hash: hashSecret(secret),
        secret_salt: salt,
        submission_key_hash: submission.keyHash,
        submission_body_hash: submission.bodyHash,
        created_at: at,
        updated_at: at,
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning([...factColumns, 'held_reason'])
      .executeTakeFirst()
    if (!complaint) return null
    await attachPhotos(transaction, complaint.id, photoIds, submission.keyHash)
    const { id: noteId, en: noteEn } = automaticNotes.received
    await transaction
      .insertInto('complaint_history')
      .values({
        complaint_id: complaint.id,
        step: 1,
        ...receivedEvent(at),
        note_id: noteId,
        note_en: noteEn,
        actor: portalActor,
      })
      .execute()
    await putFacts(transaction, [factsOf(complaint, [receivedEvent(at)])])
    // Before a hold appends its own event: the reporter gets the mail of the receipt also while the complaint is held.
    await onEvent?.(complaint.id, transaction)
    await addHoldEvent(transaction, complaint, at)
    return { complaint_number: number, secret }
  })
}

/**
 * Stores a complaint, its photos, its first history event and its key in one transaction; returns after the commit.
 * The same key with the same body gets the same response, also when both requests run at once.
 * @throws Problem VALIDATION_FAILED, IDEMPOTENCY_CONFLICT, MOVE_NOT_ALLOWED once the secret was replaced, UNAVAILABLE when the disk is full or no free
 *   number was found
 */
export async function createComplaint(
  db: Kysely<Database>,
  request: ComplaintRequest,
  idempotencyKey: string | null,
  settings: CreateSettings,
): Promise<ComplaintReceipt> {
  const submission = submissionOf(request, idempotencyKey ?? randomUUID())
  const repeated = await earlierReceipt(db, submission)
  if (repeated) return repeated
  await settings.requireSpace()
  const checked = await checkRelatedValues(db, request, settings.siteOrigin)
  const newNumber = settings.newNumber ?? newComplaintNumber
  for (let tries = 0; tries < maxTries; tries += 1) {
    const now = settings.now()
    const receipt = await store(
      db,
      request,
      checked,
      submission,
      newNumber(now),
      now.toISOString(),
      settings.onEvent,
    )
    if (receipt) settings.onPublicChange?.()
    // Nothing stored: either a concurrent request with the same key was faster, or the number was taken.
    const answer = receipt ?? (await earlierReceipt(db, submission))
    if (answer) return answer
  }
  throw new Problem('UNAVAILABLE', { cause: 'no free complaint number' })
}
