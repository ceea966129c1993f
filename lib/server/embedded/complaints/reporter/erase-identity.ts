import type { Kysely } from 'kysely'
import type { HandlingResult } from '@/lib/schemas/complaint-handling'
import type { Database } from '@/lib/server/db/types'
import { forgetAddresses } from '@/lib/server/notifications/forget-addresses'
import { forgetSentTo, forgetSubscriptions } from '@/lib/server/notifications/forget-subscriptions'
import { act, resultOf } from '../handling/act'
import { automaticNotes, reporterActor } from '../history-notes'
import type { ReporterSettings } from './acts-of-reporter'
import type { OwnComplaint } from './open-own'

/**
 * Takes name, phone, e-mail, address, what was written to officers, mail not yet sent and the consent to it out for good. The matter stays. A question that
 * still waits for its answer stays too, or nobody could answer it.
 */
export async function eraseIdentity(
  db: Kysely<Database>,
  settings: ReporterSettings,
  own: OwnComplaint,
): Promise<HandlingResult> {
  if (own.identity_removed_at !== null) return resultOf(own)
  return act(db, settings, async ({ transaction, at, write }) => {
    const removed = {
      reporter_name: '',
      reporter_phone: '',
      reporter_email: '',
      address: '',
      address_detail: '',
      identity_removed_at: at.toISOString(),
    }
    const written = await write(own, removed, {
      kind: 'identity_removed',
      note: automaticNotes.identityRemoved,
      actor: reporterActor,
      isPublic: false,
    })
    await transaction
      .deleteFrom('complaint_messages')
      .where('complaint_id', '=', own.id)
      .$if(own.awaits === 'answer', (messages) => messages.where('author', '=', 'reporter'))
      .execute()
    await forgetAddresses(transaction, at)
    await forgetSubscriptions(transaction, [own.id], 'reporter')
    await forgetSentTo(transaction, [own.id], 'reporter')
    return written
  })
}
