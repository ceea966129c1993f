import type { Kysely } from 'kysely'
import { secondsInDay } from 'date-fns/constants'
import { Problem } from '@/lib/errors'
import type { NewsChannels } from '@/lib/schemas/news-channels'
import { isPlausibleEmail } from '@/lib/server/complaints/plausible-email'
import type { Database } from '@/lib/server/db/types'
import { addressHash } from '../address-hash'
import { forgetReporterAddress } from '../forget-reporter-address'
import { queueMails } from '../queue-mails'
import type { ChoosingComplaint, OpenChannels } from './open-channels'

type MailState = NonNullable<NewsChannels['mail']>['state']

/** Whether mail about a complaint goes to its reporter's address, as the owner of the address decided. */
export async function mailStateOf(
  db: Kysely<Database>,
  { id, reporter_email: email }: ChoosingComplaint,
): Promise<MailState> {
  const hash = addressHash(email)
  const recipient = await db
    .selectFrom('mail_recipients')
    .select('stopped_at')
    .where('address_hash', '=', hash)
    .where('stopped_at', 'is not', null)
    .executeTakeFirst()
  if (recipient) return 'refused'
  const subscription = await db
    .selectFrom('mail_subscriptions')
    .select('state')
    .where('complaint_id', '=', id)
    .where('address_hash', '=', hash)
    .executeTakeFirst()
  return subscription === undefined || subscription.state === 'stopped' ? 'off' : subscription.state
}

/** Stops mail about a complaint to its reporter's address; what was not sent yet is not sent. */
async function stopMail(db: Kysely<Database>, { id, reporter_email: email }: ChoosingComplaint) {
  await db.transaction().execute(async (transaction) => {
    await transaction
      .updateTable('mail_subscriptions')
      .set({ state: 'stopped' })
      .where('complaint_id', '=', id)
      .where('address_hash', '=', addressHash(email))
      .execute()
    await transaction
      .deleteFrom('outbox')
      .where('complaint_id', '=', id)
      .where('id', 'like', 'reporter-%')
      .where('sent_at', 'is', null)
      .execute()
  })
}

/**
 * Switches mail about a complaint to its reporter. On asks the owner of the address once more, whoever holds the secret: that owner may be
 * somebody else and may have stopped it.
 * @throws Problem MOVE_NOT_ALLOWED without a mail server or an address that takes mail, RATE_LIMITED when it had enough for a day
 */
export async function chooseMail(
  db: Kysely<Database>,
  complaint: ChoosingComplaint & { number: string },
  { mail }: OpenChannels,
  isOn: boolean,
  now: Date,
): Promise<void> {
  const state = await mailStateOf(db, complaint)
  if (!isOn) return stopMail(db, complaint)
  if (state === 'asked' || state === 'confirmed') return
  const { id, number, reporter_email: email, identity_removed_at: removedAt } = complaint
  if (mail === null || removedAt !== null || state === 'refused' || !isPlausibleEmail(email))
    throw new Problem('MOVE_NOT_ALLOWED')
  await db.transaction().execute(async (transaction) => {
    await forgetReporterAddress(transaction, id, email)
    await queueMails(
      transaction,
      {
        complaint: { id, number },
        audience: 'reporter',
        addresses: [email],
        news: null,
        asksAgain: true,
      },
      now,
      mail,
    )
    const asked = await transaction
      .selectFrom('mail_subscriptions')
      .select('state')
      .where('complaint_id', '=', id)
      .where('address_hash', '=', addressHash(email))
      .executeTakeFirst()
    if (!asked) throw new Problem('RATE_LIMITED', { retryAfterSeconds: secondsInDay })
  })
}
