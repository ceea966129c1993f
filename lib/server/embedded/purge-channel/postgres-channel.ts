import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { Client } from 'pg'
import type { ChannelOptions, PurgeChannel } from './channel'
import { parseMessage, messageText } from './message'
import { type WatchedConnection, watchConnection } from './watched-connection'

const channel = 'portal_purge'
/**
 * Changes within this time go out as one message, milliseconds: a burst of complaints would otherwise queue for the database's lock on
 * messages.
 */
const batchMs = 20
const retryMs = 1_000
const backoffMs = [250, 500, 1_000, 2_000, 5_000] as const

const clientOf = (connectionString: string) => {
  const client = new Client({
    connectionString,
    application_name: 'portal-jabar-purge',
    connectionTimeoutMillis: 2_000,
    statement_timeout: 2_000,
    query_timeout: 5_000,
    keepAlive: true,
  })
  // The users of a connection handle its errors.
  client.on('error', () => undefined)
  return client
}

const send = (client: Client, from: string, tags: readonly string[]) =>
  client.query('select pg_notify($1, $2)', [channel, messageText(from, tags)])

/** Ends a connection, also one that no longer responds, without waiting for it. */
const disconnect = (client: Client) => void client.end().catch(() => undefined)

/** Notifies every listening portal once. @throws when the database cannot be reached */
export async function publishByPostgres(
  connectionString: string,
  tags: readonly string[],
): Promise<void> {
  const client = clientOf(connectionString)
  try {
    await client.connect()
    await send(client, randomUUID(), tags)
  } finally {
    disconnect(client)
  }
}

/**
 * LISTEN and NOTIFY on a connection of its own (not through a pooler that shares connections between transactions). After a lost connection
 * it reconnects with growing pauses and then purges everything, because messages may have been missed. Resolves after the first attempt to
 * connect.
 */
export async function openPostgresChannel(
  connectionString: string,
  { onMessage, report }: ChannelOptions,
): Promise<PurgeChannel> {
  const self = randomUUID()
  const pending = new Set<string>()
  const closing = new AbortController()
  let current: WatchedConnection | undefined
  let timer: NodeJS.Timeout | undefined
  let mayHaveMissed = false

  async function flush() {
    clearTimeout(timer)
    timer = undefined
    const connection = current
    if (!connection) return
    let tags: string[] = []
    try {
      await connection.inTurn(async () => {
        // What came while others had their turn goes with it.
        tags = [...pending]
        pending.clear()
        if (tags.length > 0) await send(connection.client, self, tags)
      })
    } catch {
      for (const tag of tags) pending.add(tag)
      schedule(retryMs)
    }
  }

  function schedule(ms: number) {
    if (!closing.signal.aborted) timer ??= setTimeout(() => void flush(), ms)
  }

  /** One connection from opening to loss. @param onListening called once it listens */
  async function listen(onListening: () => void) {
    const client = clientOf(connectionString)
    try {
      client.on('notification', ({ payload = '' }) => {
        const tags = parseMessage(payload, self)
        if (tags) onMessage(tags)
      })
      await client.connect()
      const connection = watchConnection(client)
      await connection.inTurn(() => client.query(`listen ${channel}`))
      if (mayHaveMissed) onMessage(['*'])
      current = connection
      await flush()
      onListening()
      await connection.lost
    } finally {
      mayHaveMissed = true
      current = undefined
      disconnect(client)
    }
  }

  async function keepListening(onFirstTry: () => void) {
    let failures = 0
    while (!closing.signal.aborted) {
      try {
        await listen(() => {
          failures = 0
          onFirstTry()
        })
        if (!closing.signal.aborted) report(new Error('connection lost'))
      } catch (error) {
        // Only the first failure in a row is reported.
        if (failures === 0 && !closing.signal.aborted) report(error)
      }
      onFirstTry()
      const backoff = backoffMs[Math.min(failures, backoffMs.length - 1)] ?? 0
      failures += 1
      await pause(backoff * (0.5 + Math.random()), undefined, {
        signal: closing.signal,
        ref: false,
      }).catch(() => undefined)
    }
  }

  let running: Promise<void> = Promise.resolve()
  await new Promise<void>((resolve) => {
    running = keepListening(resolve)
  })

  return {
    publish(tags) {
      for (const tag of tags) pending.add(tag)
      schedule(batchMs)
    },
    async close() {
      await flush()
      closing.abort()
      clearTimeout(timer)
      if (current) disconnect(current.client)
      await running
    },
  }
}
