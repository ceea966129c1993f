import type { Kysely, Transaction } from 'kysely'
import { Problem } from '@/lib/errors'
import type { EvidenceReviewRequest } from '@/lib/schemas/complaint-handling'
import type { StoredFile } from '@/lib/server/media/port'
import type { Database } from '@/lib/server/db/types'
import type { EvidenceFiles } from '@/lib/server/media/embedded/evidence-files'
import { hashFormKey } from '../complaint-secret'
import { findNearDuplicate } from './near-duplicate-photos'

/** The name of an actor without the name of the token, so that a person with two tokens counts as one. */
const personOf = (actor: string) => actor.replace(/^[^:]*: /, '')

/** Key of an officer's photos without an event, as of a form's photos without a complaint: both are deleted after 24 hours. */
const waitingKey = (complaintId: string) => hashFormKey(`evidence:${complaintId}`)

/** Evidence photos of a complaint: those of its events and those not yet attached to one. */
const ofComplaint = (db: Kysely<Database>, complaintId: string, photoId: string) =>
  db
    .selectFrom('photos')
    .select(['id', 'content_type', 'purpose', 'held_reason', 'uploaded_by'])
    .where('id', '=', photoId)
    .where((row) =>
      row.or([
        row('complaint_id', '=', complaintId),
        row.and([
          row('complaint_id', 'is', null),
          row('form_token_hash', '=', waitingKey(complaintId)),
        ]),
      ]),
    )
    .executeTakeFirst()

/**
 * Cleans and stores an officer's photo for a later event. A near-duplicate of any earlier photo stays hidden until another officer has reviewed it.
 * @throws Problem PAYLOAD_TOO_LARGE, UNSUPPORTED_MEDIA_TYPE, UNAVAILABLE
 */
export async function addEvidence(
  db: Kysely<Database>,
  files: EvidenceFiles,
  complaintId: string,
  file: { bytes: Uint8Array; originalName: string },
  actor: string,
): Promise<{ id: string; is_held: boolean }> {
  const key = waitingKey(complaintId)
  const { id, perceptualHash } = await files.saveEvidence(file, {
    formTokenHash: key,
    uploadedBy: actor,
  })
  const isNearCopy = await findNearDuplicate(db, perceptualHash, key)
  if (!isNearCopy)
    await db.updateTable('photos').set({ held_reason: null }).where('id', '=', id).execute()
  return { id, is_held: isNearCopy }
}

/** Attaches photos to an event. @throws Problem VALIDATION_FAILED naming those that were not uploaded for this complaint */
export async function attachEvidence(
  transaction: Transaction<Database>,
  complaintId: string,
  step: number,
  ids: readonly string[],
): Promise<void> {
  const refused: string[] = []
  for (const [position, id] of ids.entries()) {
    if (ids.indexOf(id) < position) continue
    const taken = await transaction
      .updateTable('photos')
      .set({ complaint_id: complaintId, step, position })
      .where('id', '=', id)
      .where('complaint_id', 'is', null)
      .where('form_token_hash', '=', waitingKey(complaintId))
      .returning('id')
      .executeTakeFirst()
    if (!taken) refused.push(`evidence.${position}`)
  }
  if (refused.length > 0)
    throw new Problem('VALIDATION_FAILED', {
      fields: Object.fromEntries(refused.map((path) => [path, [{ rule: 'unknownPhoto' }]])),
    })
}

/**
 * Records the review of a near-duplicate: accepted photos are shown, the others stay hidden permanently.
 * @throws Problem ITEM_NOT_FOUND, MOVE_NOT_ALLOWED when it does not wait for a review, VALIDATION_FAILED on `actor` when it is the uploader
 */
export async function reviewEvidence(
  db: Kysely<Database>,
  complaintId: string,
  photoId: string,
  review: EvidenceReviewRequest,
): Promise<void> {
  const { is_accepted: isAccepted, actor } = review
  const photo = await ofComplaint(db, complaintId, photoId)
  if (!photo) throw new Problem('ITEM_NOT_FOUND')
  if (personOf(photo.uploaded_by) === personOf(actor))
    throw new Problem('VALIDATION_FAILED', { fields: { actor: [{ rule: 'unknownChoice' }] } })
  // On condition that it still waits: of two reviewers the first decides.
  const reviewed = await db
    .updateTable('photos')
    .set({ held_reason: isAccepted ? null : 'refused', reviewed_by: actor })
    .where('id', '=', photoId)
    .where('held_reason', '=', 'near_copy')
    .returning('id')
    .executeTakeFirst()
  if (!reviewed) throw new Problem('MOVE_NOT_ALLOWED')
}

/** A photo of a complaint, also a hidden one; null when it does not belong to this complaint. */
export async function officerPhoto(
  db: Kysely<Database>,
  files: EvidenceFiles,
  complaintId: string,
  photoId: string,
): Promise<StoredFile | null> {
  const photo = await ofComplaint(db, complaintId, photoId)
  const bytes = photo ? await files.read(photo.id, photo.content_type) : null
  return photo && bytes ? { bytes, contentType: photo.content_type, isPublic: false } : null
}
