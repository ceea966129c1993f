import { randomBytes } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Env } from '@/lib/env'
import { databaseFile } from '@/lib/server/db/open'
import { openPreparedDatabase } from '@/lib/server/embedded/prepare-database'
import { CommandFailure } from '../../output'
import { leftoverMs, removeLeftovers, scratchFolder } from '../leftovers'
import { databaseNames } from '../manifest'
import type { PhotoList } from '../photo-list'
import { postgresCounts, postgresPhotos, restorePostgres } from '../postgres-database'
import { withClient } from '../postgres-tools'
import { requireFitting, requireSameCounts } from '../restore-backup'
import { photoListName } from '../snapshot'
import { checkSqliteFile, sqliteCounts, sqlitePhotos } from '../sqlite-database'
import { inParallel } from './in-parallel'
import { mergeSorted } from './merge-sorted'
import type { OpenedSet } from './open-set'
import type { RunManifest } from './run'
import { distinctPhotos, photoName, storedPhotos } from './set-photos'
import { fetchDatabase, fetchPhoto } from './set-source'

const width = 6
const countedTables = ['complaints', 'complaint_history', 'photos'] as const

/** What a rehearsal found in a restored portal. */
export interface Rehearsal {
  rows: Record<(typeof countedTables)[number], number>
  /** Photos that were opened and compared with their checksums. */
  compared: number
}

/** Which photos are absent from the set, and some or all of the others, drawn by lot. */
async function lookThrough(
  { store, seal }: OpenedSet,
  list: PhotoList,
  sampleSize: number,
): Promise<{ absent: number; sample: string[] }> {
  const found: { absent: number; sample: string[] } = { absent: 0, sample: [] }
  let seen = 0
  for await (const { left: named, right: stored } of mergeSorted(
    distinctPhotos(list),
    storedPhotos(store, seal),
    ({ sha256 }) => sha256,
    (sha256) => sha256,
  )) {
    if (!named) continue
    if (stored === null) found.absent += named.photos.length
    else {
      seen += 1
      // Each photo has the same chance, without knowing beforehand how many there are.
      const place =
        found.sample.length < sampleSize ? found.sample.length : Math.floor(Math.random() * seen)
      if (place < sampleSize) found.sample[place] = named.sha256
    }
  }
  return found
}

async function checkPhotos(
  set: OpenedSet,
  { photos: { missing, damaged } }: RunManifest,
  list: PhotoList,
  sampleSize: number,
): Promise<number> {
  const { absent, sample } = await lookThrough(set, list, sampleSize)
  const known = missing.count + damaged.count
  if (absent > known)
    throw new CommandFailure(
      `The set lacks ${absent} photos that the database names; when the backup was made it lacked ${known}.`,
    )
  const wrong: string[] = []
  async function* drawn() {
    yield* sample
  }
  await inParallel(drawn(), width, async (sha256) => {
    if ((await fetchPhoto(set, sha256)) === null) wrong.push(photoName(sha256, set.seal))
  })
  if (wrong.length > 0) {
    throw new CommandFailure(
      `${wrong.length} of ${sample.length} photos cannot be opened or differ from their checksums: ` +
        `${wrong.slice(0, 10).join(', ')}. Remove them from the set, and the next run stores them again.`,
    )
  }
  return sample.length
}

/** Opens what was restored with the portal's own code, which also brings its schema up to date, and asks it for its rows. */
async function askPortal(
  settings: Pick<Env, 'DATA_DIR' | 'DATABASE_URL'>,
): Promise<Rehearsal['rows']> {
  const db = await openPreparedDatabase(settings)
  try {
    const rows: Rehearsal['rows'] = { complaints: 0, complaint_history: 0, photos: 0 }
    for (const table of countedTables)
      rows[table] = Number(
        (
          await db
            .selectFrom(table)
            .select(({ fn }) => fn.countAll().as('rows'))
            .executeTakeFirst()
        )?.rows ?? 0,
      )
    return rows
  } finally {
    await db.destroy()
  }
}

