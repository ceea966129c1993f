import type { Kysely, Transaction } from 'kysely'
import { Problem } from '@/lib/errors'
import type { Locale } from '@/lib/i18n/locales'
import type { StoredDocument } from '@/lib/schemas/complaint-documents'
import type { NewDocument } from '@/lib/server/complaints/ports'
import type { Database } from '@/lib/server/db/types'
import type { EvidenceFiles } from '@/lib/server/media/embedded/evidence-files'
import { shownTitle } from '@/lib/server/complaints/embedded/view/event-documents'
import { documentType } from '@/lib/server/media/file-type'
import type { StoredFile } from '@/lib/server/media/port'

/** Cleans and stores a document for a later step. @throws Problem as `HandlingPort.addDocument` */
export async function addDocument(
  db: Kysely<Database>,
  files: EvidenceFiles,
  complaintId: string,
  { bytes, title, titleEn, actor }: NewDocument,
  now: Date,
): Promise<StoredDocument> {
  const { id, size, contentHash, isSignatureRemoved } = await files.saveDocument(bytes, title)
  await db
    .insertInto('complaint_documents')
    .values({
      id,
      size,
      content_hash: contentHash,
      complaint_id: complaintId,
      step: null,
      position: null,
      title_id: title,
      title_en: titleEn,
      uploaded_by: actor,
      created_at: now.toISOString(),
    })
    .execute()
  return { id, size, is_signature_removed: isSignatureRemoved }
}

/** Attaches documents to a step. @throws Problem VALIDATION_FAILED naming those that do not wait for a step of this complaint */
export async function attachDocuments(
  transaction: Transaction<Database>,
  complaintId: string,
  step: number,
  ids: readonly string[] = [],
): Promise<void> {
  const refused: string[] = []
  for (const [position, id] of ids.entries()) {
    if (ids.indexOf(id) < position) continue
    const taken = await transaction
      .updateTable('complaint_documents')
      .set({ step, position })
      .where('id', '=', id)
      .where('complaint_id', '=', complaintId)
      .where('step', 'is', null)
      .returning('id')
      .executeTakeFirst()
    if (!taken) refused.push(`documents.${position}`)
  }
  if (refused.length > 0)
    throw new Problem('VALIDATION_FAILED', {
      fields: Object.fromEntries(refused.map((path) => [path, [{ rule: 'unknownDocument' }]])),
    })
}

/** A document of a complaint; null when it does not belong to this one. */
export async function officerDocument(
  db: Kysely<Database>,
  files: EvidenceFiles,
  complaintId: string,
  id: string,
  locale?: Locale,
): Promise<StoredFile | null> {
  const row = await db
    .selectFrom('complaint_documents')
    .select(['title_id', 'title_en'])
    .where('id', '=', id)
    .where('complaint_id', '=', complaintId)
    .executeTakeFirst()
  const bytes = row ? await files.read(id, documentType) : null
  if (!row || !bytes) return null
  return { bytes, contentType: documentType, title: shownTitle(row, locale).title, isPublic: false }
}
