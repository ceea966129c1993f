import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from './postgres'

const startTimeoutMs = 120_000
const stopTimeoutMs = 20_000
const pollMs = 50

/** The built portal, running on a port of the loopback. */
export interface PortalServer {
  pid: number
  origin: string
  /** Asks the portal; a path, or a whole address of it. */
  ask(path: string, init?: RequestInit): Promise<Response>
  /** Everything the process has written so far: log lines and errors. */
  output(): string
  /** Ends it in the middle of whatever it does (SIGKILL), as a crash would. */
  kill(): Promise<void>
  /** Ends it as an operator would (SIGTERM). @returns its exit code */
  stop(): Promise<number | null>
}

/**
 * Starts the built portal as a visitor's browser finds it: a process of its own, with exactly these settings and nothing of the
 * caller's environment. Limits are out of the way unless RATE_LIMIT_SCALE says otherwise; the port is a free one unless PORT names it.
 * @param startedPath answers 200 once it has started; another one for a portal that is never ready
 * @throws Error with what the process wrote when it is not ready within two minutes
 */
export async function startPortal(
  settings: Record<string, string>,
  { startedPath = '/v1/health/ready' } = {},
): Promise<PortalServer> {
  const program = join(process.cwd(), 'dist', 'server.mjs')
  if (!existsSync(program)) throw new Error('dist/server.mjs is missing: run npm run build first')
  const port = Number(settings.PORT ?? (await freePort()))
  const origin = `http://127.0.0.1:${port}`
  const env = {
    NODE_ENV: 'production',
    PORT: String(port),
    HOST: '127.0.0.1',
    SITE_ORIGIN: origin,
    RATE_LIMIT_SCALE: '100000',
    ...settings,
  } as const
  const child = spawn(process.execPath, [program], { env, stdio: ['ignore', 'pipe', 'pipe'] })
  const { pid } = child
  if (pid === undefined) throw new Error('The portal could not be started')
  const gone = once(child, 'exit')
  const kill = () => child.kill('SIGKILL')
  process.once('exit', kill)
  let written = ''
  const collect = (piece: Buffer) => {
    written += piece.toString()
  }
  child.stdout.on('data', collect)
  child.stderr.on('data', collect)

  const ask = (path: string, init: RequestInit = {}) =>
    fetch(new URL(path, origin), {
      redirect: 'manual',
      ...init,
      signal: init.signal ?? AbortSignal.timeout(30_000),
    })
  const deadline = Date.now() + startTimeoutMs
  while (
    !(await ask(startedPath).then(
      (response) => response.ok,
      () => false,
    ))
  ) {
    if (child.exitCode !== null || Date.now() > deadline) {
      kill()
      throw new Error(`The portal did not start: ${written}`)
    }
    await wait(pollMs)
  }
  return {
    pid,
    origin,
    ask,
    output: () => written,
    async kill() {
      process.removeListener('exit', kill)
      if (child.exitCode !== null || child.signalCode !== null) return
      kill()
      await gone
    },
    async stop() {
      process.removeListener('exit', kill)
      child.kill('SIGTERM')
      const timer = setTimeout(kill, stopTimeoutMs)
      await gone
      clearTimeout(timer)
      return child.exitCode
    },
  }
}

/** An operator command of the built portal while it runs. */
export interface RunningCommand {
  pid: number
  kill: () => void
  /** Exit code (null when killed) and what it wrote. */
  ended: Promise<{ code: number | null; stdout: string; stderr: string }>
}

/** Starts `npm run portal -- …` in a process of its own, with exactly these settings. */
export function startCommand(
  args: readonly string[],
  settings: Record<string, string>,
): RunningCommand {
  const env = { NODE_ENV: 'production', ...settings } as const
  const child = spawn(process.execPath, [join(process.cwd(), 'dist', 'portal.mjs'), ...args], {
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let [stdout, stderr] = ['', '']
  child.stdout.on('data', (piece: Buffer) => {
    stdout += piece.toString()
  })
  child.stderr.on('data', (piece: Buffer) => {
    stderr += piece.toString()
  })
  return {
    pid: child.pid ?? 0,
    kill: () => child.kill('SIGKILL'),
    ended: once(child, 'close').then(() => ({ code: child.exitCode, stdout, stderr })),
  }
}
