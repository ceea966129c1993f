import type { Server } from 'node:http'
import { errorFacts } from '@/lib/server/observability/error-facts'
import type { ServerLog } from './access-log'

interface DrainOptions {
  server: Server
  startDraining: () => void
  /** Closes the database. */
  close: () => Promise<void>
  log: ServerLog
  exit: (code: number) => void
  /** Only tests change the times, milliseconds. */
  noticeMs?: number
  finishMs?: number
  closeMs?: number
}

const sweepMs = 100
/** Turns of the event loop that are waited for, so that connections and requests that have reached the machine are accepted. */
const lastTurns = 20

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

/** Resolves right after the event loop has read its sockets: closing then drops no request that had arrived but was not read yet. */
const afterReading = () => new Promise<void>((resolve) => setImmediate(resolve))

/**
 * Creates the function that shuts the process down: not ready at once, no new connections after a second (so load balancers
 * notice first), running requests get ten seconds, then the database closes and the process exits. A second call ends at once.
 */
export function createDrain({
  server,
  startDraining,
  close,
  log,
  exit,
  noticeMs = 1_000,
  finishMs = 10_000,
  closeMs = 5_000,
}: DrainOptions) {
  let isRunning = false

  const finished = () =>
    new Promise<void>((resolve) => {
      // Requests that began before the drain got no `Connection: close`; their connections are closed once idle.
      const sweep = setInterval(
        () => void afterReading().then(() => server.closeIdleConnections()),
        sweepMs,
      )
      server.close(() => {
        clearInterval(sweep)
        resolve()
      })
    })

  return async function drain(why: string, code: number): Promise<void> {
    if (isRunning) {
      log.flush()
      return exit(code === 0 ? 1 : code)
    }
    isRunning = true
    startDraining()
    log.event(code === 0 ? 'info' : 'error', 'draining', { why })
    if (server.listening) {
      await pause(noticeMs)
      for (let turn = 0; turn < lastTurns; turn += 1) await afterReading()
      const tooLong = pause(finishMs).then(() => server.closeAllConnections())
      await Promise.race([finished(), tooLong])
    }
    let exitCode = code
    try {
      await Promise.race([close(), pause(closeMs)])
    } catch (error) {
      log.event('error', 'close failed', errorFacts(error))
      exitCode = 1
    }
    log.event('info', 'stopped', { code: exitCode })
    log.flush()
    exit(exitCode)
  }
}

/** Shuts the process down on signals and on uncaught errors. */
export function drainOnEnd(drain: (why: string, code: number) => Promise<void>, log: ServerLog) {
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.on(signal, () => void drain(signal, 0))
  const crash = (kind: string) => (error: unknown) => {
    log.event('error', kind, errorFacts(error))
    void drain(kind, 1)
  }
  process.on('uncaughtException', crash('uncaught exception'))
  process.on('unhandledRejection', crash('unhandled rejection'))
}
