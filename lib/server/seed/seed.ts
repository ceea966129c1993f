import type { Kysely } from 'kysely'
import type { Database } from '@/lib/server/db/types'
import { jakartaDay } from '@/lib/jakarta'
import { importComplaintCategories } from '@/lib/server/complaints/embedded/import-categories'
import { importContent } from '@/lib/server/content/import'
import { readContent } from '@/lib/server/content/read-content'
import { seedDemoViews } from '@/lib/server/content/types/news/demo-views'
import { seedDemoVisits } from '@/lib/server/visits/embedded/demo-visits'
import { seedDemoComplaints } from './demo-complaints/seed-demo-complaints'
import { isDemoRemoved, withoutDemo } from './demo'
import { importAreas } from './import-areas'
import { hashOf, isSeeded, noteSeeded } from './seed-state'

/**
 * Fills an empty database with areas, complaint categories and the content of a folder, and updates a filled one when they
 * have changed; otherwise it writes nothing. Counters, editors' changes and the removal of examples are kept. Safe to interrupt and to
 * repeat.
 * @throws ContentError when a content file is wrong
 */
export async function seed(db: Kysely<Database>, folder: string): Promise<void> {
  if (await isSeeded(db, folder)) return
  const [content, hash] = [readContent(folder), await hashOf(folder)]
  await importAreas(db)
  await importComplaintCategories(db)
  const isWithoutDemo = await isDemoRemoved(db)
  await importContent(
    db,
    isWithoutDemo ? { ...content, items: withoutDemo(content.items) } : content,
    'seed',
  )
  if (!isWithoutDemo) {
    await seedDemoViews(db)
    await seedDemoVisits(db, jakartaDay(new Date()))
    await seedDemoComplaints(db, new Date())
  }
  await noteSeeded(db, hash)
}
