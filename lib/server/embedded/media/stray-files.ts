import type { Kysely } from 'kysely'
import { besideVisitors } from '@/lib/server/beside-visitors'
import type { Database } from '@/lib/server/db/types'
import { orphanAgeMs } from './orphans'
import type { FoundPhoto, PhotoStore } from './photo-store'

const cursorName = 'stray files'
const filesAtOnce = 500
/** Names looked at in one run: a store of a million photos is gone through in a day. */
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
  const rows =
    ids.length === 0
      ? []
      : await db.selectFrom('photos').select('id').where('id', 'in', ids).execute()
  const known = new Set(rows.map(({ id }) => id))
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
 * Removes files without a row, which a crash left behind, once they are 24 h old. A run looks at a part of the store and the next one goes on
 * behind it, in whichever process, until the end; then it begins anew. Safe to run twice, also at once.
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
  const begun = await readCursor(db)
  const giveWay = besideVisitors()
  let removed = 0
  let looked = 0
  let some: FoundPhoto[] = []
  for await (const file of files.list(begun)) {
    some.push(file)
    looked += 1
    if (some.length < filesAtOnce && looked < namesPerRun) continue
    removed += await removeStray(db, files, some, before)
    await writeCursor(db, file.key)
    if (looked >= namesPerRun) return removed
    some = []
    await giveWay()
  }
  removed += await removeStray(db, files, some, before)
  if (begun !== '' || looked >= filesAtOnce) await writeCursor(db, '')
  return removed
}
