import { millisecondsInDay } from 'date-fns/constants'
import type { Kysely } from 'kysely'
import { createBackgroundPacer } from '@/lib/server/jobs/background-pacer'
import type { Database } from '@/lib/server/db/types'
import type { PhotoStore } from './photo-store'

/** Photos of forms that were never sent are deleted after this time (security file, section 7). */
export const orphanAgeMs = millisecondsInDay
export const orphanIntervalMs = 60 * 60_000
const rowsAtOnce = 500

/** Photos without a complaint that are older than this are orphaned, UTC ISO text. */
export const orphanedBefore = (now: Date) => new Date(now.getTime() - orphanAgeMs).toISOString()

/**
 * Removes photos that no complaint took within 24 h. Rows go before files: a complaint that takes a photo at the same moment either finds
 * the row and keeps it, or does not and is refused. Safe to run twice, also at once.
 * @returns how many
 */
export async function removeOrphanPhotos(
  db: Kysely<Database>,
  files: PhotoStore,
  now: Date,
): Promise<number> {
  const before = orphanedBefore(now)
  const yieldToVisitors = createBackgroundPacer()
  for (let photos = 0; ;) {
    const rows = await db
      .deleteFrom('photos')
      .where('id', 'in', (row) =>
        row
          .selectFrom('photos')
          .select('id')
          .where('complaint_id', 'is', null)
          .where('created_at', '<', before)
          .limit(rowsAtOnce),
      )
      // Checked again: a complaint may have taken some since they were found.
      .where('complaint_id', 'is', null)
      .returning(['id', 'content_type'])
      .execute()
    for (const row of rows) await files.remove(row.id, row.content_type)
    photos += rows.length
    if (rows.length < rowsAtOnce) return photos
    await yieldToVisitors()
  }
}
