import { existsSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Env } from '@/lib/env'
import { databaseFile, openDataFolder } from '@/lib/server/db/open'
import { migrationNames } from '@/lib/server/db/migrate'
import { withSqliteStartLock } from '@/lib/server/db/start-lock'
import { openPhotoStore } from '@/lib/server/media/embedded/open-photo-store'
import type { PhotoStore } from '@/lib/server/media/embedded/photo-store'
import { CommandFailure } from '../output'
import { removeLeftovers, scratchFolder } from './leftovers'
import { type Dialect, databaseNames, type Manifest } from './manifest'
import {
  postgresCounts,
  postgresHasTables,
  postgresPhotos,
  restorePostgres,
} from './postgres-database'
import { archiveSource, type LostPhotos, type RestoreSource } from './restore-source'
import { photoListName } from './snapshot'
import { checkSqliteFile, requireSqliteAlone, sqliteCounts, sqlitePhotos } from './sqlite-database'
import { swapDatabase } from './swap-database'

type Settings = Pick<Env, 'DATABASE_URL' | 'DATA_DIR' | 'MEDIA_URL'>

type Facts = RestoreSource['facts']

export interface Restored {
  /** The database that was there before, kept beside the new one; null where none was or PostgreSQL replaced it. */
  keptAs: string | null
  /** Photos that the backup should hold and does not. */
  lost: LostPhotos
}

const nameOf: Record<Dialect, string> = { sqlite: 'SQLite', postgres: 'PostgreSQL' }
const inTheWay = new CommandFailure(
  'There is a portal here already; add --force to replace all of it with the backup.',
)

/** @throws CommandFailure when this version cannot take the archive */
export function requireFitting({ dialect, schema }: Facts, wanted: Dialect) {
  if (dialect !== wanted)
    throw new CommandFailure(
      `The backup is of ${nameOf[dialect]}, the settings name ${nameOf[wanted]}; ${wanted === 'sqlite' ? 'set' : 'unset'} DATABASE_URL.`,
    )
  if (!migrationNames.includes(schema))
    throw new CommandFailure(
      'The backup was made by another version of the portal, whose tables this one does ' +
        `not know (${schema}); restore it with that version, or update this one first.`,
    )
}

/** @throws CommandFailure when a table holds more or fewer rows than the backup says */
export function requireSameCounts({ tables }: Facts, found: Record<string, number>) {
  const wrong = Object.entries(tables).find(([table, rows]) => found[table] !== rows)
  if (wrong)
    throw new CommandFailure(
      `The restored table ${wrong[0]} holds ${found[wrong[0]] ?? 'no'} rows instead of ${wrong[1]}.`,
    )
}

async function restoreToSqlite(
  source: RestoreSource,
  settings: Settings,
  { isForced, now }: RestoreOptions,
  photos: PhotoStore,
): Promise<Restored> {
  const place = join(settings.DATA_DIR, databaseFile)
  return withSqliteStartLock(settings.DATA_DIR, async () => {
    if (existsSync(place)) {
      if (!isForced) throw inTheWay
      requireSqliteAlone(place)
    }
    const scratch = await scratchFolder(settings.DATA_DIR, 'restore')
    try {
      const fresh = join(scratch, databaseFile)
      await source.unpack(fresh, photos)
      checkSqliteFile(fresh)
      requireSameCounts(source.facts, sqliteCounts(fresh))
      const lost = await source.bringPhotos(
        await sqlitePhotos(fresh, join(scratch, photoListName)),
        photos,
      )
      return { lost, keptAs: await swapDatabase(fresh, place, now) }
    } finally {
      await rm(scratch, { recursive: true, force: true })
    }
  })
}

async function restoreToPostgres(
  source: RestoreSource,
  address: string,
  settings: Settings,
  isForced: boolean,
  photos: PhotoStore,
): Promise<Restored> {
  if ((await postgresHasTables(address)) && !isForced) throw inTheWay
  const scratch = await scratchFolder(settings.DATA_DIR, 'restore')
  try {
    const copy = join(scratch, databaseNames.postgres)
    await source.unpack(copy, photos)
    await restorePostgres(address, copy)
    requireSameCounts(source.facts, await postgresCounts(address))
    return {
      keptAs: null,
      lost: await source.bringPhotos(
        await postgresPhotos(address, join(scratch, photoListName)),
        photos,
      ),
    }
  } finally {
    await rm(scratch, { recursive: true, force: true })
  }
}

export interface RestoreOptions {
  /** Whether a portal that is there already may be replaced. */
  isForced: boolean
  now: Date
}

/**
 * Puts a backup in the place that the settings name. Its database is checked before anything is touched and changes in one step at the end.
 * Bringing its schema up to date is left to whoever opens it.
 * @throws CommandFailure
 */
export async function restoreFrom(
  source: RestoreSource,
  settings: Settings,
  options: RestoreOptions,
): Promise<Restored> {
  requireFitting(source.facts, settings.DATABASE_URL ? 'postgres' : 'sqlite')
  await openDataFolder(settings.DATA_DIR)
  await removeLeftovers(settings.DATA_DIR, options.now)
  const photos = await openPhotoStore(settings)
  try {
    await photos.prepare()
    return settings.DATABASE_URL
      ? await restoreToPostgres(source, settings.DATABASE_URL, settings, options.isForced, photos)
      : await restoreToSqlite(source, settings, options, photos)
  } finally {
    await photos.close()
  }
}

/** Restores an archive, all of which is checked first. @throws CommandFailure */
export async function restoreBackup(
  archive: string,
  settings: Settings,
  options: RestoreOptions,
): Promise<Restored & { manifest: Manifest }> {
  const source = await archiveSource(archive)
  return { ...(await restoreFrom(source, settings, options)), manifest: source.manifest }
}
