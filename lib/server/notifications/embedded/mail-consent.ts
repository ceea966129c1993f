import { millisecondsInDay } from 'date-fns/constants'
import type { Kysely, Transaction } from 'kysely'
import type { MailConsentPort } from '@/lib/server/notifications/port'
import type { Database } from '@/lib/server/db/types'
import { addressHash } from './address-hash'
import { confirmedMs } from './mail-counters'
import { isToken, tokenHash } from './mail-token'

/** How long a refusal of all mail is stored, milliseconds; after that an address is written to only when it is entered again. */
export const stoppedMs = 5 * 365 * millisecondsInDay

interface ConsentSettings {
  now: () => Date
  /** Runs in the transaction that confirms an address for a complaint. */
  onConfirmed?:
    | ((
        complaintId: string,
        addressHash: string,
        transaction: Transaction<Database>,
      ) => Promise<void>)
    | undefined
}

const later = (now: Date, ms: number) => new Date(now.getTime() + ms).toISOString()

/** Stores the choice of an address, replacing the one before; the day's count of mails stays. */
async function storeChoice(
  transaction: Transaction<Database>,
  hash: string,
  choice: 'confirmed' | 'stopped',
  now: Date,
) {
  const at = now.toISOString()
  const columns =
    choice === 'confirmed'
      ? { confirmed_at: at, stopped_at: null, ends_at: later(now, confirmedMs) }
      : { confirmed_at: null, stopped_at: at, ends_at: later(now, stoppedMs) }
  await transaction
    .insertInto('mail_recipients')
    .values({ address_hash: hash, window_ends_at: at, first_mails: 0, later_mails: 0, ...columns })
    .onConflict((conflict) => conflict.column('address_hash').doUpdateSet(columns))
    .execute()
}

async function confirm(
  transaction: Transaction<Database>,
  token: string,
  { now, onConfirmed }: ConsentSettings,
): Promise<boolean> {
  const moment = now()
  const subscription = await transaction
    .selectFrom('mail_subscriptions')
    .select(['complaint_id', 'address_hash', 'audience'])
    .where('confirm_hash', '=', tokenHash(token))
    .where('confirm_ends_at', '>', moment.toISOString())
    .executeTakeFirst()
  if (!subscription) return false
  const { complaint_id: complaintId, address_hash: hash, audience } = subscription
  await storeChoice(transaction, hash, 'confirmed', moment)
  const changed = await transaction
    .updateTable('mail_subscriptions')
    .set({ state: 'confirmed' })
    .where('complaint_id', '=', complaintId)
    .where('address_hash', '=', hash)
    .where('state', '!=', 'confirmed')
    .returning('state')
    .executeTakeFirst()
  if (changed && audience === 'reporter') await onConfirmed?.(complaintId, hash, transaction)
  return true
}

async function stop(
  transaction: Transaction<Database>,
  token: string,
  scope: 'complaint' | 'all',
  now: Date,
): Promise<boolean> {
  const message = await transaction
    .selectFrom('outbox')
    .select(['complaint_id', 'address_hash'])
    .where('stop_hash', '=', tokenHash(token))
    .executeTakeFirst()
  if (!message || message.address_hash === '') return false
  const { complaint_id: complaintId, address_hash: hash } = message
  if (scope === 'all') await storeChoice(transaction, hash, 'stopped', now)
  else if (complaintId !== null) {
    await transaction
      .updateTable('mail_subscriptions')
      .set({ state: 'stopped' })
      .where('complaint_id', '=', complaintId)
      .where('address_hash', '=', hash)
      .execute()
  }
  await transaction
    .deleteFrom('outbox')
    .where('address_hash', '=', hash)
    .where('sent_at', 'is', null)
    .$if(scope === 'complaint', (messages) => messages.where('complaint_id', '=', complaintId))
    // The message whose link was used stays, also while it is being sent, so that the link can be used again.
    .where((row) =>
      row.or([row('stop_hash', 'is', null), row('stop_hash', '!=', tokenHash(token))]),
    )
    .execute()
  return true
}

/**
 * Removes the refusal of all mail, on a personal request to the office; the address has to be confirmed again like a new one.
 * @returns false when the address had not refused
 */
export async function allowAgain(db: Kysely<Database>, address: string): Promise<boolean> {
  const allowed = await db
    .updateTable('mail_recipients')
    .set((row) => ({ stopped_at: null, ends_at: row.ref('window_ends_at') }))
    .where('address_hash', '=', addressHash(address))
    .where('stopped_at', 'is not', null)
    .returning('address_hash')
    .executeTakeFirst()
  return allowed !== undefined
}

/** What the links in mails do: confirm and stop. Each call reads one row by the hash of its token. */
export function createMailConsent(
  db: Kysely<Database>,
  settings: ConsentSettings,
): MailConsentPort {
  const { now } = settings
  return {
    async complaintOfConsent(token) {
      if (!isToken(token)) return null
      const row = await db
        .selectFrom('mail_subscriptions')
        .innerJoin('complaints', 'complaints.id', 'mail_subscriptions.complaint_id')
        .select('complaints.number')
        .where('confirm_hash', '=', tokenHash(token))
        .where('confirm_ends_at', '>', now().toISOString())
        .executeTakeFirst()
      return row?.number ?? null
    },
    confirm: async (token) =>
      isToken(token) &&
      db.transaction().execute((transaction) => confirm(transaction, token, settings)),
    async complaintOfMail(token) {
      if (!isToken(token)) return null
      const row = await db
        .selectFrom('outbox')
        .innerJoin('complaints', 'complaints.id', 'outbox.complaint_id')
        .select('complaints.number')
        .where('stop_hash', '=', tokenHash(token))
        .where('address_hash', '!=', '')
        .executeTakeFirst()
      return row?.number ?? null
    },
    stop: async (token, scope) =>
      isToken(token) &&
      db.transaction().execute((transaction) => stop(transaction, token, scope, now())),
  }
}
