import { createHash } from 'node:crypto'
import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Kysely } from 'kysely'
import type { Database } from '@/lib/server/db/types'
import { filesBelow } from '@/lib/server/files/files-below'
import { publicFolder } from '@/lib/server/files/public-folder'
import complaintCategories from './content/complaint-categories.json'
import topics from './demo-complaints/topics.json'

const stateName = 'product'

/**
 * Hashes everything that is seeded: the files of a content folder, the sizes of the product's documents, and built-in data. When
 * nothing has changed, a start reads no more than this.
 */
export async function hashOf(folder: string): Promise<string> {
  const hash = createHash('sha256')
    .update(JSON.stringify(complaintCategories))
    .update(JSON.stringify(topics))
  for (const path of (await filesBelow(folder)).sort())
    hash.update(`\0${path}\0`).update(readFileSync(join(folder, path)))
  for (const path of (await filesBelow(publicFolder())).sort())
    hash.update(`\0${path}\0${statSync(join(publicFolder(), path)).size}`)
  return hash.digest('hex')
}

/** Whether the database has the current seed. */
export async function isSeeded(db: Kysely<Database>, folder: string): Promise<boolean> {
  const last = await db
    .selectFrom('seed_state')
    .select('hash')
    .where('name', '=', stateName)
    .executeTakeFirst()
  return last?.hash === (await hashOf(folder))
}

/** Records the hash of a seed. */
export async function noteSeeded(db: Kysely<Database>, hash: string): Promise<void> {
  await db
    .insertInto('seed_state')
    .values({ name: stateName, hash })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ hash }))
    .execute()
}
