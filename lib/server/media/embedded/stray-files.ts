import type { Kysely } from 'kysely'
import { createBackgroundPacer } from '@/lib/server/jobs/background-pacer'
import type { Database } from '@/lib/server/db/types'
import { checksumsOf } from './checksums'
import { orphanAgeMs } from './orphans'
import type { FoundPhoto, PhotoStore } from './photo-store'

const cursorName = 'stray files'
const filesAtOnce = 500
/** Files checked in one run: enough for a store of a million photos a day. */
const namesPerRunUsual = 50_000

async function readCursor(db: Kysely<Database>): Promise<string> {
  return (
    (
      await db
        .selectFrom('job_cursors')
        .select('position')
        .where('name', '=', cursorName)
        .executeTakeFirst()
    )?.position ?? ''
  )
}

const writeCursor = (db: Kysely<Database>, position: string) =>
  db
    .insertInto('job_cursors')
    .values({ name: cursorName, position })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ position }))
    .execute()

/** Removes those of some files that have no row and are old. @returns how many */
async function removeStray(
  db: Kysely<Database>,
  files: PhotoStore,
  found: readonly FoundPhoto[],
  before: Date,
): Promise<number> {
  const ids = found.flatMap(({ id }) => id ?? [])
  const known = await checksumsOf(db, ids)
  let removed = 0
  for (const { id, key, facts } of found) {
    if (id !== null && known.has(id)) continue
    const file = await facts()
    if (!file || file.changedAt >= before) continue
    await files.removeKey(key)
    removed += 1
  }
  return removed
}

/**
 * Removes files without a row, left behind by a crash, once they are 24 h old. Each run checks a part of the store and the next one
 * continues there, in any process, until the end; then it starts again. Safe to run twice, also at once.
 * @param namesPerRun only tests change it
 * @returns how many
 */
export async function removeStrayFiles(
  db: Kysely<Database>,
  files: PhotoStore,
  now: Date,
  namesPerRun = namesPerRunUsual,
): Promise<number> {
  const before = new Date(now.getTime() - orphanAgeMs)
  const start = await readCursor(db)
  const yieldToVisitors = createBackgroundPacer()
  let removed = 0
  let checkedCount = 0
  let batch: FoundPhoto[] = []
  for await (const file of files.list(start)) {
    batch.push(file)
    checkedCount += 1
    if (batch.length < filesAtOnce && checkedCount < namesPerRun) continue
    removed += await removeStray(db, files, batch, before)
    await writeCursor(db, file.key)
    if (checkedCount >= namesPerRun) return removed
    batch = []
    await yieldToVisitors()
  }
  removed += await removeStray(db, files, batch, before)
  if (start !== '' || checkedCount >= filesAtOnce) await writeCursor(db, '')
  return removed
}
