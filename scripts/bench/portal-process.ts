import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { apiKey } from './processes'

// A first start fills the database, on a machine that may be busy.
const startMs = 300_000
const pollMs = 100

/**
 * Moves the clock of the process two hours ahead, then two hours back, then to the right time, with each SIGUSR2. Loaded before the portal;
 * timers of Node do not follow the clock, as on a machine whose clock is set.
 */
const movableClock = `
const Real = Date; let offset = 0; const steps = [7200000, -7200000, 0]; let at = 0
const now = () => Real.now() + offset
globalThis.Date = new Proxy(Real, {
  construct: (real, parts) => (parts.length > 0 ? new real(...parts) : new real(now())),
  apply: (real) => new real(now()).toString(),
  get: (real, name) => (name === 'now' ? now : Reflect.get(real, name)),
})
Real.prototype.constructor = globalThis.Date
process.on('SIGUSR2', () => { offset = steps[at % steps.length]; at += 1 })`

/** The built portal on a fixed port, to be ended and started again on the same data. */
export interface PortalProcess {
  origin: string
  /** @throws Error while it does not run */
  pid(): number
  /** @throws Error when it is not ready in five minutes */
  start(): Promise<void>
  /** Sends SIGTERM and waits. @returns the exit code */
  stop(): Promise<number | null>
  moveClock(): void
}

/** @param program the built server */
export function portalProcess(
  program: string,
  port: number,
  settings: Record<string, string>,
): PortalProcess {
  const origin = `http://127.0.0.1:${port}`
  const env = {
    NODE_ENV: 'production',
    HOST: '127.0.0.1',
    PORT: String(port),
    SITE_ORIGIN: origin,
    RATE_LIMIT_SCALE: '100000',
    PORTAL_API_KEY: apiKey,
    ...settings,
  } as const
  let child: ChildProcess | undefined
  return {
    origin,
    pid() {
      if (child?.pid === undefined) throw new Error('the portal does not run')
      return child.pid
    },
    async start() {
      const started = spawn(
        process.execPath,
        ['--import', `data:text/javascript,${encodeURIComponent(movableClock)}`, program],
        { env, stdio: ['ignore', 'ignore', 'inherit'] },
      )
      child = started
      const end = performance.now() + startMs
      while (
        !(await fetch(`${origin}/v1/health/ready`, { signal: AbortSignal.timeout(5_000) }).then(
          (response) => response.ok,
          () => false,
        ))
      ) {
        if (started.exitCode !== null || performance.now() > end)
          throw new Error('the portal did not start')
        await pause(pollMs)
      }
    },
    async stop() {
      if (!child || child.exitCode !== null || child.signalCode !== null)
        return child?.exitCode ?? null
      const gone = once(child, 'exit')
      child.kill('SIGTERM')
      await gone
      return child.exitCode
    },
    moveClock: () => void child?.kill('SIGUSR2'),
  }
}
