import { millisecondsInDay } from 'date-fns/constants'
import { z } from 'zod'
import { plainNumber } from '@/lib/complaints/typed-number'
import {
  changeDevice,
  type DeviceTransaction,
  withDeviceDatabase,
} from '@/lib/device/device-database'

/** How many complaints a device remembers; the one unused longest makes room. */
export const rememberedMax = 10
/** How long one is remembered that nobody opens, milliseconds: 180 days. */
export const rememberedLifeMs = 180 * millisecondsInDay

/** A complaint that its reporter asked this device to remember, with what opens it. */
const rememberedComplaint = z.object({
  number: z.string().min(1),
  title: z.string(),
  secret: z.string().min(1),
  /** Milliseconds since 1970. */
  usedAt: z.number(),
})
export type RememberedComplaint = z.output<typeof rememberedComplaint>
export type Rememberable = Omit<RememberedComplaint, 'usedAt'>

const store = 'complaint-remembered'

/** Those that can be read and are not over, newest first. */
function unexpiredOf(rows: readonly unknown[], now: number): RememberedComplaint[] {
  const entries = rows.flatMap((row) => rememberedComplaint.safeParse(row).data ?? [])
  const fresh = entries.filter(({ usedAt }) => now - usedAt < rememberedLifeMs)
  return fresh.toSorted((one, other) => other.usedAt - one.usedAt).slice(0, rememberedMax)
}

async function tidy(transaction: DeviceTransaction, now: number): Promise<RememberedComplaint[]> {
  const rows = transaction.objectStore(store)
  const unexpired = unexpiredOf(await rows.getAll(), now)
  for (const key of await rows.getAllKeys())
    if (!unexpired.some(({ number }) => number === key)) await rows.delete(key)
  return unexpired
}

/** What is left is what the caller shows. All throw when the browser allows no storage or has no room. */
export async function listRemembered(now = Date.now()): Promise<RememberedComplaint[]> {
  const rows = await withDeviceDatabase((database) => database.getAll(store))
  return unexpiredOf(rows, now).length === rows.length
    ? unexpiredOf(rows, now)
    : changeDevice((transaction) => tidy(transaction, now))
}

export const remember = (
  complaint: Rememberable,
  now = Date.now(),
): Promise<RememberedComplaint[]> =>
  changeDevice(async (transaction) => {
    await transaction.objectStore(store).put({ ...complaint, usedAt: now }, complaint.number)
    return tidy(transaction, now)
  })

/** Takes over how a complaint was opened now; one that nobody asked to remember stays unknown. */
export const keepUsed = (
  complaint: Rememberable,
  now = Date.now(),
): Promise<RememberedComplaint[]> =>
  changeDevice(async (transaction) => {
    const rows = transaction.objectStore(store)
    if ((await rows.getKey(complaint.number)) !== undefined)
      await rows.put({ ...complaint, usedAt: now }, complaint.number)
    return tidy(transaction, now)
  })

/** @param number as it was typed, with or without dashes; null forgets all of them */
export const forget = (number: string | null, now = Date.now()): Promise<RememberedComplaint[]> =>
  changeDevice(async (transaction) => {
    const rows = transaction.objectStore(store)
    for (const key of await rows.getAllKeys())
      if (number === null || plainNumber(key) === plainNumber(number)) await rows.delete(key)
    return tidy(transaction, now)
  })
