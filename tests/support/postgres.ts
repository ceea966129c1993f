import { execFileSync, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { Client } from 'pg'

const installed = '/usr/lib/postgresql'
const startTimeoutMs = 30_000
const pollMs = 50

/** A PostgreSQL of its own for one test file. */
export interface PostgresServer {
  /** Makes an empty database. @returns its address */
  createDatabase(): Promise<string>
  /** Ends the server as a crash would and starts it again on its data after a while. Resolves when it is answering. */
  interrupt(ms: number): Promise<void>
  /** Ends the server as a crash would: every connection is cut. */
  stop(): Promise<void>
}

function binaries(): string {
  const versions = existsSync(installed) ? readdirSync(installed).filter((version) => existsSync(join(installed, version, 'bin', 'initdb'))) : []
  const newest = versions.toSorted((a, b) => Number(b) - Number(a))[0]
  if (!newest) throw new Error('The tests need PostgreSQL: apt-get install postgresql')
  return join(installed, newest, 'bin')
}

/** PostgreSQL refuses to run as root; Debian's package makes a user for it. */
function owner(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {}
  const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }))
  return { uid: id('-u'), gid: id('-g') }
}

/** A port of the loopback that nobody listens on at this moment. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  await once(probe, 'close')
  if (address === null || typeof address === 'string') throw new Error('no free port')
  return address.port
}

/** Starts Debian's PostgreSQL in a temporary folder on the loopback, with its safety settings as shipped (fsync on). */
export async function startPostgres(): Promise<PostgresServer> {
  const folder = mkdtempSync(join(tmpdir(), 'portal-postgres-'))
  const [bin, user, port, password] = [binaries(), owner(), await freePort(), randomBytes(16).toString('hex')]
  const [data, passwordFile] = [join(folder, 'data'), join(folder, 'password')]
  writeFileSync(passwordFile, password)
  if (user.uid !== undefined && user.gid !== undefined) for (const path of [folder, passwordFile]) chownSync(path, user.uid, user.gid)
  const options = { ...user, cwd: folder, env: { NODE_ENV: 'test', LC_ALL: 'C.UTF-8', PATH: '/usr/bin:/bin' } } as const
  const setUp = ['-D', data, '-U', 'portal', '-A', 'scram-sha-256', `--pwfile=${passwordFile}`, '-E', 'UTF8', '--locale=C.UTF-8']
  execFileSync(join(bin, 'initdb'), setUp, { ...options, stdio: ['ignore', 'ignore', 'pipe'] })
  function launch() {
    const child = spawn(join(bin, 'postgres'), ['-D', data, '-p', String(port), '-c', 'listen_addresses=127.0.0.1', '-k', folder], { ...options, stdio: 'ignore' })
    return { child, gone: once(child, 'exit') }
  }
  let { child: server, gone } = launch()
  const killNow = () => server.kill('SIGQUIT')
  process.once('exit', killNow)

  const address = (database: string) => `postgres://portal:${password}@127.0.0.1:${port}/${database}`
  async function run(statement: string) {
    const client = new Client({ connectionString: address('postgres') })
    // The server may be stopped under an open connection.
    client.on('error', () => undefined)
    await client.connect()
    try {
      await client.query(statement)
    } finally {
      await client.end()
    }
  }

  async function untilAnswering() {
    const deadline = Date.now() + startTimeoutMs
    for (;;) {
      try {
        return await run('select 1')
      } catch (error) {
        if (server.exitCode !== null || Date.now() > deadline) throw error
        await wait(pollMs)
      }
    }
  }
  await untilAnswering()
  return {
    async createDatabase() {
      const name = `portal_${randomBytes(8).toString('hex')}`
      await run(`create database ${name}`)
      return address(name)
    },
    async interrupt(ms) {
      killNow()
      await gone
      await wait(ms)
      ;({ child: server, gone } = launch())
      await untilAnswering()
    },
    async stop() {
      process.removeListener('exit', killNow)
      server.kill('SIGQUIT')
      await gone
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
