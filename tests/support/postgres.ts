import { execFileSync, spawn, spawnSync } from 'node:child_process'
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
/** Each portal under test takes up to thirteen, and several run at once. */
const maxConnections = 300

/** A running PostgreSQL of its own. */
export interface PostgresServer {
  /** Address of its maintenance database, from which others are made. */
  url: string
  /** Makes an empty database. @returns its address */
  createDatabase(): Promise<string>
  /** Ends the server as a crash would and starts it again on its data after a while. Resolves when it is answering. */
  interrupt(ms: number): Promise<void>
  /** Stops it in the middle of whatever it does, without closing anything, and lets it go on after a while. */
  silence(ms: number): Promise<void>
  /** Takes every connection that can be had, also those of others, and gives them back after a while. */
  crowd(ms: number): Promise<void>
  /** Ends the server as a crash would: every connection is cut. */
  stop(): Promise<void>
}

function binaries(): string {
  const versions = existsSync(installed)
    ? readdirSync(installed).filter((version) =>
        existsSync(join(installed, version, 'bin', 'initdb')),
      )
    : []
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

async function execute(url: string, statement: string) {
  const client = new Client({ connectionString: url })
  // The server may be stopped under an open connection.
  client.on('error', () => undefined)
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}

/**
 * Makes a database, empty or as a copy of another that nobody is connected to.
 * @param url any database of the server
 * @returns the address of the new one
 */
export async function createDatabase(
  url: string,
  { template = 'template1', name = `portal_${randomBytes(8).toString('hex')}` } = {},
): Promise<string> {
  await execute(url, `create database ${name} template ${template}`)
  return Object.assign(new URL(url), { pathname: name }).href
}

/** Deletes a database and cuts whoever is still connected to it. */
export async function dropDatabase(url: string): Promise<void> {
  const { pathname } = new URL(url)
  await execute(
    Object.assign(new URL(url), { pathname: 'postgres' }).href,
    `drop database if exists ${pathname.slice(1)} with (force)`,
  )
}

/**
 * Starts Debian's PostgreSQL in a temporary folder on the loopback.
 * @param isDurable with its safety settings as shipped (fsync on); otherwise it waits for no disk, and survives anything but a power cut
 */
export async function startPostgres({ isDurable = true } = {}): Promise<PostgresServer> {
  const folder = mkdtempSync(join(tmpdir(), 'portal-postgres-'))
  const [bin, user, port, password] = [
    binaries(),
    owner(),
    await freePort(),
    randomBytes(16).toString('hex'),
  ]
  const [data, passwordFile] = [join(folder, 'data'), join(folder, 'password')]
  writeFileSync(passwordFile, password)
  if (user.uid !== undefined && user.gid !== undefined)
    for (const path of [folder, passwordFile]) chownSync(path, user.uid, user.gid)
  const options = {
    ...user,
    cwd: folder,
    env: { NODE_ENV: 'test', LC_ALL: 'C.UTF-8', PATH: '/usr/bin:/bin' },
  } as const
  const setUp = [
    '-D',
    data,
    '-U',
    'portal',
    '-A',
    'scram-sha-256',
    `--pwfile=${passwordFile}`,
    '-E',
    'UTF8',
    '--locale=C.UTF-8',
    ...(isDurable ? [] : ['--no-sync']),
  ]
  execFileSync(join(bin, 'initdb'), setUp, { ...options, stdio: ['ignore', 'ignore', 'pipe'] })
  const settings = [
    'listen_addresses=127.0.0.1',
    `max_connections=${maxConnections}`,
    ...(isDurable ? [] : ['fsync=off', 'full_page_writes=off']),
  ].flatMap((setting) => ['-c', setting])
  function launch() {
    const child = spawn(
      join(bin, 'postgres'),
      ['-D', data, '-p', String(port), ...settings, '-k', folder],
      { ...options, stdio: 'ignore' },
    )
    return { child, gone: once(child, 'exit') }
  }
  let { child: server, gone } = launch()
  const killNow = () => server.kill('SIGQUIT')
  process.once('exit', killNow)

  const url = `postgres://portal:${password}@127.0.0.1:${port}/postgres`
  async function untilReady() {
    const deadline = Date.now() + startTimeoutMs
    for (;;) {
      try {
        return await execute(url, 'select 1')
      } catch (error) {
        if (server.exitCode !== null || Date.now() > deadline) throw error
        await wait(pollMs)
      }
    }
  }
  await untilReady()
  return {
    url,
    createDatabase: () => createDatabase(url),
    async silence(ms) {
      const signal = (name: string) => spawnSync('pkill', [`-${name}`, '-P', String(server.pid)])
      signal('STOP')
      server.kill('SIGSTOP')
      await wait(ms)
      server.kill('SIGCONT')
      signal('CONT')
    },
    async crowd(ms) {
      const taken: Client[] = []
      const take = async () => {
        const client = new Client({ connectionString: url })
        client.on('error', () => undefined)
        await client.connect()
        taken.push(client)
      }
      await take()
      await taken[0]?.query(
        "select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and backend_type = 'client backend'",
      )
      for (const end = Date.now() + ms; Date.now() < end;) await take().catch(() => wait(pollMs))
      await Promise.all(taken.map((client) => client.end()))
    },
    async interrupt(ms) {
      killNow()
      await gone
      await wait(ms)
      ;({ child: server, gone } = launch())
      await untilReady()
    },
    async stop() {
      process.removeListener('exit', killNow)
      server.kill('SIGQUIT')
      await gone
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
