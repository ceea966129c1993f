import { randomUUID } from 'node:crypto'
import type { Kysely, LogEvent } from 'kysely'
import { parseEnv } from '@/lib/env'
import type { ComplaintRequest } from '@/lib/schemas/complaints'
import type { ComplaintsPort, HandlingPort } from '@/lib/server/complaints/ports'
import { openDatabase } from '@/lib/server/db/open'
import type { Database } from '@/lib/server/db/types'
import { createComplaints } from '@/lib/server/complaints/embedded/complaints'
import type { CreateSettings } from '@/lib/server/complaints/embedded/create-complaint'
import { createHandling } from '@/lib/server/complaints/embedded/handling/handling'
import { importComplaintCategories } from '@/lib/server/complaints/embedded/import-categories'
import {
  createReporterActions,
  type ReporterActions,
} from '@/lib/server/complaints/embedded/reporter/reporter'
import { type EmbeddedMedia, openMedia } from '@/lib/server/media/embedded/media'
import { complaintWith } from '../crash/rounds'
import { tinyPhoto } from '../crash/tiny-photo'
import { backends as databases } from '../support/database'

/** Complaints and photos on a fresh database with areas and categories, and the database itself to look behind them. */
export interface TestBackend {
  db: Kysely<Database>
  dataDir: string
  /** Missing on SQLite, whose file is in `dataDir`. */
  databaseUrl?: string
  complaints: ComplaintsPort
  handling: HandlingPort
  reporters: ReporterActions
  /** What the actions of officers and reporters take for the present; the real one while null. */
  clock: { now: Date | null }
  media: EmbeddedMedia
  createSettings: CreateSettings
  importCategories(): Promise<void>
  close(): Promise<void>
}

/** The complaint backend on each database. */
export const backends = databases.map((kind) => ({
  name: kind.name,
  /** @param more settings beside those of the database @param log called with each statement */
  open: async (
    more: Record<string, string> = {},
    log?: (event: LogEvent) => void,
  ): Promise<TestBackend> => {
    const database = await kind.open('migrated')
    const env = parseEnv({ ...database.settings, ...more })
    const db = openDatabase(env, log)
    const importCategories = () => importComplaintCategories(db)
    const shared = {
      dataDir: env.DATA_DIR,
      mediaUrl: env.MEDIA_URL,
      minFreeBytes: env.MIN_FREE_BYTES,
      siteOrigin: env.SITE_ORIGIN,
    }
    const media = await openMedia(db, shared)
    const clock: { now: Date | null } = { now: null }
    const now = () => clock.now ?? new Date()
    return {
      db,
      dataDir: env.DATA_DIR,
      ...(env.DATABASE_URL === undefined ? {} : { databaseUrl: env.DATABASE_URL }),
      complaints: createComplaints(db, shared),
      handling: createHandling(db, { now, files: media }),
      reporters: createReporterActions(db, { now, siteOrigin: env.SITE_ORIGIN }),
      clock,
      media,
      createSettings: {
        siteOrigin: env.SITE_ORIGIN,
        now: () => new Date(),
        requireSpace: () => Promise.resolve(),
      },
      importCategories,
      async close() {
        await media.close()
        await db.destroy()
        await database.close()
      },
    }
  },
}))

/** What a test changes in an otherwise valid complaint. */
export interface DraftChanges {
  information?: Partial<ComplaintRequest['informasi_aduan']>
  place?: Partial<ComplaintRequest['lokasi_aduan']>
}

/** A valid public complaint with its own uploaded photo, with the given changes, and the key of its form. */
export async function draftOn(
  { media }: TestBackend,
  { information, place }: DraftChanges = {},
): Promise<{ key: string; request: ComplaintRequest }> {
  const key = randomUUID()
  const request = complaintWith(
    await media.savePhoto({ bytes: tinyPhoto, originalName: 'jalan.jpg' }, key),
  )
  Object.assign(request.informasi_aduan, { type: 'public' }, information)
  Object.assign(request.lokasi_aduan, place)
  return { key, request }
}