async function rehearseSqlite(
  set: OpenedSet,
  manifest: RunManifest,
  folder: string,
  sampleSize: number,
): Promise<Rehearsal> {
  const file = join(folder, databaseFile)
  await fetchDatabase(set, manifest, file)
  checkSqliteFile(file)
  requireSameCounts(manifest, sqliteCounts(file))
  const compared = await checkPhotos(
    set,
    manifest,
    await sqlitePhotos(file, join(folder, photoListName)),
    sampleSize,
  )
  return { compared, rows: await askPortal({ DATA_DIR: folder, DATABASE_URL: undefined }) }
}

const rehearsalDatabase = /^portal_rehearsal_(\d+)_[0-9a-f]{12}$/

/** Deletes the databases of rehearsals that were killed more than a day ago, which hold what the portal has deleted since. */
async function dropLeftovers(address: string, now: number): Promise<void> {
  await withClient(address, async (client) => {
    const { rows } = await client.query<{ datname: string }>(
      "select datname from pg_database where datname like 'portal\\_rehearsal\\_%' and pg_has_role(datdba, 'usage')",
    )
    for (const { datname } of rows) {
      const [, begun] = rehearsalDatabase.exec(datname) ?? []
      if (begun !== undefined && now - Number(begun) > leftoverMs)
        await client.query(`drop database if exists ${datname} with (force)`)
    }
  })
}

/** Makes a database beside another and deletes it when the work with it has ended. @throws CommandFailure when the user may not */
async function withTemporaryDatabase<T>(
  address: string,
  work: (temporary: string) => Promise<T>,
): Promise<T> {
  const now = Date.now()
  await dropLeftovers(address, now)
  const name = `portal_rehearsal_${now}_${randomBytes(6).toString('hex')}`
  const run = (statement: string) => withClient(address, (client) => client.query(statement))
  await run(`create database ${name} template template0`).catch((error: unknown) => {
    if (error instanceof CommandFailure) throw error
    throw new CommandFailure(
      'A rehearsal makes a database beside the one of DATABASE_URL: give its user the right CREATEDB, or name another server.',
    )
  })
  try {
    return await work(Object.assign(new URL(address), { pathname: name }).href)
  } finally {
    await run(`drop database if exists ${name} with (force)`)
  }
}

async function rehearsePostgres(
  set: OpenedSet,
  manifest: RunManifest,
  address: string | undefined,
  folder: string,
  sampleSize: number,
): Promise<Rehearsal> {
  if (address === undefined)
    throw new CommandFailure(
      'The backup is of PostgreSQL: set DATABASE_URL to a server where the rehearsal may make a database of its own.',
    )
  const copy = join(folder, databaseNames.postgres)
  await fetchDatabase(set, manifest, copy)
  return withTemporaryDatabase(address, async (temporary) => {
    await restorePostgres(temporary, copy)
    requireSameCounts(manifest, await postgresCounts(temporary))
    const compared = await checkPhotos(
      set,
      manifest,
      await postgresPhotos(temporary, join(folder, photoListName)),
      sampleSize,
    )
    return { compared, rows: await askPortal({ DATA_DIR: folder, DATABASE_URL: temporary }) }
  })
}

/**
 * Restores a run into a temporary place, compares it with its manifest, opens it with the portal's own code and removes the place again.
 * Photos are looked for by name, and a number of them opened and compared.
 * @param sampleSize photos to compare; Infinity for all
 * @throws CommandFailure saying what is wrong with the backup
 */
export async function rehearse(
  set: OpenedSet,
  manifest: RunManifest,
  { DATABASE_URL }: Pick<Env, 'DATABASE_URL'>,
  sampleSize: number,
): Promise<Rehearsal> {
  requireFitting(manifest, manifest.dialect)
  await removeLeftovers(tmpdir(), new Date())
  const folder = await scratchFolder(tmpdir(), 'rehearsal')
  try {
    const found =
      manifest.dialect === 'sqlite'
        ? await rehearseSqlite(set, manifest, folder, sampleSize)
        : await rehearsePostgres(set, manifest, DATABASE_URL, folder, sampleSize)
    const wrong = countedTables.find((table) => found.rows[table] !== manifest.tables[table])
    if (wrong)
      throw new CommandFailure(
        `The restored portal counts ${found.rows[wrong]} rows of ${wrong} instead of ${manifest.tables[wrong]}.`,
      )
    return found
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
