import { spawn } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Client } from 'pg'
import { CommandFailure } from '../output'

type Tool = 'pg_dump' | 'pg_restore' | 'psql'

const versionsFolder = '/usr/lib/postgresql'
const binFolders = ['/usr/bin', '/usr/local/bin']

/** The newest installed client program: an older one refuses a newer server. @throws CommandFailure when there is none */
function toolPath(tool: Tool): string {
  const versions = existsSync(versionsFolder)
    ? readdirSync(versionsFolder).sort((a, b) => Number(b) - Number(a))
    : []
  const candidates = [
    ...versions.map((version) => join(versionsFolder, version, 'bin')),
    ...binFolders,
  ].map((folder) => join(folder, tool))
  const found = candidates.find((path) => existsSync(path))
  if (!found)
    throw new CommandFailure(`${tool} is missing; install Debian's package postgresql-client.`)
  return found
}

/** What the portal's driver calls a connection that is encrypted and compares no certificate. */
const unverified = 'no-verify'

/**
 * An address of the settings as PostgreSQL's programs read it, with all by which the portal's driver connects; on their command line everybody on
 * the machine could read the password.
 */
export function connectionSettings(address: string): Record<string, string> {
  const url = new URL(address)
  const named = (name: string) => url.searchParams.get(name) ?? ''
  const mode = named('sslmode')
  const certificate = named('sslrootcert')
  const given = {
    // The brackets of an IPv6 address belong to the URL alone.
    PGHOST: named('host') || decodeURIComponent(url.hostname).replace(/^\[(.+)\]$/, '$1'),
    PGPORT: named('port') || url.port,
    PGUSER: named('user') || decodeURIComponent(url.username),
    PGPASSWORD: named('password') || decodeURIComponent(url.password),
    PGDATABASE: decodeURIComponent(url.pathname.slice(1)),
    PGSSLMODE: mode === unverified ? 'require' : mode,
    PGSSLROOTCERT:
      mode === unverified ? '' : certificate || (mode === 'verify-full' ? 'system' : ''),
    PGSSLCERT: named('sslcert'),
    PGSSLKEY: named('sslkey'),
  }
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== ''))
}

/**
 * Runs one of PostgreSQL's programs.
 * @param input written to its standard input, piece by piece
 * @throws CommandFailure with the first line that it complained with
 */
export async function runTool(
  tool: Tool,
  address: string | null,
  args: readonly string[],
  input?: AsyncIterable<Buffer | string>,
): Promise<void> {
  const settings = {
    PATH: binFolders.join(':'),
    LC_ALL: 'C.UTF-8',
    NODE_ENV: 'production',
    ...(address !== null && connectionSettings(address)),
  } as const
  const child = spawn(toolPath(tool), args, {
    env: settings,
    stdio: [input ? 'pipe' : 'ignore', 'ignore', 'pipe'],
  })
  let complaint = ''
  child.stderr?.on('data', (piece: Buffer) => {
    if (complaint.length < 2_000) complaint += piece.toString()
  })
  const ended = new Promise<number | null>((resolve, reject) =>
    child.once('error', reject).once('close', resolve),
  )
  const { stdin } = child
  if (input && stdin) {
    // A program that gave up closes its input; its exit code and words say why.
    stdin.on('error', () => undefined)
    try {
      for await (const piece of input) {
        if (stdin.destroyed) break
        if (!stdin.write(piece))
          await Promise.race([new Promise((resolve) => stdin.once('drain', resolve)), ended])
      }
    } catch (error) {
      // An input that merely ended would be taken for the whole.
      child.kill('SIGKILL')
      throw error
    }
    stdin.end()
  }
  const code = await ended
  if (code !== 0)
    throw new CommandFailure(
      `${tool} failed: ${complaint.split('\n').find((line) => /error|fatal/i.test(line)) ?? `exit code ${code}`}`,
    )
}

/** Runs work on a connection of its own, without the limits of the portal's pool. @throws CommandFailure when it cannot be made */
export async function withClient<T>(
  address: string,
  work: (client: Client) => Promise<T>,
): Promise<T> {
  // Only a portal on PostgreSQL loads its driver.
  const { Client } = await import('pg')
  const client = new Client({
    connectionString: address,
    connectionTimeoutMillis: 5_000,
    application_name: 'portal-jabar-backup',
  })
  client.on('error', () => undefined)
  await client.connect().catch(() => {
    throw new CommandFailure(
      'The PostgreSQL database of DATABASE_URL cannot be reached; check that it runs and that address, user and password are right.',
    )
  })
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}
