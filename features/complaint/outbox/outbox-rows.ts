import {
  changeDevice,
  dropUnnamedPhotos,
  putPhotos,
  readPhotos,
  withDeviceDatabase,
  type StoredPhoto,
} from '@/lib/device/device-database'
import type { SendablePhoto } from '../submit-complaint'
import { joinRequests } from '../unanswered-requests'
import {
  asUnanswered,
  isExpired,
  isReceiptRow,
  outboxEntry,
  receiptFor,
  unansweredIn,
  type OutboxEntry,
  type SentEntry,
  type UnsentEntry,
} from './outbox-entry'
import { notifyOutboxChange, useOutboxSignal } from './outbox-signal'

const store = 'complaint-outbox'
const parsed = (row: unknown): OutboxEntry | null => outboxEntry.safeParse(row).data ?? null

/**
 * Complaints on this device, the oldest first. Those that waited too long are deleted; those that this version cannot read are left
 * out. @throws without storage
 */
export async function listOutbox(now = Date.now()): Promise<OutboxEntry[]> {
  const rows = await withDeviceDatabase((database) => database.getAll(store))
  const unexpired = rows.filter((row) => !isExpired(row, now))
  if (unexpired.length < rows.length) {
    await changeDevice(async (transaction) => {
      const outbox = transaction.objectStore(store)
      // Looked at again: another tab may have put or sent one since.
      for (const key of await outbox.getAllKeys())
        if (isExpired(await outbox.get(key), now)) await outbox.delete(key)
      await dropUnnamedPhotos(transaction)
    })
  }
  // The marker may be older than the list; a list that tells nothing new stays quiet.
  if (unexpired.length !== useOutboxSignal.getState().count) notifyOutboxChange(unexpired.length)
  return unexpired
    .flatMap((row) => parsed(row) ?? [])
    .toSorted((one, other) => one.queuedAt - other.queuedAt)
}

/**
 * Puts a complaint with its photos into the outbox. One with the same token that was stored by the server stays what it is,
 * an earlier version when the words have changed since, and requests of it that went out without an answer are remembered.
 * @returns what lies in the outbox now
 * @throws when the browser allows no storage or has no room, or when a receipt lies there that only another version can read
 */
export async function putInOutbox(
  entry: UnsentEntry,
  photos: readonly StoredPhoto[],
): Promise<OutboxEntry> {
  const placed = await changeDevice(async (transaction): Promise<OutboxEntry> => {
    const outbox = transaction.objectStore(store)
    const row = await outbox.get(entry.formToken)
    const earlier = parsed(row)
    if (earlier?.state === 'sent') return receiptFor(entry, earlier)
    if (!earlier && isReceiptRow(row)) throw new Error('Receipt of another version')
    const unanswered = joinRequests(earlier ? unansweredIn(earlier) : [], unansweredIn(entry))
    const next = { ...entry, ...asUnanswered(unanswered) }
    await putPhotos(transaction, photos)
    await outbox.put(next, entry.formToken)
    await dropUnnamedPhotos(transaction)
    return next
  })
  await countAgain()
  return placed
}

/** Writes a receipt down in the place of its complaint, also when that has gone from the device meanwhile. @returns what lay there @throws as above */
export async function putReceipt(entry: SentEntry): Promise<OutboxEntry | null> {
  const before = await changeDevice(async (transaction) => {
    const outbox = transaction.objectStore(store)
    const replaced = parsed(await outbox.get(entry.formToken))
    await outbox.put(entry, entry.formToken)
    await dropUnnamedPhotos(transaction)
    return replaced
  })
  await countAgain()
  return before
}

/** Changes one complaint in one step; null deletes it. @returns what lies there now */
export async function changeInOutbox(
  formToken: string,
  change: (entry: OutboxEntry) => OutboxEntry | null,
): Promise<OutboxEntry | null> {
  const result = await changeDevice(async (transaction): Promise<OutboxEntry | null> => {
    const outbox = transaction.objectStore(store)
    const entry = parsed(await outbox.get(formToken))
    const next = entry && change(entry)
    if (next === entry) return entry
    if (next) await outbox.put(next, formToken)
    else await outbox.delete(formToken)
    await dropUnnamedPhotos(transaction)
    return next
  })
  await countAgain()
  return result
}

export const removeFromOutbox = (formToken: string) => changeInOutbox(formToken, () => null)

/** Deletes a complaint that was not sent; its receipt stays when it has been sent meanwhile. @returns that receipt */
export const removeUnsent = (formToken: string) =>
  changeInOutbox(formToken, (entry) => (entry.state === 'sent' ? entry : null))

/** One complaint; null when it is not there. */
export const readOutbox = async (formToken: string): Promise<OutboxEntry | null> =>
  parsed(await withDeviceDatabase((database) => database.get(store, formToken)))

/** The photos of a complaint with what the server said of them. */
export async function photosInOutbox(entry: UnsentEntry): Promise<SendablePhoto[]> {
  const uploads = new Map(entry.photos.map(({ id, uploaded }) => [id, uploaded]))
  return (await readPhotos(entry.photos.map(({ id }) => id))).map((photo) => ({
    ...photo,
    uploaded: uploads.get(photo.id) ?? null,
  }))
}

const countAgain = async () =>
  notifyOutboxChange(await withDeviceDatabase((database) => database.count(store)))
