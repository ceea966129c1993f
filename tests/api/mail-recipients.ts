import { millisecondsInDay } from 'date-fns/constants'
import { addressHash } from '@/lib/server/notifications/embedded/address-hash'
import type { TestBackend } from './complaints-backend'

/** Lets an address be one that its owner confirmed some time before. */
export async function confirmedBefore(
  { db }: Pick<TestBackend, 'db'>,
  address: string,
  now: Date,
): Promise<void> {
  const at = now.toISOString()
  await db
    .insertInto('mail_recipients')
    .values({
      address_hash: addressHash(address),
      confirmed_at: at,
      stopped_at: null,
      window_ends_at: at,
      first_mails: 0,
      later_mails: 0,
      ends_at: new Date(now.getTime() + millisecondsInDay).toISOString(),
    })
    .execute()
}
