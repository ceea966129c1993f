import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { directPortal, workerFlag } from '@/tests/crash/direct-portal'
import { runDirectWorker } from '@/tests/crash/direct-worker'
import { httpPortal } from '@/tests/crash/http-portal'
import { runCrashRounds } from '@/tests/crash/rounds'
import { startPostgres } from '@/tests/support/postgres'

const usage = 'usage: crash-rounds [rounds, default 100] [--direct] [--postgres]'
const [directFlag, postgresFlag] = ['--direct', '--postgres']
const here = fileURLToPath(import.meta.url)

/**
 * `node dist/crash-rounds.mjs [rounds] [--direct] [--postgres]`: kills the portal in the middle of its work and looks for what it had
 * acknowledged. Without `--direct` it runs the built server beside this file; with `--postgres` on a PostgreSQL of its own (Debian's
 * package) instead of SQLite. Exit code 1 when anything acknowledged was lost or stored twice.
 */
async function main(args: string[]): Promise<number> {
  const rounds = Number(args.find((arg) => !arg.startsWith('--')) ?? 100)
  if (
    !Number.isInteger(rounds) ||
    rounds < 1 ||
    args.some((arg) => arg.startsWith('--') && arg !== directFlag && arg !== postgresFlag)
  ) {
    console.error(usage)
    return 2
  }
  const postgres = args.includes(postgresFlag) ? await startPostgres() : null
  const place = {
    dataDir: await mkdtemp(join(tmpdir(), 'portal-crash-')),
    databaseUrl: await postgres?.createDatabase(),
  }
  const portal = args.includes(directFlag)
    ? directPortal(here, place)
    : httpPortal(fileURLToPath(new URL('server.mjs', import.meta.url)), place)
  try {
    const { lost, acknowledged, retried, duplicates } = await runCrashRounds(
      portal,
      rounds,
      console.log,
    )
    for (const fault of lost) console.error(fault)
    console.log(
      `rounds ${rounds}, acknowledged ${acknowledged}, unanswered and sent again ${retried}, lost ${lost.length}, duplicates ${duplicates}`,
    )
    return lost.length > 0 || duplicates !== 0 ? 1 : 0
  } finally {
    await rm(place.dataDir, { recursive: true, force: true })
    await postgres?.stop()
  }
}

if (process.argv.includes(workerFlag)) await runDirectWorker()
else process.exitCode = await main(process.argv.slice(2))
