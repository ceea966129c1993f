import {
  type DatabaseConnection,
  type Driver,
  SqliteAdapter,
  SqliteDialect,
  type TransactionSettings,
} from 'kysely'
import { yieldBetweenReads } from '@/lib/server/jobs/yield-between-reads'
import { SqliteAside } from './sqlite-aside'
import { SqliteConnection, type SqliteHandle, type SqliteHandles } from './sqlite-connection'
import { WriterTurn } from './writer-turn'

class TransactionalSqliteAdapter extends SqliteAdapter {
  // SQLite can undo schema changes; Kysely leaves it off and a killed migration would stay half done.
  override get supportsTransactionalDdl() {
    return true
  }
}

const own = (connection: DatabaseConnection): SqliteConnection => {
  if (connection instanceof SqliteConnection) return connection
  throw new TypeError('a connection of another driver')
}

/** Kysely's own driver has one handle: whoever waits to write, or holds a transaction open, keeps all readers waiting. */
class SqliteDriver implements Driver {
  constructor(private readonly handles: SqliteHandles) {}

  async init() {}

  async acquireConnection() {
    return new SqliteConnection(this.handles)
  }

  async releaseConnection(connection: DatabaseConnection) {
    own(connection).rollback()
  }

  async beginTransaction(connection: DatabaseConnection, { accessMode }: TransactionSettings) {
    if (accessMode === 'read only') return own(connection).beginToRead()
    return own(connection).begin()
  }

  async commitTransaction(connection: DatabaseConnection) {
    own(connection).commit()
  }

  async rollbackTransaction(connection: DatabaseConnection) {
    own(connection).rollback()
  }

  async destroy() {
    await this.handles.aside.close()
    this.handles.reader.close()
    this.handles.writer.close()
  }
}

/**
 * SQLite as the portal uses it: transactions (by `db.transaction()` alone) cover schema changes and take the write lock when they begin, one
 * after the other, and nothing waits inside the thread.
 */
export class PortalSqliteDialect extends SqliteDialect {
  readonly #handles: SqliteHandles

  /**
   * @param file as the driver takes it
   * @param open opens it; called at once, so that a file that cannot be used is told here
   */
  constructor(file: string, open: (file: string) => SqliteHandle) {
    const handles = {
      writer: open(file),
      reader: open(file),
      turn: new WriterTurn(),
      whenRead: yieldBetweenReads(),
      aside: new SqliteAside(file),
      open: () => open(file),
    }
    super({ database: handles.writer })
    this.#handles = handles
  }

  override createDriver() {
    return new SqliteDriver(this.#handles)
  }

  override createAdapter() {
    return new TransactionalSqliteAdapter()
  }
}
