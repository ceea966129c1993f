import { type Client, DatabaseError } from 'pg'

/** A connection is asked whether it still responds when it has had nothing to do for this time, milliseconds. */
const heartbeatMs = 10_000

/** A connection that executes one statement at a time, which is all that PostgreSQL does, and notices its own loss. */
export interface WatchedConnection {
  client: Client
  /** Does work of one statement once those before it have ended. @throws what the work throws */
  inTurn<T>(work: () => Promise<T>): Promise<T>
  /** Resolves when the connection is closed, broken, or silent for longer than its `query_timeout`. */
  lost: Promise<void>
}

export function watchConnection(client: Client): WatchedConnection {
  let lastTurn: Promise<void> = Promise.resolve()
  let turns = 0
  let heartbeat: NodeJS.Timeout | undefined
  let lose = () => {}
  const lost = new Promise<void>((resolve) => {
    lose = () => {
      clearInterval(heartbeat)
      resolve()
    }
  })

  function inTurn<T>(work: () => Promise<T>): Promise<T> {
    turns += 1
    const turn = lastTurn.then(work)
    lastTurn = turn
      .then(
        () => undefined,
        (error: unknown) => {
          // An error of the database is a sign of life. After a time-out the statement still runs, and another would wait behind it.
          if (!(error instanceof DatabaseError)) lose()
        },
      )
      .finally(() => (turns -= 1))
    return turn
  }

  // A statement that runs tells as much itself.
  heartbeat = setInterval(() => {
    if (turns === 0) void inTurn(() => client.query('select 1')).catch(() => undefined)
  }, heartbeatMs)
  heartbeat.unref()
  client.once('error', lose)
  client.once('end', lose)
  return { client, inTurn, lost }
}
