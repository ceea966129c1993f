import { createWriteStream, existsSync } from 'node:fs'
import { mkdtemp, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { Env } from '@/lib/env'
import { databaseFile, openDataFolder } from '@/lib/server/db/open'
import { migrationNames } from '@/lib/server/db/migrate'
import { withSqliteStartLock } from '@/lib/server/db/start-lock'
import { openPhotoStore } from '@/lib/server/embedded/media/open-photo-store'
import { photoOfKey } from '@/lib/server/embedded/media/photo-key'
import type { PhotoStore } from '@/lib/server/embedded/media/photo-store'
import { CommandFailure } from '../output'
import { readArchive, verifyArchive } from './archive-reader'
import { syncFolder } from './archive-writer'
import { type Dialect, databaseNames, type Manifest, photoKeyOf } from './manifest'
import { postgresCounts, postgresHasTables, restorePostgres } from './postgres-database'
import { checkSqliteFile, requireSqliteAlone, sqliteCounts } from './sqlite-database'

type Settings = Pick<Env, 'DATABASE_URL' | 'DATA_DIR' | 'MEDIA_URL'>

export interface Restored {
  manifest: Manifest
  /** The database that was there before, kept beside the new one; null where none was or PostgreSQL replaced it. */
  keptAs: string | null
}

const nameOf: Record<Dialect, string> = { sqlite: 'SQLite', postgres: 'PostgreSQL' }
const inTheWay = new CommandFailure('There is a portal here already; add --force to replace all of it with the backup.')

/** @throws CommandFailure when this version cannot take the archive */
function requireFitting({ dialect, schema }: Manifest, wanted: Dialect) {
  if (dialect !== wanted) throw new CommandFailure(`The backup is of ${nameOf[dialect]}, the settings name ${nameOf[wanted]}; ${wanted === 'sqlite' ? 'set' : 'unset'} DATABASE_URL.`)
  if (!migrationNames.includes(schema)) throw new CommandFailure(`The backup was made by a newer portal (${schema}); update this one first.`)
}

function requireSameCounts(manifest: Manifest, found: Record<string, number>) {
  const wrong = Object.entries(manifest.tables).find(([table, rows]) => found[table] !== rows)
  if (wrong) throw new CommandFailure(`The restored table ${wrong[0]} holds ${found[wrong[0]] ?? 'no'} rows instead of ${wrong[1]}.`)
}

/** Unpacks the photos into their store and the database into a file of its own. Photos that are there already stay as they are. */
async function unpack(archive: string, databaseTo: string, store: PhotoStore) {
  await store.prepare()
  await readArchive(archive, async (path, pieces) => {
    if (Object.values(databaseNames).some((name) => name === path)) return pipeline(pieces, createWriteStream(databaseTo, { mode: 0o600, flush: true }))
    const photo = photoOfKey(photoKeyOf(path) ?? '')
    if (!photo || (await store.has(photo.id, photo.type))) return
    const bytes: Buffer[] = []
    for await (const piece of pieces) bytes.push(piece)
    await store.write(photo.id, photo.type, Buffer.concat(bytes))
  })
}

/** Puts the new database in its place; the one before it stays beside it. */
async function swapSqlite(fresh: string, dataDir: string, now: Date): Promise<string | null> {
  const place = join(dataDir, databaseFile)
  const keptAs = existsSync(place) ? `${place}.before-restore-${now.toISOString().replace(/\D/g, '').slice(0, 14)}` : null
  if (keptAs !== null) await rename(place, keptAs)
  for (const ending of ['-wal', '-shm']) await rm(`${place}${ending}`, { force: true })
  await rename(fresh, place)
  await syncFolder(dataDir)
  return keptAs
}

async function restoreToSqlite(archive: string, manifest: Manifest, settings: Settings, { isForced, now }: RestoreOptions, store: PhotoStore): Promise<string | null> {
  const place = join(settings.DATA_DIR, databaseFile)
  return withSqliteStartLock(settings.DATA_DIR, async () => {
    if (existsSync(place)) {
      if (!isForced) throw inTheWay
      requireSqliteAlone(place)
    }
    const scratch = await mkdtemp(join(settings.DATA_DIR, '.portal-restore-'))
    try {
      const fresh = join(scratch, databaseFile)
      await unpack(archive, fresh, store)
      checkSqliteFile(fresh)
      requireSameCounts(manifest, sqliteCounts(fresh))
      return await swapSqlite(fresh, settings.DATA_DIR, now)
    } finally {
      await rm(scratch, { recursive: true, force: true })
    }
  })
}

async function restoreToPostgres(archive: string, manifest: Manifest, address: string, settings: Settings, isForced: boolean, store: PhotoStore): Promise<void> {
  if ((await postgresHasTables(address)) && !isForced) throw inTheWay
  const scratch = await mkdtemp(join(settings.DATA_DIR, '.portal-restore-'))
  try {
    const copy = join(scratch, databaseNames.postgres)
    await unpack(archive, copy, store)
    await restorePostgres(address, copy)
    requireSameCounts(manifest, await postgresCounts(address))
  } finally {
    await rm(scratch, { recursive: true, force: true })
  }
}

interface RestoreOptions {
  /** Whether a portal that is there already may be replaced. */
  isForced: boolean
  now: Date
}

/**
 * Puts a backup in the place that the settings name. The whole archive is checked before anything is touched; the database changes in one
 * step at the end. Bringing its schema up to date is left to whoever opens it.
 * @throws CommandFailure
 */
export async function restoreBackup(archive: string, settings: Settings, options: RestoreOptions): Promise<Restored> {
  const manifest = await verifyArchive(archive)
  requireFitting(manifest, settings.DATABASE_URL ? 'postgres' : 'sqlite')
  await openDataFolder(settings.DATA_DIR)
  const store = await openPhotoStore(settings)
  try {
    if (!settings.DATABASE_URL) return { manifest, keptAs: await restoreToSqlite(archive, manifest, settings, options, store) }
    await restoreToPostgres(archive, manifest, settings.DATABASE_URL, settings, options.isForced, store)
    return { manifest, keptAs: null }
  } finally {
    await store.close()
  }
}
