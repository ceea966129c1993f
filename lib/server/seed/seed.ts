import type { Kysely } from 'kysely'
import type { Database } from '@/lib/server/db/types'
import { importComplaintCategories } from '@/lib/server/embedded/complaints/import-categories'
import { readContent } from './content-files'
import { importAreas } from './import-areas'
import { importContent } from './import-content'

/** Fills an empty database with areas, complaint categories and the content of a folder; a filled one is brought in line with it. */
export async function seed(db: Kysely<Database>, folder: string): Promise<void> {
  await importAreas(db)
  await importComplaintCategories(db)
  await importContent(db, readContent(folder), 'seed')
}
