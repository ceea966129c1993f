import { fileURLToPath } from 'node:url'
import { type FaultResult, runDiskFull, runForeignLock, runServerFaults } from './faults'
import { numberFlags } from './flags'

const usage =
  'usage: fault-run [--database 30 (seconds the database is stopped)] [--lock 30 (seconds another ' +
  'program holds SQLite)] [--disk 1 (the full disk, which needs root)]; 0 leaves a part out'
const usual = { database: 30, lock: 30, disk: 1 }
const guardBytes = 33_554_432
const say = (text: string) => process.stdout.write(`${text}\n`)

/** Prints what users saw. @returns whether everything acknowledged is stored, and nothing twice */
function report(
  title: string,
  { lines, sent, acknowledged, givenUp, stored }: FaultResult,
): boolean {
  say(`\n== ${title}`)
  for (const line of lines) say(line)
  // A complaint whose last response was lost may be stored without being acknowledged; never the reverse.
  const isWhole = stored >= acknowledged.size && stored <= acknowledged.size + givenUp
  say(
    `complaints: sent ${sent}, acknowledged ${acknowledged.size}, given up ${givenUp}, stored ${stored}`,
  )
  say(`${isWhole ? 'pass' : 'FAIL'}  nothing acknowledged was lost, nothing was stored twice`)
  return isWhole
}

/**
 * Breaks the services a portal depends on, one after the other, under readers and citizens who retry, on the loopback. The database
 * stopped needs Debian's PostgreSQL. Exit code 1 when a complaint was lost or doubled.
 */
async function main(): Promise<number> {
  const wanted = numberFlags(process.argv.slice(2), usual)
  if (wanted === null) {
    console.error(usage)
    return 2
  }
  const program = fileURLToPath(new URL('server.mjs', import.meta.url))
  const results: boolean[] = []
  if (wanted.database > 0)
    results.push(
      report(
        'PostgreSQL: database, weather, restart, clock',
        await runServerFaults(program, wanted.database),
      ),
    )
  if (wanted.lock > 0)
    results.push(
      report('SQLite: locked by another program', await runForeignLock(program, wanted.lock)),
    )
  if (wanted.disk > 0 && process.getuid?.() === 0) {
    results.push(
      report(
        `SQLite: disk nearly full (MIN_FREE_BYTES ${guardBytes})`,
        await runDiskFull(program, guardBytes),
      ),
    )
    results.push(
      report(
        'SQLite: disk full to the last byte (MIN_FREE_BYTES 0)',
        await runDiskFull(program, 0),
      ),
    )
  } else if (wanted.disk > 0)
    say('\nThe full disk is left out: it needs root, for a small file system of its own.')
  return results.every(Boolean) ? 0 : 1
}

process.exitCode = await main()
