import { constants, existsSync, mkdirSync } from 'node:fs'
import { access } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { Kysely, type LogEvent, PostgresDialect } from 'kysely'
import Sqlite from 'libsql'
import type { Pool } from 'pg'
import type { Env } from '@/lib/env'
import { provideGauge } from '@/lib/server/observability/gauges'
import { answeredPool } from './answered-pool'
import { busyTimeoutMs, type SqliteHandle } from './sqlite-connection'
import { PortalSqliteDialect } from './sqlite-dialect'
import { StartError } from './start-error'
import type { Database } from './types'

export const databaseFile = 'portal.db'

/** Makes a folder and its parents. Not mkdir's own `recursive`: that one never returns below /proc, where nothing can be made. */
function makeFolder(path: string) {
  if (existsSync(path)) return
  makeFolder(dirname(path))
  mkdirSync(path)
}

/** Makes the data folder when missing. @throws StartError when it cannot be written */
export async function openDataFolder(dataDir: string): Promise<void> {
  try {
    makeFolder(resolve(dataDir))
    await access(dataDir, constants.W_OK | constants.X_OK)
  } catch {
    throw new StartError(
      `The data folder ${dataDir} cannot be written; set DATA_DIR to a folder this user may write.`,
    )
  }
}

/**
 * The one database handle of a process.
 * SQLite: WAL and synchronous=FULL, so that an acknowledged row is on the disk; PostgreSQL: pool of 10, 2 s to connect and per statement.
 * @param log is told each statement
 */
export function openDatabase(
  settings: Pick<Env, 'DATABASE_URL' | 'DATA_DIR'>,
  log?: (event: LogEvent) => void,
): Kysely<Database> {
  const dialect = settings.DATABASE_URL
    ? postgres(settings.DATABASE_URL, forVisitors)
    : new PortalSqliteDialect(join(settings.DATA_DIR, databaseFile), openSqlite)
  return new Kysely<Database>({ ...(log && { log }), dialect })
}

/**
 * The same database for the jobs of a process. PostgreSQL: two connections of their own, so that visitors do not wait for jobs nor jobs fail
 * because of visitors; SQLite has one writer whoever asks, so it is the handle of the process itself.
 */
export const openDatabaseForJobs = (
  { DATABASE_URL }: Pick<Env, 'DATABASE_URL'>,
  own: Kysely<Database>,
): Kysely<Database> =>
  DATABASE_URL ? new Kysely<Database>({ dialect: postgres(DATABASE_URL, forJobs) }) : own

/**
 * The same database for what a person started and waits for: preparing it, and the commands of operators. PostgreSQL: a statement may take as
 * long as those of jobs; SQLite: as for visitors.
 */
export const openDatabaseForCommands = (
  settings: Pick<Env, 'DATABASE_URL' | 'DATA_DIR'>,
): Kysely<Database> =>
  settings.DATABASE_URL
    ? new Kysely<Database>({ dialect: postgres(settings.DATABASE_URL, forCommands) })
    : openDatabase(settings)

/**
 * The database as it is, for whoever looks at it and must change nothing: no setting of the file is touched, no write is possible.
 * A SQLite file that nobody has open may get its two companion files, which every reader of a write-ahead log needs.
 */
export function openDatabaseToLook(
  settings: Pick<Env, 'DATABASE_URL' | 'DATA_DIR'>,
): Kysely<Database> {
  // The driver knows no option for this, only SQLite's own form of address.
  const file = `${pathToFileURL(join(settings.DATA_DIR, databaseFile)).href}?mode=ro`
  return new Kysely<Database>({
    dialect: settings.DATABASE_URL
      ? postgres(settings.DATABASE_URL, forVisitors, '-c default_transaction_read_only=on')
      : new PortalSqliteDialect(file, (file) => new Sqlite(file)),
  })
}

/** A handle as a portal uses it. */
export function openSqlite(file: string): SqliteHandle {
  const database = new Sqlite(file)
  database.pragma(`busy_timeout = ${busyTimeoutMs}`)
  database.pragma('journal_mode = WAL')
  // NORMAL lost 1,284 of 4,227 acknowledged rows in the power-cut simulation; FULL lost none.
  database.pragma('synchronous = FULL')
  database.pragma('foreign_keys = ON')
  // From here on connections wait outside the thread.
  database.pragma('busy_timeout = 0')
  return database
}

interface PoolSettings {
  max: number
  connectionTimeoutMillis: number
  statement_timeout: number
  /** How long a transaction may hold what it has locked while its process computes or stands still. */
  idle_in_transaction_session_timeout: number
  /** How long an answer may take before its connection is given up; statements of commands may be told to take any time. */
  answerMaxMs?: number
  application_name: string
}

const forVisitors: PoolSettings = {
  max: 10,
  connectionTimeoutMillis: 2_000,
  statement_timeout: 2_000,
  idle_in_transaction_session_timeout: 5_000,
  answerMaxMs: 5_000,
  application_name: 'portal-jabar',
}
/**
 * Nobody waits for a job: it may wait for a busy server, and its pieces may take their time. So may what it computes between two
 * statements: on a crowded machine the words of fifty articles took seven seconds, and 5 ended the first start.
 */
const forJobs: PoolSettings = {
  max: 2,
  connectionTimeoutMillis: 60_000,
  statement_timeout: 60_000,
  idle_in_transaction_session_timeout: 60_000,
  answerMaxMs: 75_000,
  application_name: 'portal-jabar-jobs',
}
/** A server that does not answer is named soon; what it was asked may take its time. */
const forCommands: PoolSettings = {
  max: 10,
  connectionTimeoutMillis: 10_000,
  statement_timeout: 60_000,
  idle_in_transaction_session_timeout: 60_000,
  application_name: 'portal-jabar-command',
}

/** @param options of the server for each connection */
function postgres(connectionString: string, settings: PoolSettings, options?: string) {
  const { answerMaxMs, ...limits } = settings
  let opened: Pool | undefined
  const open = async () => {
    // Only a portal on PostgreSQL loads its driver.
    const { Pool, types } = await import('pg')
    // Counters and ids stay far below 2^53; pg would hand bigint out as text.
    types.setTypeParser(types.builtins.INT8, Number)
    const pool = new Pool({
      connectionString,
      ...limits,
      ...(options !== undefined && { options }),
    })
    // A connection that dies while idle reports here; the pool has dropped it already and opens a new one on demand.
    pool.on('error', () => undefined)
    // One that dies at work reports to whoever asked, and here as well: unheard, that would end the process whenever the database does.
    pool.on('connect', (client) => client.on('error', () => undefined))
    opened = pool
    return answerMaxMs === undefined ? pool : answeredPool(pool, answerMaxMs)
  }
  if (settings !== forVisitors) return new PostgresDialect({ pool: open })
  const connections = () => {
    const {
      totalCount: all,
      idleCount: idle,
      waitingCount: waiting,
    } = opened ?? { totalCount: 0, idleCount: 0, waitingCount: 0 }
    return { used: all - idle, idle, waiting }
  }
  provideGauge({
    name: 'portal_database_connections',
    help: 'Connections to PostgreSQL, and callers waiting for one',
    label: 'state',
    read: connections,
  })
  return new PostgresDialect({ pool: open })
}
