import type { Kysely } from 'kysely'
import type { Database } from '@/lib/server/db/types'
import type { FoundPhoto, PhotoStore } from './photo-store'

/** Photos of forms that were never sent are kept this long (security file, section 7). */
export const orphanAgeMs = 24 * 60 * 60_000
/** How often forgotten photos are looked for. */
export const orphanIntervalMs = 60 * 60_000
/** Known ids asked for at once; far below the parameter limit of either database. */
const batchSize = 200

export interface RemovedOrphans {
  photos: number
  files: number
}

/**
 * Removes photos that no complaint took within 24 h, and files without a row that a crash left behind. Rows go first: a complaint that
 * takes a photo at the same moment either finds the row and keeps it, or does not and is refused. Safe to run twice, also at once.
 */
export async function removeOrphanPhotos(db: Kysely<Database>, files: PhotoStore, now: Date): Promise<RemovedOrphans> {
  const before = new Date(now.getTime() - orphanAgeMs)
  const rows = await db
    .deleteFrom('photos')
    .where('complaint_id', 'is', null)
    .where('created_at', '<', before.toISOString())
    .returning(['id', 'content_type'])
    .execute()
  for (const row of rows) await files.remove(row.id, row.content_type)

  let removedFiles = 0
  let batch: FoundPhoto[] = []
  const sweep = async () => {
    const ids = batch.flatMap((file) => file.id ?? [])
    const known = ids.length ? await db.selectFrom('photos').select('id').where('id', 'in', ids).execute() : []
    const kept = new Set(known.map((row) => row.id))
    for (const file of batch) {
      if (file.id !== null && kept.has(file.id)) continue
      await files.removeKey(file.key)
      removedFiles += 1
    }
    batch = []
  }
  for await (const file of files.list()) {
    if (file.changedAt >= before) continue
    batch.push(file)
    if (batch.length >= batchSize) await sweep()
  }
  await sweep()
  return { photos: rows.length, files: removedFiles }
}
