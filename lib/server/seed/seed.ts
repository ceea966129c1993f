import { createHash } from 'node:crypto'
import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Kysely } from 'kysely'
import type { Database } from '@/lib/server/db/types'
import { jakartaDay } from '@/lib/agenda/days'
import { importComplaintCategories } from '@/lib/server/embedded/complaints/import-categories'
import { seedDemoViews } from '@/lib/server/embedded/news/demo-views'
import { seedDemoVisits } from '@/lib/server/embedded/visits/demo-visits'
import complaintCategories from './content/complaint-categories.json'
import { filesBelow } from '@/lib/server/files-below'
import { publicFolder } from '@/lib/server/public-folder'
import { readContent } from './content-files'
import { mattersText } from './demo-complaints/matters'
import { seedDemoComplaints } from './demo-complaints/seed-demo-complaints'
import { isDemoRemoved, withoutDemo } from './demo'
import { importAreas } from './import-areas'
import { importContent } from './import-content'

const stateName = 'product'

/**
 * Names everything that is seeded: the files of a content folder, the sizes of the product's documents, and what the product adds. Where
 * nothing is new, a start reads no more than this of them.
 */
async function hashOf(folder: string): Promise<string> {
  const hash = createHash('sha256').update(JSON.stringify(complaintCategories)).update(mattersText)
  for (const path of (await filesBelow(folder)).sort()) hash.update(`\0${path}\0`).update(readFileSync(join(folder, path)))
  for (const path of (await filesBelow(publicFolder())).sort()) hash.update(`\0${path}\0${statSync(join(publicFolder(), path)).size}`)
  return hash.digest('hex')
}

/** Whether the database holds what the folder and the product seed now. */
export async function isSeeded(db: Kysely<Database>, folder: string): Promise<boolean> {
  const last = await db.selectFrom('seed_state').select('hash').where('name', '=', stateName).executeTakeFirst()
  return last?.hash === (await hashOf(folder))
}

/**
 * Fills an empty database with areas, complaint categories and the content of a folder, and brings a filled one in line when they
 * changed since; otherwise it writes nothing. Counters, what editors changed and the absence of removed examples stay. May be cut off at any moment and run again.
 * @throws ContentError when a content file is wrong
 */
export async function seed(db: Kysely<Database>, folder: string): Promise<void> {
  if (await isSeeded(db, folder)) return
  const [content, hash] = [readContent(folder), await hashOf(folder)]
  await importAreas(db)
  await importComplaintCategories(db)
  const isWithoutDemo = await isDemoRemoved(db)
  await importContent(db, isWithoutDemo ? withoutDemo(content) : content, 'seed')
  if (!isWithoutDemo) {
    await seedDemoViews(db)
    await seedDemoVisits(db, jakartaDay(new Date()))
    await seedDemoComplaints(db, new Date())
  }
  await db
    .insertInto('seed_state')
    .values({ name: stateName, hash })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ hash }))
    .execute()
}
