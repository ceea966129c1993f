import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely'

/** A pool that ends a connection which is given back with `true`. */
interface ClosingPool {
  connect(): Promise<PostgresPoolClient & { release(isGone?: boolean): void }>
  end(): Promise<void>
}

/** Says of itself what PostgreSQL's own class 08 says: the connection is lost, another one may do. */
class NoAnswer extends Error {
  readonly code = '08006'
  constructor() {
    super('The connection to PostgreSQL fell silent')
  }
}

/** What comes of a statement, or NoAnswer. What has arrived while this process was busy counts: it is read before the last look. */
function answered<T>(answer: Promise<T>, answerMaxMs: number): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => setImmediate(() => reject(new NoAnswer())), answerMaxMs)
    answer.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}

/**
 * The pool, but connections that leave a statement without an answer are given up: those that a firewall has forgotten, or whose host is
 * gone, are closed by nobody, and the system would wait for them for a quarter of an hour.
 * @param answerMaxMs more than a server that is there lets a statement take
 */
export function answeredPool(pool: ClosingPool, answerMaxMs: number): PostgresPool {
  async function connect(): Promise<PostgresPoolClient> {
    const client = await pool.connect()
    let isSilent = false
    function query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>
    function query<R>(asked: string, given: readonly unknown[]): Promise<PostgresQueryResult<R>>
    function query<R>(asked: string | PostgresCursor<R>, given: readonly unknown[] = []) {
      if (typeof asked !== 'string') return client.query(asked)
      if (isSilent) return Promise.reject(new NoAnswer())
      return answered(client.query<R>(asked, given), answerMaxMs).catch((error: unknown) => {
        isSilent ||= error instanceof NoAnswer
        throw error
      })
    }
    return { query, release: () => client.release(isSilent) }
  }
  return { connect, end: () => pool.end() }
}
