import { millisecondsInDay } from 'date-fns/constants'
import type { Kysely } from 'kysely'
import { createBackgroundPacer } from '@/lib/server/jobs/background-pacer'
import type { Database } from '@/lib/server/db/types'
import { documentType, type FileType } from '@/lib/server/media/file-type'
import type { PhotoStore } from './photo-store'

/** Photos of forms that were never sent and documents of steps that were never made are deleted after this time (security file, section 7). */
export const orphanAgeMs = millisecondsInDay
export const orphanIntervalMs = 60 * 60_000
const rowsAtOnce = 500

/** Photos without a complaint and documents without a step that are older than this are orphaned, UTC ISO text. */
export const orphanedBefore = (now: Date) => new Date(now.getTime() - orphanAgeMs).toISOString()

interface Orphan {
  id: string
  content_type: FileType
}

const deletePhotos = (db: Kysely<Database>, before: string): Promise<Orphan[]> =>
  db
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

async function deleteDocuments(db: Kysely<Database>, before: string): Promise<Orphan[]> {
  const rows = await db
    .deleteFrom('complaint_documents')
    .where('id', 'in', (row) =>
      row
        .selectFrom('complaint_documents')
        .select('id')
        .where('step', 'is', null)
        .where('created_at', '<', before)
        .limit(rowsAtOnce),
    )
    .where('step', 'is', null)
    .returning('id')
    .execute()
  return rows.map(({ id }) => ({ id, content_type: documentType }))
}

/**
 * Removes photos that no complaint and documents that no step took within 24 h. Rows go before files: a complaint that takes a photo at the
 * same moment either finds the row and keeps it, or does not and is refused. Safe to run twice, also at once.
 * @returns how many
 */
export async function removeOrphans(
  db: Kysely<Database>,
  files: Pick<PhotoStore, 'remove'>,
  now: Date,
): Promise<number> {
  const before = orphanedBefore(now)
  const yieldToVisitors = createBackgroundPacer()
  let removed = 0
  for (const deleteRows of [deletePhotos, deleteDocuments]) {
    for (;;) {
      const rows = await deleteRows(db, before)
      for (const row of rows) await files.remove(row.id, row.content_type)
      removed += rows.length
      if (rows.length < rowsAtOnce) break
      await yieldToVisitors()
    }
  }
  return removed
}
