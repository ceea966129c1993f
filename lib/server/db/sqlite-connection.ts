import { setTimeout as wait } from 'node:timers/promises'
import type { CompiledQuery, DatabaseConnection, QueryResult, SqliteDatabase } from 'kysely'
import { isBusy } from './dialect'
import type { SqliteAside } from './sqlite-aside'
import type { WriterTurn } from './writer-turn'

export type SqliteHandle = SqliteDatabase & {
  exec: (statement: string) => unknown
  readonly inTransaction: boolean
}

/** How long a write waits for another one, of this process or another (a second portal, the operator's command), milliseconds. */
export const busyTimeoutMs = 5_000
/** Pause between two looks whether another process is done, milliseconds. SQLite tells nobody when a lock is free. */
const lookMs = 10

const isWrite = (statement: string) =>
  /^\s*(?:insert|update|delete|replace)\b|^\s*with\b[\s\S]*\b(?:insert|update|delete)\b/i.test(
    statement,
  )
/** A search by words compares every row of two common ones, and gathers those of a beginning that is no word of the index: 20 ms at a million complaints. */
const isWordSearch = (statement: string) => /\bcomplaint_words match\b/i.test(statement)

/** In the words of SQLite's own failure, so that everybody knows it by `isBusy`. */
class BusyError extends Error {
  readonly code = 'SQLITE_BUSY'

  constructor() {
    super('database is locked')
  }
}

/** How a process reaches one file: two handles, whose turn it is to use the second, and a thread. */
export interface SqliteHandles {
  /** Each statement is over when it returns, so all readers share one. */
  reader: SqliteHandle
  writer: SqliteHandle
  turn: WriterTurn
  /** Lets reads have so much of one turn of the event loop and no more: a page, a file or an answer asks several in a row. */
  whenRead: (reading: () => void) => void
  /** Takes the reads that are too long for the thread of the process. */
  aside: SqliteAside
  /** One more handle, for a transaction that only reads. */
  open: () => SqliteHandle
}

/**
 * A connection as Kysely sees it. It never waits inside the thread: SQLite's own waiting (`busy_timeout`) would stop every page and answer of
 * the process. It asks again after a pause instead, for as long as `busyTimeoutMs`, and keeps no reader waiting meanwhile.
 */
export class SqliteConnection implements DatabaseConnection {
  #hasTurn = false
  #moment: SqliteHandle | undefined

  constructor(private readonly handles: SqliteHandles) {}

  /**
   * Immediate: a transaction that reads first and writes later would fail at once when another process wrote in between.
   * By `exec`: after a prepared statement that found the database locked, libsql cannot commit the next transaction.
   * @throws an error that `isBusy` knows when the lock did not come in time
   */
  async begin(): Promise<void> {
    const { turn, writer } = this.handles
    const deadline = performance.now() + busyTimeoutMs
    if (!(await turn.take(busyTimeoutMs))) throw new BusyError()
    this.#hasTurn = true
    try {
      await patiently(() => writer.exec('begin immediate'), deadline)
    } catch (error) {
      this.#pass()
      throw error
    }
  }

  /** Everything that is read until the end is of one moment, and nobody waits: neither it for a writer nor a writer for it. */
  beginToRead() {
    this.#moment = this.handles.open()
    this.#moment.exec('begin')
  }

  /** One that fails keeps its turn for the rollback. */
  commit() {
    if (this.#moment) return this.#endOfMoment()
    this.handles.writer.exec('commit')
    this.#pass()
  }

  rollback() {
    if (this.#moment) return this.#endOfMoment()
    const { writer } = this.handles
    try {
      if (this.#hasTurn && writer.inTransaction) writer.exec('rollback')
    } finally {
      this.#pass()
    }
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    const { reader, writer, aside } = this.handles
    if (this.#hasTurn) return run(writer, query)
    if (this.#moment) return this.#readAt(this.#moment, query)
    if (isWordSearch(query.sql))
      return { rows: (await aside.read(query.sql, query.parameters)) as Row[] }
    if (!isWrite(query.sql))
      return patiently(
        () => this.#inItsTurn(() => run<Row>(reader, query)),
        performance.now() + busyTimeoutMs,
      )
    // A write of its own gets a transaction of its own: what finds the database locked is then a `begin`, for the reason given there.
    await this.begin()
    try {
      const result = run<Row>(writer, query)
      this.commit()
      return result
    } catch (error) {
      this.rollback()
      throw error
    }
  }

  streamQuery<Row>(): AsyncIterableIterator<QueryResult<Row>> {
    throw new Error(
      'a statement that stays open would keep all readers at what there was when it began; read in pieces',
    )
  }

  #inItsTurn<T>(read: () => T): Promise<T> {
    return new Promise((resolve, reject) => {
      this.handles.whenRead(() => {
        try {
          resolve(read())
        } catch (error) {
          reject(error)
        }
      })
    })
  }

  #readAt<Row>(moment: SqliteHandle, query: CompiledQuery): Promise<QueryResult<Row>> {
    if (isWrite(query.sql)) throw new Error('a transaction that only reads cannot write')
    return patiently(
      () => this.#inItsTurn(() => run<Row>(moment, query)),
      performance.now() + busyTimeoutMs,
    )
  }

  #endOfMoment() {
    this.#moment?.exec('rollback')
    this.#moment?.close()
    this.#moment = undefined
  }

  #pass() {
    if (!this.#hasTurn) return
    this.#hasTurn = false
    this.handles.turn.give()
  }
}

async function patiently<T>(work: () => T | Promise<T>, deadline: number): Promise<T> {
  for (;;) {
    try {
      return await work()
    } catch (error) {
      if (!isBusy(error) || performance.now() > deadline) throw error
    }
    await wait(lookMs)
  }
}

function run<Row>(database: SqliteHandle, { sql, parameters }: CompiledQuery): QueryResult<Row> {
  const statement = database.prepare(sql)
  if (statement.reader) return { rows: statement.all(parameters) as Row[] }
  const { changes, lastInsertRowid } = statement.run(parameters)
  return { rows: [], numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid) }
}
