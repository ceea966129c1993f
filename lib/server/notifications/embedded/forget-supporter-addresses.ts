import type { Kysely, Transaction } from 'kysely'
import { createBackgroundPacer } from '@/lib/server/jobs/background-pacer'
import type { Database } from '@/lib/server/db/types'
import { endConsent } from './delete-subscriptions'

/** Supporters with an address whose rows are deleted while the reporter waits; few complaints have more. */
const firstMax = 50
/** Rows of each kind in a later transaction. */
const pieceMax = 200

/** Deletes messages that were not sent yet. @returns how many */
async function deleteUnsent(transaction: Transaction<Database>, complaintId: string, most: number) {
  const unsent = await transaction
    .selectFrom('outbox')
    .select('id')
    .where('complaint_id', '=', complaintId)
    .where('id', 'like', 'supporter-%')
    .where('sent_at', 'is', null)
    .limit(most)
    .execute()
  const ids = unsent.map(({ id }) => id)
  if (ids.length > 0) await transaction.deleteFrom('outbox').where('id', 'in', ids).execute()
  return ids.length
}

/** Hashes of supporters who left an address. */
async function withAddress(transaction: Transaction<Database>, complaintId: string, most: number) {
  const supporters = await transaction
    .selectFrom('complaint_supporters')
    .select('supporter_hash')
    .where('complaint_id', '=', complaintId)
    .where('email', '!=', '')
    .orderBy('supporter_hash')
    .limit(most)
    .execute()
  return supporters.map(({ supporter_hash: hash }) => hash)
}

/** Empties addresses that were left with a support. @returns how many */
async function emptyAddresses(
  transaction: Transaction<Database>,
  complaintId: string,
  most: number,
) {
  const hashes = await withAddress(transaction, complaintId, most)
  if (hashes.length > 0)
    await transaction
      .updateTable('complaint_supporters')
      .set({ email: '' })
      .where('complaint_id', '=', complaintId)
      .where('supporter_hash', 'in', hashes)
      .execute()
  return hashes.length
}

/** Deletes subscriptions, with the consent of those who have no other. @returns how many */
async function unsubscribe(transaction: Transaction<Database>, complaintId: string, most: number) {
  const subscriptions = await transaction
    .selectFrom('mail_subscriptions')
    .select('address_hash')
    .where('complaint_id', '=', complaintId)
    .where('audience', '=', 'supporter')
    .orderBy('address_hash')
    .limit(most)
    .execute()
  const hashes = subscriptions.map(({ address_hash: hash }) => hash)
  if (hashes.length === 0) return 0
  await transaction
    .deleteFrom('mail_subscriptions')
    .where('complaint_id', '=', complaintId)
    .where('address_hash', 'in', hashes)
    .execute()
  await endConsent(transaction, hashes)
  return hashes.length
}

/** Removes the address hash and the stop link from sent messages; the links in them no longer work. @returns from how many */
async function clearSent(transaction: Transaction<Database>, complaintId: string, most: number) {
  const sent = await transaction
    .selectFrom('outbox')
    .select('id')
    .where('complaint_id', '=', complaintId)
    .where('id', 'like', 'supporter-%')
    .where('sent_at', 'is not', null)
    .where('address_hash', '!=', '')
    .limit(most)
    .execute()
  const ids = sent.map(({ id }) => id)
  if (ids.length > 0)
    await transaction
      .updateTable('outbox')
      .set({ address_hash: '', stop_hash: null })
      .where('id', 'in', ids)
      .execute()
  return ids.length
}

// What was not sent comes first: it would be.
const ofHidden = [deleteUnsent, emptyAddresses, unsubscribe, clearSent]
/** The last news of a withdrawn complaint is still sent. */
const ofWithdrawn = [unsubscribe]

/** @returns whether more may be left */
async function forgetSome(
  transaction: Transaction<Database>,
  complaintId: string,
  most: number,
  parts: typeof ofHidden,
) {
  let isMore = false
  for (const forget of parts)
    if ((await forget(transaction, complaintId, most)) === most) isMore = true
  return isMore
}

const leaveRest = (transaction: Transaction<Database>, complaintId: string, now: Date) =>
  transaction
    .insertInto('supporter_removals')
    .values({ complaint_id: complaintId, created_at: now.toISOString() })
    .onConflict((conflict) => conflict.doNothing())
    .execute()

/**
 * Deletes the addresses of those who wanted news of a complaint that is public no more, and what was not sent yet; they stay counted. Those of many
 * are left to `forgetSupporters`, which goes on within seconds; nothing new is written to them from now on.
 */
export async function forgetSupporterAddresses(
  transaction: Transaction<Database>,
  complaintId: string,
  now: Date,
): Promise<void> {
  const isMany = (await withAddress(transaction, complaintId, firstMax + 1)).length > firstMax
  if (isMany) await deleteUnsent(transaction, complaintId, firstMax)
  else if (!(await forgetSome(transaction, complaintId, firstMax, ofHidden))) return
  await leaveRest(transaction, complaintId, now)
}

/** Deletes the subscriptions of the supporters of a withdrawn complaint who were all told of it. Those of many are left to `forgetSupporters`. */
export async function endSupporterSubscriptions(
  transaction: Transaction<Database>,
  complaintId: string,
  now: Date,
): Promise<void> {
  if (await forgetSome(transaction, complaintId, firstMax, ofWithdrawn))
    await leaveRest(transaction, complaintId, now)
}

/**
 * Deletes the addresses and subscriptions that transactions of reporters left, in small transactions between requests of visitors. Any number of
 * processes may run it at once; after a crash it goes on where it stopped.
 */
export async function forgetSupporters(
  db: Kysely<Database>,
  { isStopping = () => false }: { isStopping?: () => boolean } = {},
): Promise<void> {
  const yieldToVisitors = createBackgroundPacer()
  while (!isStopping()) {
    const oldest = await db
      .selectFrom('supporter_removals')
      .innerJoin('complaints', 'complaints.id', 'complaint_id')
      .select(['complaint_id', 'type'])
      .orderBy('supporter_removals.created_at')
      .orderBy('complaint_id')
      .limit(1)
      .executeTakeFirst()
    if (!oldest) return
    const { complaint_id: id, type } = oldest
    const parts = type === 'private' ? ofHidden : ofWithdrawn
    await db.transaction().execute(async (transaction) => {
      if (await forgetSome(transaction, id, pieceMax, parts)) return
      await transaction.deleteFrom('supporter_removals').where('complaint_id', '=', id).execute()
    })
    await yieldToVisitors()
  }
}
