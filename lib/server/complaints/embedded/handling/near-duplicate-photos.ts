import { type Kysely, sql } from 'kysely'
import type { Database } from '@/lib/server/db/types'
import { areSimilarHashes } from '@/lib/server/media/embedded/perceptual-hash'
import { type HashBand, hashBands } from '@/lib/server/media/embedded/hash-bands'

/** Rows per batch; the event loop runs between two batches. */
const batchSize = 500

/** Photos that share a band of hash bits with a picture, in batches, in the order of the index. */
async function* sharing(
  db: Kysely<Database>,
  { start, length, values }: HashBand,
  ownKey: string,
): AsyncGenerator<string[]> {
  // Literal numbers: the index is used only for its exact expression.
  const band = sql<string>`substr(perceptual_hash, ${sql.lit(start)}, ${sql.lit(length)})`
  for (const value of values) {
    for (let after = ''; ;) {
      const rows = await db
        .selectFrom('photos')
        .select(['id', 'perceptual_hash'])
        .where('perceptual_hash', 'is not', null)
        .where(band, '=', value)
        .where((row) =>
          row.or([
            row('complaint_id', 'is not', null),
            row('form_token_hash', 'is', null),
            row('form_token_hash', '!=', ownKey),
          ]),
        )
        .where('id', '>', after)
        .orderBy('id')
        .limit(batchSize)
        .execute()
      yield rows.flatMap(({ perceptual_hash: hash }) => hash ?? [])
      const last = rows.at(-1)
      if (!last || rows.length < batchSize) break
      after = last.id
    }
  }
}

/**
 * Whether a picture is a near-duplicate of any stored photo, of any complaint. Two similar hashes always share a band of bits, so only photos
 * with a common band are compared: 188 index look-ups, each of which finds about one photo in 350.
 * @param ownKey key of the pictures of the same action, which may resemble each other
 */
export async function findNearDuplicate(
  db: Kysely<Database>,
  perceptualHash: string,
  ownKey: string,
): Promise<boolean> {
  for (const band of hashBands(perceptualHash)) {
    for await (const looks of sharing(db, band, ownKey))
      if (looks.some((earlier) => areSimilarHashes(earlier, perceptualHash))) return true
  }
  return false
}
