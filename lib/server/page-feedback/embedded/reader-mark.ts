import { createHash } from 'node:crypto'
import type { Transaction } from 'kysely'
import type { Database } from '@/lib/server/db/types'
import { addressKey } from '@/lib/server/limits/rate-limits'
import { visitorHash } from '@/lib/server/visits/embedded/visitor'
import type { Visitor } from '@/lib/server/visits/port'

/** Browsers of one address that count for a page in a day: households and offices share one, and a browser's name costs nothing to fake. */
export const readersPerAddress = 30

interface Mark {
  /** What may be said once: an answer or a kind of report about a page. */
  about: string
  day: string
  /** The secret of the day. */
  salt: string
}

/**
 * Notes that a reader has said something. Two readers of one address at the same moment may both pass the limit of their address.
 * @returns false when the reader has said it today, or too many of the same address have
 */
export async function markReader(
  transaction: Transaction<Database>,
  visitor: Visitor,
  { about, day, salt }: Mark,
): Promise<boolean> {
  const addressHash = createHash('sha256')
    .update([salt, about, addressKey(visitor.ip)].join('\0'))
    .digest('hex')
    .slice(0, 32)
  const { others } = await transaction
    .selectFrom('page_feedback_marks')
    .where('address_hash', '=', addressHash)
    .select((select) => select.fn.countAll().as('others'))
    .executeTakeFirstOrThrow()
  if (Number(others) >= readersPerAddress) return false
  const mark = await transaction
    .insertInto('page_feedback_marks')
    .values({
      reader_hash: visitorHash(`${salt}\0${about}`, visitor),
      address_hash: addressHash,
      day,
    })
    .onConflict((conflict) => conflict.column('reader_hash').doNothing())
    .returning('reader_hash')
    .executeTakeFirst()
  return mark !== undefined
}
