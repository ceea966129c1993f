import type { Kysely } from 'kysely'
import { Problem } from '@/lib/errors'
import type { HandlingResult } from '@/lib/schemas/complaint-handling'
import { correctionsMax } from '@/lib/schemas/complaint-rights'
import type { Reporter } from '@/lib/schemas/complaints'
import { isPlausibleEmail } from '@/lib/server/complaints/plausible-email'
import type { Database } from '@/lib/server/db/types'
import { addressHash } from '@/lib/server/notifications/embedded/address-hash'
import { deleteUnsentToPhone } from '@/lib/server/notifications/embedded/channels/end-choices'
import { forgetReporterAddress } from '@/lib/server/notifications/embedded/forget-reporter-address'
import { type ActionSettings, resultOf, runAction } from '../handling/run-action'
import { automaticNotes, reporterActor } from '../history-notes'
import type { OwnComplaint } from '../reporter/open-own'
import { recordDone, requireFewer } from './record-rights'

/**
 * Replaces name, phone and e-mail. A new address gets a confirmation mail as the first one did, and the old one nothing any more.
 * The same contact again changes nothing.
 * @throws Problem VALIDATION_FAILED for an address that mail cannot reach, MOVE_NOT_ALLOWED once the identity was removed or corrected too often
 */
export async function correctContact(
  db: Kysely<Database>,
  settings: ActionSettings,
  own: OwnComplaint,
  { name, phone, email }: Reporter,
): Promise<HandlingResult> {
  if (own.identity_removed_at !== null) throw new Problem('MOVE_NOT_ALLOWED')
  if (!isPlausibleEmail(email))
    throw new Problem('VALIDATION_FAILED', { fields: { email: [{ rule: 'email' }] } })
  if (own.reporter_name === name && own.reporter_phone === phone && own.reporter_email === email)
    return resultOf(own)
  return runAction(db, settings, async ({ transaction, at, write }) => {
    // Before the event, which asks the new address: it locks the complaint, and the old address must be gone by then.
    const locked = await transaction
      .updateTable('complaints')
      .set({ reporter_name: name, reporter_phone: phone, reporter_email: email })
      .where('id', '=', own.id)
      .where('step', '=', own.step)
      .returning('id')
      .executeTakeFirst()
    if (!locked) throw new Problem('MOVED_MEANWHILE')
    await requireFewer(transaction, own.id, 'correct_contact', correctionsMax)
    if (addressHash(own.reporter_email) !== addressHash(email))
      await forgetReporterAddress(transaction, own.id, email)
    // The choice of messages stays and is of the new number from now on.
    if (own.reporter_phone !== phone) await deleteUnsentToPhone(transaction, own.id)
    const written = await write(
      own,
      {},
      {
        kind: 'contact_corrected',
        note: automaticNotes.contactCorrected,
        actor: reporterActor,
        isPublic: false,
      },
    )
    await recordDone(transaction, own.id, 'correct_contact', at)
    return written
  })
}
