import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { rm, statfs } from 'node:fs/promises'
import { join } from 'node:path'
import { createGzip } from 'node:zlib'
import type { Env } from '@/lib/env'
import { openPhotoStore } from '@/lib/server/media/embedded/open-photo-store'
import packageFacts from '@/package.json'
import { CommandFailure } from '../../output'
import { removeLeftovers, scratchFolder } from '../leftovers'
import { postgresSize, snapshotPostgres } from '../postgres-database'
import type { Snapshot } from '../snapshot'
import { snapshotSqlite, sqliteSize } from '../sqlite-database'
import { through } from '../through'
import { type CopiedPhotos, copyPhotos } from './copy-photos'
import type { BackupSet } from './open-set'
import { writePieces } from './pieces'
import { listRuns, readManifest, type RunManifest, runOf, writeManifest } from './run'
import { type Unreferenced, unreferencedOfRun, writeUnreferenced } from './unreferenced'

export type RunSettings = Pick<Env, 'DATABASE_URL' | 'DATA_DIR' | 'MEDIA_URL' | 'MIN_FREE_BYTES'>

export interface WrittenRun {
  run: string
  manifest: RunManifest
  /** Photos that were new to the set. */
  copied: number
  /** Damaged photos that the run before did not name. */
  newlyDamaged: string[]
  /** File of the photos that the set holds and the database does not name; gone when the work with the run has ended. */
  unreferencedFile: string
}

const mebibyte = 1_048_576

/** The copy lies beside the database for a while, where it is as secret as that. @throws CommandFailure */
async function requireRoom({ DATABASE_URL, DATA_DIR, MIN_FREE_BYTES }: RunSettings) {
  // A dump is compressed and has no indexes.
  const needed =
    MIN_FREE_BYTES + (DATABASE_URL ? (await postgresSize(DATABASE_URL)) / 2 : sqliteSize(DATA_DIR))
  const { bavail, bsize } = await statfs(DATA_DIR).catch(() => {
    throw new CommandFailure(
      `The folder ${DATA_DIR} cannot be read; set DATA_DIR to the folder of the portal's data.`,
    )
  })
  if (bavail * bsize < needed)
    throw new CommandFailure(
      `The disk of ${DATA_DIR} has ${Math.floor((bavail * bsize) / mebibyte)} MiB free; a copy of the database needs ${Math.ceil(needed / mebibyte)} MiB.`,
    )
}

/** Compresses, encrypts and stores the copy of the database. */
async function storeDatabase(
  { store, seal }: BackupSet,
  run: string,
  { dialect, file }: Snapshot,
): Promise<RunManifest['database']> {
  const hash = createHash('sha256')
  let size = 0
  async function* hashed() {
    for await (const piece of createReadStream(file) as AsyncIterable<Buffer>) {
      hash.update(piece)
      size += piece.length
      yield piece
    }
  }
  // What pg_dump writes is compressed already.
  const [ending, plain] = dialect === 'sqlite' ? ['sqlite.gz', createGzip()] : ['dump', null]
  const name = `databases/${run}.${ending}${seal.ending}`
  const pieces = await writePieces(
    store,
    name,
    await seal.stream(plain ? through(hashed(), plain) : hashed()),
  )
  return { ...pieces, name, size, sha256: hash.digest('hex') }
}

async function copyInto(
  set: BackupSet,
  snapshot: Snapshot,
  settings: RunSettings,
  before: AsyncGenerator<Unreferenced>,
  unreferencedFile: string,
  now: Date,
): Promise<CopiedPhotos> {
  const photos = await openPhotoStore(settings)
  try {
    return await copyPhotos(set, snapshot.photos, photos, before, unreferencedFile, now)
  } finally {
    await photos.close()
  }
}

async function* none(): AsyncGenerator<Unreferenced> {}

/**
 * Adds a run to a set while the portal runs: the photos that are new, the database as it was at one moment, and last the manifest that makes
 * it a backup. Photos are read after the database, so all it names are there. A run that is broken off leaves photos that the next one need
 * not copy.
 * @param then works with the run while its list of unreferenced photos is still there
 * @throws CommandFailure, Problem UNAVAILABLE when the photo store cannot be reached
 */
export async function writeRun<Result>(
  set: BackupSet,
  settings: RunSettings,
  now: Date,
  then: (written: WrittenRun) => Promise<Result>,
): Promise<Result> {
  const { store } = set
  const [run, begun] = [runOf(now), performance.now()]
  const last = (await listRuns(store)).at(-1)
  if (last === run) throw new CommandFailure(`There is a backup ${run} already.`)
  const before = last === undefined ? null : await readManifest(store, last)
  await removeLeftovers(settings.DATA_DIR, now)
  await requireRoom(settings)
  const scratch = await scratchFolder(settings.DATA_DIR, 'backup')
  try {
    const snapshot = settings.DATABASE_URL
      ? await snapshotPostgres(settings.DATABASE_URL, scratch)
      : await snapshotSqlite(settings.DATA_DIR, scratch)
    const unreferencedFile = join(scratch, 'unreferenced.list')
    const known =
      before && last !== undefined ? unreferencedOfRun(store, last, before.unreferenced) : none()
    const { copied, missing, damaged } = await copyInto(
      set,
      snapshot,
      settings,
      known,
      unreferencedFile,
      now,
    )
    const { dialect, schema, tables, photos } = snapshot
    const [unreferenced, database] = [
      await writeUnreferenced(store, run, unreferencedFile),
      await storeDatabase(set, run, snapshot),
    ]
    const times = {
      createdAt: now.toISOString(),
      finishedAt: new Date(now.getTime() + performance.now() - begun).toISOString(),
    }
    const manifest: RunManifest = {
      format: 1,
      portal: packageFacts.version,
      dialect,
      schema,
      ...times,
      tables,
      database,
      photos: { count: photos.count, bytes: photos.bytes, missing, damaged },
      unreferenced,
    }
    await writeManifest(store, run, manifest)
    const newlyDamaged = damaged.keys.filter((key) => !before?.photos.damaged.keys.includes(key))
    return await then({ run, manifest, copied, newlyDamaged, unreferencedFile })
  } finally {
    await rm(scratch, { recursive: true, force: true })
  }
}
