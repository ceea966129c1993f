import { createHmac, randomBytes } from 'node:crypto'
import type { LogLevel } from '@/lib/server/observability/log-event'

/** Fields of an access log line. There is no field for paths, queries, bodies or names on purpose. */
export interface AccessLine {
  id: string
  method: string
  /** Pattern such as `/berita/[slug]`, never the path itself. */
  route: string
  status: number
  durationMs: number
  clientIp: string
  cache?: string
}

export interface ServerLog {
  access(line: AccessLine): void
  /** An event of the process; `facts` must hold no content of requests. */
  event(level: LogLevel, event: string, facts?: Record<string, string | number | boolean>): void
  flush(): void
}

const flushChars = 32_768
const flushMs = 1_000
const knownClientsMax = 10_000
const knownMethods = new Set([
  'GET',
  'HEAD',
  'POST',
  'PATCH',
  'OPTIONS',
  'PUT',
  'DELETE',
  'TRACE',
  'CONNECT',
])

/**
 * Log of JSON lines, buffered for at most a second. Clients are identified by a keyed hash whose key exists only in this
 * process, so that a log cannot be traced to an address.
 */
export function serverLog(
  write: (text: string) => void,
  now: () => Date = () => new Date(),
): ServerLog {
  const key = randomBytes(32)
  const clients = new Map<string, string>()
  let buffered = ''
  let timer: NodeJS.Timeout | undefined

  const clientOf = (ip: string) => {
    const known = clients.get(ip)
    if (known) return known
    if (clients.size >= knownClientsMax) clients.clear()
    const hash = createHmac('sha256', key).update(ip).digest('base64url').slice(0, 12)
    clients.set(ip, hash)
    return hash
  }

  function flush() {
    clearTimeout(timer)
    timer = undefined
    if (buffered === '') return
    const text = buffered
    buffered = ''
    write(text)
  }

  function append(line: Record<string, unknown>) {
    buffered += `${JSON.stringify(line)}\n`
    if (buffered.length >= flushChars) flush()
    else timer ??= setTimeout(flush, flushMs).unref()
  }

  return {
    flush,
    access({ id, method, route, status, durationMs, clientIp, cache }) {
      append({
        time: now().toISOString(),
        level: status >= 500 ? 'error' : 'info',
        id,
        method: knownMethods.has(method) ? method : 'other',
        route,
        status,
        ms: Math.round(durationMs * 10) / 10,
        client: clientOf(clientIp),
        ...(cache !== undefined && { cache }),
      })
    },
    event(level, event, facts) {
      append({ time: now().toISOString(), level, event, ...facts })
    },
  }
}
