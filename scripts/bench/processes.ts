import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

export const apiKey = 'bench-key'

export interface Target {
  name: string
  pid: number
  origin: string
  stop: () => Promise<void>
}

const startMs = 90_000
const stopMs = 15_000

/** A port of the loopback that is free at this moment. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (typeof address !== 'object' || !address) throw new Error('no free port on the loopback')
  return address.port
}

export async function stopChild(child: ChildProcess) {
  if (child.exitCode !== null || child.signalCode !== null) return
  child.kill('SIGTERM')
  const ended = once(child, 'exit')
  if ((await Promise.race([ended, pause(stopMs)])) === undefined) child.kill('SIGKILL')
  await ended
}

async function untilReady(child: ChildProcess, url: string, errors: () => string) {
  const end = Date.now() + startMs
  while (Date.now() < end) {
    if (child.exitCode !== null)
      throw new Error(`the server ended with code ${child.exitCode}: ${errors().slice(-2_000)}`)
    const response = await fetch(url, { signal: AbortSignal.timeout(10_000) }).catch(() => null)
    await response?.arrayBuffer()
    if (response?.ok) return
    await pause(200)
  }
  throw new Error(`no answer from ${url} within ${startMs / 1000} s`)
}

/** Starts a program of the portal on a free loopback port with its own empty data folder, which it seeds itself. */
async function startServer(
  name: string,
  host: string,
  command: (port: number) => string[],
  settings: Record<string, string>,
): Promise<Target> {
  const port = await freePort()
  const dataFolder = await mkdtemp(join(tmpdir(), 'portal-bench-'))
  const origin = `http://${host}:${port}`
  const env: NodeJS.ProcessEnv = {
    NODE_ENV: 'production',
    NEXT_TELEMETRY_DISABLED: '1',
    HOST: '127.0.0.1',
    PORT: String(port),
    SITE_ORIGIN: origin,
    DATA_DIR: dataFolder,
    RATE_LIMIT_SCALE: '100000',
    PORTAL_API_KEY: apiKey,
    ...settings,
  }
  const child = spawn(process.execPath, command(port), { env, stdio: ['ignore', 'ignore', 'pipe'] })
  let errors = ''
  child.stderr.on('data', (chunk: Buffer) => {
    errors = `${errors}${chunk.toString()}`.slice(-8_000)
  })
  const stop = async () => {
    await stopChild(child)
    await rm(dataFolder, { recursive: true, force: true })
  }
  try {
    await untilReady(child, `${origin}/berita`, () => errors)
  } catch (error) {
    await stop()
    throw error
  }
  return { name, pid: child.pid ?? 0, origin, stop }
}

/** The portal as `npm start` runs it. */
export const startPortal = (settings: Record<string, string> = {}) =>
  startServer('portal', '127.0.0.1', () => ['dist/server.mjs'], settings)

/** The same build under Next's own server, middleware included. */
export const startPlainNext = () =>
  // Under another name than localhost Next takes the middleware's rewrite for a foreign host and answers with a redirect.
  startServer(
    'next start',
    'localhost',
    (port) => ['node_modules/next/dist/bin/next', 'start', '-H', 'localhost', '-p', String(port)],
    {},
  )
