import type { Kysely } from 'kysely'
import { Problem } from '@/lib/errors'
import type { ReporterPort } from '@/lib/server/complaints/ports'
import type { Database } from '@/lib/server/db/types'
import { addInformation } from './add-information'
import {
  answerQuestion,
  confirmEnd,
  type ReporterSettings,
  reopen,
  withdraw,
} from './reporter-actions'
import { type OwnComplaint, openOwn } from './open-own'
import { ownData } from './own-data'
import { newsChoices } from './news-choices'
import { earlierReplacement, replaceSecret } from './replace-secret'
import { recoverAccess } from './secrets'
import type { HandlingResult } from '@/lib/schemas/complaint-handling'
import { deleteExpiredMessages } from '@/lib/server/notifications/embedded/delete-expired-messages'
import { forgetChannels } from '@/lib/server/notifications/embedded/channels/end-choices'
import {
  clearSentRecipients,
  deleteSubscriptions,
} from '@/lib/server/notifications/embedded/delete-subscriptions'
import { clearRatingReasons } from '../ratings/clear-rating-reasons'
import { rateHandling } from '../ratings/rate-handling'
import { correctContact } from '../rights/correct-contact'
import { askErasure } from '../rights/erase-complaint'
import { hideName, makePrivate } from '../rights/hide-from-public'
import { recordAccess, recordDone } from '../rights/record-rights'
import { runAction, resultOf } from '../handling/run-action'
import { automaticNotes, reporterActor } from '../history-notes'

/**
 * Deletes name, phone, e-mail, address, messages to officers, the reason of a rating, unsent mail, the consent to mail and other
 * channels. The complaint itself stays. A question that still waits for its reply stays too, or it could not be replied to.
 */
async function eraseIdentity(
  db: Kysely<Database>,
  settings: ReporterSettings,
  own: OwnComplaint,
): Promise<HandlingResult> {
  if (own.identity_removed_at !== null) return resultOf(own)
  return runAction(db, settings, async ({ transaction, at, write }) => {
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
    await clearRatingReasons(transaction, [own.id])
    await deleteExpiredMessages(transaction, at)
    await deleteSubscriptions(transaction, [own.id], 'reporter')
    await clearSentRecipients(transaction, [own.id], 'reporter')
    await forgetChannels(transaction, [own.id])
    await recordDone(transaction, own.id, 'erase_identity', at)
    return written
  })
}

/** The actions of the holder of a secret; receipts are separate. */
export type ReporterActions = Omit<ReporterPort, 'checkReceipt' | 'receipt'>

export function createReporterActions(
  db: Kysely<Database>,
  settings: ReporterSettings,
): ReporterActions {
  const { now } = settings
  /** Runs work with the complaint that this secret opens; null when it opens none. */
  async function withOwn<T>(
    number: string,
    secret: string,
    work: (own: OwnComplaint) => Promise<T>,
  ): Promise<T | null> {
    const own = await openOwn(db, number, secret, now())
    return own && work(own)
  }
  /** Requires the own secret: actions that cannot be undone, or would lock the reporter out, are not for temporary ones. */
  const withOwnSecret = <T>(
    number: string,
    secret: string,
    work: (own: OwnComplaint) => Promise<T>,
  ) =>
    withOwn(number, secret, (own) => {
      if (own.openedWith === 'temporary') throw new Problem('MOVE_NOT_ALLOWED')
      return work(own)
    })
  return {
    answer: (number, secret, answer, formToken) =>
      withOwn(number, secret, (own) => answerQuestion(db, settings, own, answer, formToken)),
    add: (number, secret, addition, formToken) =>
      withOwn(number, secret, (own) => addInformation(db, settings, own, addition, formToken)),
    confirm: (number, secret, confirmation) =>
      withOwn(number, secret, (own) => confirmEnd(db, settings, own, confirmation)),
    reopen: (number, secret, reason) =>
      withOwn(number, secret, (own) => reopen(db, settings, own, reason)),
    rate: (number, secret, rating) =>
      withOwn(number, secret, (own) => rateHandling(db, settings, own, rating)),
    withdraw: (number, secret, withdrawal) =>
      withOwnSecret(number, secret, (own) => withdraw(db, settings, own, withdrawal)),
    ownData: (number, secret, locale) =>
      withOwn(number, secret, async (own) => {
        await recordAccess(db, own.id, now())
        return ownData(db, own.id, locale)
      }),
    correctContact: (number, secret, contact) =>
      withOwnSecret(number, secret, (own) => correctContact(db, settings, own, contact)),
    hideName: (number, secret) =>
      withOwnSecret(number, secret, (own) => hideName(db, settings, own)),
    makePrivate: (number, secret) =>
      withOwnSecret(number, secret, (own) => makePrivate(db, settings, own)),
    erase: (number, secret, locale) =>
      withOwnSecret(number, secret, (own) => askErasure(db, settings, own, locale)),
    eraseIdentity: (number, secret) =>
      withOwnSecret(number, secret, (own) => eraseIdentity(db, settings, own)),
    ...newsChoices(db, settings, { withOwn, withOwnSecret }),
    replaceSecret: async (number, secret, key) => {
      const earlier = () =>
        key === null ? null : earlierReplacement(db, number, { secret, key }, now())
      const replace = () =>
        withOwnSecret(number, secret, (own) => replaceSecret(db, own, { secret, key }, now()))
      // Sent twice at once, the second may find the complaint under its new secret.
      return (await earlier()) ?? (await replace()) ?? earlier()
    },
    recover: (number, phone) => recoverAccess(db, number, phone, now()),
  }
}
