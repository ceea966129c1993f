import { join } from 'node:path'
import { sql } from 'kysely'
import type { Env } from '@/lib/env'
import type { Portal } from '@/lib/server/contract'
import { migrate } from '@/lib/server/db/migrate'
import { openDatabase, openDataFolder } from '@/lib/server/db/open'
import { withStartLock } from '@/lib/server/db/start-lock'
import { seed } from '@/lib/server/seed/seed'
import { createAreas } from './areas'
import { createComplaints } from './complaints/complaints'
import { createFeedback } from './feedback'
import { createDatabaseLimits, createMemoryLimits } from './limits'
import { openMedia } from './media/media'
import { createNews } from './news/news'
import { createServices } from './services/services'

/** Where the seed content lies; the process is started in the project's folder. */
export const seedContentFolder = () => join(process.cwd(), 'lib', 'server', 'seed', 'content')

/**
 * Opens the embedded backend: data folder, database, migrations and the seed, in one process at a time.
 * @throws StartError with one line for the operator when folder or database cannot be used
 */
export async function openEmbeddedPortal(env: Env): Promise<Portal> {
  await openDataFolder(env.DATA_DIR)
  const db = openDatabase(env)
  await withStartLock(db, env.DATA_DIR, async () => {
    await migrate(db)
    await seed(db, seedContentFolder())
  })
  const now = () => new Date()
  const media = await openMedia(db, { dataDir: env.DATA_DIR, minFreeBytes: env.MIN_FREE_BYTES, now })
  return {
    areas: createAreas(db),
    news: createNews(db, { siteOrigin: env.SITE_ORIGIN, now }),
    services: createServices(db),
    media,
    complaints: createComplaints(db, { siteOrigin: env.SITE_ORIGIN, dataDir: env.DATA_DIR, minFreeBytes: env.MIN_FREE_BYTES, now }),
    feedback: createFeedback(db, now),
    limits: env.DATABASE_URL ? createDatabaseLimits(db) : createMemoryLimits(),
    ready: () =>
      sql`select 1`
        .execute(db)
        .then(() => true)
        .catch(() => false),
    async close() {
      await media.close()
      await db.destroy()
    },
  }
}
