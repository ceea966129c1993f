import { createHash } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Database } from '@/lib/server/db/types'
import { importComplaintCategories } from '@/lib/server/embedded/complaints/import-categories'
import complaintCategories from './content/complaint-categories.json'
import { readContent } from './content-files'
import { importAreas } from './import-areas'
import { importContent } from './import-content'

const stateName = 'product'

/**
 * Fills an empty database with areas, complaint categories and the content of a folder, and brings a filled one in line when they
 * changed since; otherwise it writes nothing. Counters and what editors changed stay. May be cut off at any moment and run again.
 * @throws ContentError when a content file is wrong
 */
export async function seed(db: Kysely<Database>, folder: string): Promise<void> {
  const content = readContent(folder)
  const hash = createHash('sha256').update(content.hash).update(JSON.stringify(complaintCategories)).digest('hex')
  const last = await db.selectFrom('seed_state').select('hash').where('name', '=', stateName).executeTakeFirst()
  if (last?.hash === hash) return
  await importAreas(db)
  await importComplaintCategories(db)
  await importContent(db, content, 'seed')
  await db
    .insertInto('seed_state')
    .values({ name: stateName, hash })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ hash }))
    .execute()
}
