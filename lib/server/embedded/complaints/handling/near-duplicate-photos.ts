import { type Kysely, sql } from 'kysely'
import type { Database } from '@/lib/server/db/types'
import { areSimilarHashes } from '@/lib/server/embedded/media/perceptual-hash'
import { type HashBand, hashBands } from '@/lib/server/embedded/media/hash-bands'

/** Rows read at once; between two batches other work of the process gets its turn. */
const batchSize = 500

/** Photos that share a band with a picture, in pieces, in the order of the index. */
async function* sharing(
  db: Kysely<Database>,
  { start, length, values }: HashBand,
  ownKey: string,
): AsyncGenerator<string[]> {
  // Numbers written out: the index is found by its very expression.
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
      yield rows.flatMap(({ perceptual_hash: look }) => look ?? [])
      const last = rows.at(-1)
      if (!last || rows.length < batchSize) break
      after = last.id
    }
  }
}

/**
 * Whether a picture looks like any photo kept before, of whatever complaint. Asks an index for those that share a part of its bits as every
 * picture that looks alike must, and compares these only: 188 small questions, and one photo in 350 for each.
 * @param ownKey key under which the pictures of the same action wait; they may resemble each other
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
