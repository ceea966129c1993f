import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import Sqlite from 'libsql'
import { isBusy } from '@/lib/server/db/dialect'
import { busyTimeoutMs } from '@/lib/server/db/sqlite-connection'
import { databaseFile } from '@/lib/server/db/open'
import { CommandFailure } from '../output'
import { databaseNames } from './manifest'
import { type PhotoList, writePhotoList } from './photo-list'
import {
  countQuery,
  namedPhoto,
  photoListName,
  type PhotoRow,
  photosQuery,
  schemaQuery,
  type Snapshot,
} from './snapshot'

// Tables behind the full-text index are the business of SQLite, the lock row is not content.
const tablesQuery =
  "select name from sqlite_master where type = 'table' and name not like 'sqlite\\_%' escape '\\' and " +
  "name not like 'complaint\\_words\\_%' escape '\\' and name <> 'kysely_migration_lock' order by name"

function withDatabase<T>(file: string, work: (database: Sqlite.Database) => T): T {
  const database = new Sqlite(file)
  try {
    return work(database)
  } finally {
    database.close()
  }
}

const tableNames = (database: Sqlite.Database) =>
  (database.prepare(tablesQuery).all() as { name: string }[]).map(({ name }) => name)

/** Rows of every table of a database file. */
export const sqliteCounts = (file: string): Record<string, number> =>
  withDatabase(file, (database) => {
    const names = tableNames(database)
    return Object.fromEntries(
      names.map((name) => [
        name,
        (database.prepare(countQuery(name)).get() as { rows: number }).rows,
      ]),
    )
  })

/** Writes the list of the photos that a database file names. */
export async function sqlitePhotos(file: string, listFile: string): Promise<PhotoList> {
  const database = new Sqlite(file)
  function* photos() {
    for (const row of database.prepare(photosQuery('binary', tableNames(database))).iterate())
      yield namedPhoto(row as PhotoRow)
  }
  try {
    return await writePhotoList(listFile, photos())
  } finally {
    database.close()
  }
}

/** Bytes of the database, to know beforehand whether a copy has room. */
export const sqliteSize = (dataDir: string) =>
  statSync(join(dataDir, databaseFile), { throwIfNoEntry: false })?.size ?? 0

/**
 * Copies the database of a data folder, as it is at one moment, while others go on reading and writing.
 * @throws CommandFailure when there is none
 */
export async function snapshotSqlite(dataDir: string, folder: string): Promise<Snapshot> {
  const source = join(dataDir, databaseFile)
  if (!existsSync(source))
    throw new CommandFailure(
      `There is no database in ${dataDir}; set DATA_DIR to the folder of the portal's data.`,
    )
  const file = join(folder, databaseNames.sqlite)
  withDatabase(source, (database) => {
    database.pragma(`busy_timeout = ${busyTimeoutMs}`)
    database.exec(`vacuum into '${file.replaceAll("'", "''")}'`)
  })
  const schema = withDatabase(
    file,
    (database) => (database.prepare(schemaQuery).get() as { name: string }).name,
  )
  return {
    dialect: 'sqlite',
    file,
    schema,
    tables: sqliteCounts(file),
    photos: await sqlitePhotos(file, join(folder, photoListName)),
  }
}

/** @throws CommandFailure when SQLite finds the file damaged */
export function checkSqliteFile(file: string) {
  const found = withDatabase(
    file,
    (database) =>
      (database.prepare('pragma quick_check(1)').get() as { quick_check?: string } | undefined)
        ?.quick_check,
  )
  if (found !== 'ok')
    throw new CommandFailure('The database in the archive is damaged; nothing was changed.')
}

/**
 * Makes sure that nobody else has the database open and brings everything into its one file.
 * @throws CommandFailure while a portal runs on it
 */
export function requireSqliteAlone(file: string) {
  withDatabase(file, (database) => {
    // By `exec`: a prepared statement would keep this connection open for a while after it was closed.
    database.exec('pragma busy_timeout = 0')
    try {
      // Leaving WAL is refused while another connection is open, even an idle one.
      database.exec('pragma journal_mode = delete')
    } catch (error) {
      throw isBusy(error)
        ? new CommandFailure('The database is in use; stop the portal, then restore.')
        : error
    }
  })
}
