import { createHash } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Database } from '@/lib/server/db/types'
import { jakartaDay } from '@/lib/agenda/days'
import { importComplaintCategories } from '@/lib/server/embedded/complaints/import-categories'
import { seedDemoVisits } from '@/lib/server/embedded/visits/demo-visits'
import complaintCategories from './content/complaint-categories.json'
import { type Content, readContent } from './content-files'
import { mattersText } from './demo-complaints/matters'
import { seedDemoComplaints } from './demo-complaints/seed-demo-complaints'
import { isDemoRemoved, withoutDemo } from './demo'
import { importAreas } from './import-areas'
import { importContent } from './import-content'

const stateName = 'product'

export interface Seed {
  content: Content
  /** Names everything that is seeded. */
  hash: string
}

/** What the folder and the product seed. @throws ContentError when a content file is wrong */
export function readSeed(folder: string): Seed {
  const content = readContent(folder)
  return { content, hash: createHash('sha256').update(content.hash).update(JSON.stringify(complaintCategories)).update(mattersText).digest('hex') }
}

/** Whether the database holds what is seeded now. */
export async function isSeeded(db: Kysely<Database>, { hash }: Seed): Promise<boolean> {
  const last = await db.selectFrom('seed_state').select('hash').where('name', '=', stateName).executeTakeFirst()
  return last?.hash === hash
}

/**
 * Fills an empty database with areas, complaint categories and the content of a folder, and brings a filled one in line when they
 * changed since; otherwise it writes nothing. Counters, what editors changed and the absence of removed examples stay. May be cut off at any moment and run again.
 */
export async function seed(db: Kysely<Database>, { content, hash }: Seed): Promise<void> {
  if (await isSeeded(db, { content, hash })) return
  await importAreas(db)
  await importComplaintCategories(db)
  const isWithoutDemo = await isDemoRemoved(db)
  await importContent(db, isWithoutDemo ? withoutDemo(content) : content, 'seed')
  if (!isWithoutDemo) {
    await seedDemoVisits(db, jakartaDay(new Date()))
    await seedDemoComplaints(db, new Date())
  }
  await db
    .insertInto('seed_state')
    .values({ name: stateName, hash })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ hash }))
    .execute()
}
