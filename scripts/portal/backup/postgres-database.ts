import { createReadStream } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { Client } from 'pg'
import { CommandFailure } from '../output'
import { databaseNames } from './manifest'
import { type NamedPhoto, type PhotoList, writePhotoList } from './photo-list'
import { runTool, withClient } from './postgres-tools'
import {
  countQuery,
  namedPhoto,
  photoListName,
  type PhotoRow,
  photosQuery,
  schemaQuery,
  type Snapshot,
} from './snapshot'

async function tableNames(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    'select tablename as name from pg_tables where schemaname = current_schema() order by tablename',
  )
  return rows.map(({ name }) => name)
}

async function countAll(client: Client): Promise<Record<string, number>> {
  const counts: Record<string, number> = {}
  for (const name of await tableNames(client)) {
    if (name === 'kysely_migration_lock') continue
    const { rows } = await client.query<{ rows: string | number }>(countQuery(name))
    counts[name] = Number(rows[0]?.rows ?? 0)
  }
  return counts
}

/** Rows of every table of a database. */
export const postgresCounts = (address: string) => withClient(address, countAll)

const photosPerFetch = 5_000

/** The photos by checksum, a part at a time. Needs a transaction. */
async function* photosOfTransaction(client: Client): AsyncGenerator<NamedPhoto> {
  const query = photosQuery('"C"', await tableNames(client))
  await client.query(`declare named_photos no scroll cursor for ${query}`)
  for (;;) {
    const { rows } = await client.query<PhotoRow>(`fetch ${photosPerFetch} from named_photos`)
    if (rows.length === 0) break
    yield* rows.map(namedPhoto)
  }
  await client.query('close named_photos')
}

/** Writes the list of the photos that a database names. */
export const postgresPhotos = (address: string, listFile: string): Promise<PhotoList> =>
  withClient(address, async (client) => {
    await client.query('begin read only')
    const list = await writePhotoList(listFile, photosOfTransaction(client))
    await client.query('commit')
    return list
  })

export const postgresSize = (address: string) =>
  withClient(address, async (client) =>
    Number(
      (
        await client.query<{ size: string | number }>(
          'select pg_database_size(current_database()) as size',
        )
      ).rows[0]?.size ?? 0,
    ),
  )

/** Copies the database as it is at one moment, while others go on reading and writing. @throws CommandFailure when it is empty or unreachable */
export function snapshotPostgres(address: string, folder: string): Promise<Snapshot> {
  return withClient(address, async (client) => {
    await client.query('begin isolation level repeatable read read only')
    const tables = await tableNames(client)
    if (!tables.includes('kysely_migration'))
      throw new CommandFailure('The database of DATABASE_URL holds no portal.')
    // The counts, the list of photos and the copy all look at this one moment.
    const { rows } = await client.query<{ id: string }>('select pg_export_snapshot() as id')
    const schema = await client.query<{ name: string }>(schemaQuery)
    const photos = await writePhotoList(join(folder, photoListName), photosOfTransaction(client))
    const counts = await countAll(client)
    const file = join(folder, databaseNames.postgres)
    await runTool('pg_dump', address, [
      '--format=custom',
      '--no-owner',
      '--no-privileges',
      `--snapshot=${rows[0]?.id}`,
      `--file=${file}`,
    ])
    await client.query('commit')
    return {
      dialect: 'postgres' as const,
      file,
      schema: schema.rows[0]?.name ?? '',
      tables: counts,
      photos,
    }
  })
}

/** What a portal has made in a database: its tables and functions, as statements that remove them. What extensions brought stays. */
async function clearingStatements(client: Client): Promise<string[]> {
  const tables = (await tableNames(client)).map((name) => client.escapeIdentifier(name))
  const { rows } = await client.query<{ name: string }>(
    'select p.oid::regprocedure::text as name from pg_proc p where p.pronamespace = current_schema()::regnamespace ' +
      "and not exists (select 1 from pg_depend d where d.objid = p.oid and d.deptype = 'e')",
  )
  return [
    ...(tables.length > 0 ? [`drop table ${tables.join(', ')} cascade;`] : []),
    ...rows.map(({ name }) => `drop function ${name} cascade;`),
  ]
}

const leavingMs = 3_000
const lookMs = 100

async function isInUse(client: Client): Promise<boolean> {
  const { rows } = await client.query(
    "select 1 from pg_stat_activity where datname = current_database() and application_name like 'portal-jabar%' and pid <> pg_backend_pid()",
  )
  return rows.length > 0
}

/** Whether a restore would find tables in its way. @throws CommandFailure while a portal runs on the database */
export const postgresHasTables = (address: string) =>
  withClient(address, async (client) => {
    // PostgreSQL notices a moment later that a portal has ended.
    for (
      const deadline = performance.now() + leavingMs;
      await isInUse(client);
      await wait(lookMs)
    ) {
      if (performance.now() > deadline)
        throw new CommandFailure('The database is in use; stop every portal on it, then restore.')
    }
    return (await tableNames(client)).length > 0
  })

/**
 * Puts the copy in the place of whatever the database holds, in one transaction: all of it or nothing.
 * @param file copy made by `snapshotPostgres`
 */
export async function restorePostgres(address: string, file: string): Promise<void> {
  const script = `${file}.sql`
  await runTool('pg_restore', null, [
    '--no-owner',
    '--no-privileges',
    '--exit-on-error',
    `--file=${script}`,
    file,
  ])
  const clearing = await withClient(address, clearingStatements)
  async function* statements() {
    // By its option psql would also commit what it has got when this process dies and its input ends early.
    yield 'begin;\n'
    for (const statement of clearing) yield `${statement}\n`
    yield* createReadStream(script) as AsyncIterable<Buffer>
    yield 'commit;\n'
  }
  await runTool(
    'psql',
    address,
    ['--no-psqlrc', '--quiet', '--set=ON_ERROR_STOP=1', '--file=-'],
    statements(),
  )
}
