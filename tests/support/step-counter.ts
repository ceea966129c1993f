import { join } from 'node:path'
import { Kysely } from 'kysely'
import { databaseFile, openSqlite } from '@/lib/server/db/open'
import type { SqliteHandle } from '@/lib/server/db/sqlite-connection'
import { PortalSqliteDialect } from '@/lib/server/db/sqlite-dialect'
import type { Database } from '@/lib/server/db/types'

/**
 * A portal's SQLite database that counts the steps its statements take in SQLite's virtual machine: a measure of work that is the same on every
 * machine and whatever runs beside. What the thread for searches by words does is not in it.
 */
export interface CountedDatabase {
  db: Kysely<Database>
  /** Steps of all statements until now. */
  steps: () => number
}

export function openCountedDatabase(dataDir: string): CountedDatabase {
  let sum = 0
  const open = (file: string) =>
    counted(openSqlite(file), (steps) => {
      sum += steps
    })
  const dialect = new PortalSqliteDialect(join(dataDir, databaseFile), open)
  return { db: new Kysely<Database>({ dialect }), steps: () => sum }
}

function counted(handle: SqliteHandle, add: (steps: number) => void): SqliteHandle {
  // The newest statement comes first.
  const newest = handle.prepare('select nstep from sqlite_stmt where sql = ? limit 1')
  const prepare: SqliteHandle['prepare'] = (text) => {
    const statement = handle.prepare(text)
    const after = <T>(result: T): T => {
      const [row] = newest.all([text])
      if (!isStepRow(row)) throw new Error(`SQLite does not tell the steps of ${text}`)
      add(row.nstep)
      return result
    }
    return {
      reader: statement.reader,
      all: (parameters) => after(statement.all(parameters)),
      run: (parameters) => after(statement.run(parameters)),
      iterate: (parameters) => statement.iterate(parameters),
    }
  }
  return {
    prepare,
    close: () => handle.close(),
    exec: (text) => handle.exec(text),
    get inTransaction() {
      return handle.inTransaction
    },
  }
}

const isStepRow = (row: unknown): row is { nstep: number } =>
  typeof row === 'object' && row !== null && 'nstep' in row && typeof row.nstep === 'number'
