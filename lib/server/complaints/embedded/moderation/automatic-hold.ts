import { sql, type Transaction } from 'kysely'
import { findPersonalData } from '@/lib/complaints/personal-data'
import type { ComplaintRequest } from '@/lib/schemas/complaints'
import type { HeldReason } from '@/lib/schemas/complaint-handling'
import type { Database } from '@/lib/server/db/types'
import { portalActor } from '../history-notes'
import { heldReasonOnInsert, textHash } from './repeated-text'
import { hasStrongLanguage } from './strong-language'

/** Columns of a new complaint that decide whether it is hidden until an officer has checked it. */
export function holdColumns(information: ComplaintRequest['informasi_aduan'], now: Date) {
  if (information.type !== 'public') return { held_reason: null, text_hash: '' }
  const {
    title,
    reason,
    category_child_id: category,
    sub_category_child_id: subcategory,
  } = information
  // All free text of the public view. Names of people cannot be told from names of streets: officers check those.
  const shown = [title, reason, category, subcategory].join('\n')
  const found =
    findPersonalData(shown).length > 0
      ? 'personal_data'
      : hasStrongLanguage(shown)
        ? 'language'
        : null
  const hash = textHash(title, reason)
  return { held_reason: heldReasonOnInsert(found, hash, now), text_hash: hash }
}

/** Shown to the reporter; friendly, because most of them meant no harm. */
const notes: Record<'personal_data' | 'language' | 'repeated_text', { id: string; en: string }> = {
  personal_data: {
    id:
      'Di dalam aduan ini ada nomor telepon, surel, nomor identitas, atau pelat kendaraan. Supaya tidak tersebar, ' +
      'petugas melihatnya dahulu sebelum aduan tampil untuk umum. Penanganannya tetap berjalan.',
    en:
      'This complaint holds a phone number, e-mail address, identity number or registration plate. ' +
      'So that it does not spread, an officer looks before the complaint is shown to the public. It is handled all the same.',
  },
  language: {
    id: 'Ada kata yang mungkin melukai orang lain. Petugas membacanya dahulu sebelum aduan tampil untuk umum. Penanganannya tetap berjalan.',
    en: 'Some words may hurt others. An officer reads the complaint before it is shown to the public. It is handled all the same.',
  },
  repeated_text: {
    id:
      'Aduan dengan kata-kata yang sama sudah beberapa kali masuk hari ini. ' +
      'Petugas memeriksanya dahulu sebelum aduan tampil untuk umum. Penanganannya tetap berjalan.',
    en: 'Complaints with the same words came in several times today. An officer checks before this one is shown to the public. It is handled all the same.',
  },
}

const isAutomatic = (reason: HeldReason): reason is keyof typeof notes =>
  Object.hasOwn(notes, reason)

/** Appends the event with the reason of a hold for the reporter; does nothing for a complaint that is not held. */
export async function addHoldEvent(
  transaction: Transaction<Database>,
  complaint: { id: string; held_reason: HeldReason | null },
  at: string,
): Promise<void> {
  if (complaint.held_reason === null || !isAutomatic(complaint.held_reason)) return
  const { step, status } = await transaction
    .updateTable('complaints')
    .set({ step: sql<number>`step + 1` })
    .where('id', '=', complaint.id)
    .returning(['step', 'status'])
    .executeTakeFirstOrThrow()
  const { id: noteId, en: noteEn } = notes[complaint.held_reason]
  await transaction
    .insertInto('complaint_history')
    .values({
      complaint_id: complaint.id,
      step,
      status,
      kind: 'held',
      reason_code: complaint.held_reason,
      is_public: 0,
      note_id: noteId,
      note_en: noteEn,
      actor: portalActor,
      at,
    })
    .execute()
}
