import { execFileSync } from 'node:child_process'
import { mkdtemp, rm, statfs, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import Sqlite from 'libsql'
import { databaseFile } from '@/lib/server/db/open'
import { startBmkgStub } from '@/tests/support/bmkg-stub'
import { freePort, startPostgres } from '@/tests/support/postgres'
import { countStored, operatorToken, type Sent, sendComplaints } from './citizens'
import { type PortalProcess, portalProcess } from './portal-process'
import { readPages } from './readers'
import { createTally, type Tally } from './tally'

const readers = 20
const readerPauseMs = 100
const complaintsPerSecond = 3
const mebibyte = 1_048_576

const pages = [
  { kind: 'page', path: () => '/' },
  { kind: 'page', path: () => '/berita' },
  { kind: 'page', path: () => '/layanan' },
  { kind: 'health', path: () => '/v1/health' },
  { kind: 'search', path: (nth: number) => `/v1/search?q=layanan%20${nth % 499}` },
  // Another village every five seconds, so that the agency is really asked in each phase.
  {
    kind: 'weather',
    path: () =>
      `/v1/weather?lat=${(-6.4 - (Math.floor(performance.now() / 5_000) % 60) / 100).toFixed(2)}&long=107.6`,
  },
]

/** What a run of faults came to. */
export interface FaultResult extends Sent {
  lines: string[]
  stored: number
}

/** Puts readers and citizens on a portal while its world breaks, and counts what was acknowledged and what is stored. */
async function underFaults(
  portal: PortalProcess,
  breakThings: (tally: Tally) => Promise<void>,
): Promise<FaultResult> {
  await portal.start()
  const before = await countStored(portal.origin)
  const tally = createTally()
  const end = new AbortController()
  const load = Promise.all([
    sendComplaints(portal.origin, { perSecond: complaintsPerSecond, tally, signal: end.signal }),
    readPages(portal.origin, {
      count: readers,
      pages,
      pauseMs: readerPauseMs,
      tally,
      signal: end.signal,
    }),
  ])
  try {
    await breakThings(tally)
    // Whoever was turned away comes again.
    tally.begin('waiting for the last')
  } finally {
    end.abort()
  }
  const [sent] = await load
  return { ...sent, lines: tally.lines(), stored: (await countStored(portal.origin)) - before }
}

/** Database stopped, weather agency slow, broken and talking nonsense, SIGTERM and restart, clock jumps: one portal on PostgreSQL. */
export async function runServerFaults(
  program: string,
  stoppedSeconds: number,
): Promise<FaultResult> {
  const [postgres, weather, dataDir] = await Promise.all([
    startPostgres(),
    startBmkgStub(),
    mkdtemp(join(tmpdir(), 'portal-fault-')),
  ])
  const settings = {
    DATA_DIR: dataDir,
    DATABASE_URL: await postgres.createDatabase(),
    WEATHER_API_URL: weather.url,
    OPERATOR_TOKEN: operatorToken,
    MIN_FREE_BYTES: '0',
  }
  const portal = portalProcess(program, await freePort(), settings)
  try {
    return await underFaults(portal, async (tally) => {
      const during = async (phase: string, seconds: number) => {
        tally.begin(phase)
        await pause(seconds * 1_000)
      }
      await during('calm', 10)
      tally.begin(`database stopped ${stoppedSeconds} s`)
      await postgres.interrupt(stoppedSeconds * 1_000)
      await during('database back', 10)
      tally.begin('database silent 15 s')
      await postgres.silence(15_000)
      await during('database speaks again', 15)
      tally.begin('connections taken by others 15 s')
      await postgres.crowd(15_000)
      await during('connections free again', 10)
      for (const [mood, words] of [
        ['silent', 'weather silent'],
        ['broken', 'weather answers 500'],
        ['html', 'weather answers garbage'],
        ['good', 'weather back'],
      ] as const) {
        weather.setMood(mood)
        await during(words, 10)
      }
      tally.begin('SIGTERM and start again')
      await portal.stop()
      await portal.start()
      await during('started again', 5)
      for (const phase of ['clock two hours ahead', 'clock two hours back', 'clock right again']) {
        portal.moveClock()
        await during(phase, 5)
      }
    })
  } finally {
    await portal.stop()
    await weather.close()
    await postgres.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}

/** SQLite whose file another program writes to for a while, as an operator's own tool may. */
export async function runForeignLock(program: string, seconds: number): Promise<FaultResult> {
  const dataDir = await mkdtemp(join(tmpdir(), 'portal-lock-'))
  const portal = portalProcess(program, await freePort(), {
    DATA_DIR: dataDir,
    OPERATOR_TOKEN: operatorToken,
    MIN_FREE_BYTES: '0',
  })
  try {
    return await underFaults(portal, async (tally) => {
      tally.begin('calm')
      await pause(10_000)
      const other = new Sqlite(join(dataDir, databaseFile))
      // Between two writes of the portal.
      other.pragma('busy_timeout = 5000')
      other.exec('BEGIN IMMEDIATE')
      tally.begin(`another program holds the file ${seconds} s`)
      await pause(seconds * 1_000)
      other.exec('ROLLBACK')
      other.close()
      tally.begin('file free again')
      await pause(15_000)
    })
  } finally {
    await portal.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}

const freeBytes = async (folder: string) => {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}

/**
 * A disk that fills up under SQLite and is freed again, on a small file system of its own (which only root may mount).
 * @param minFree MIN_FREE_BYTES of the portal: 0 leaves it to meet the full disk itself
 */
export async function runDiskFull(program: string, minFree: number): Promise<FaultResult> {
  const dataDir = await mkdtemp(join(tmpdir(), 'portal-disk-'))
  execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=192m', 'tmpfs', dataDir])
  const portal = portalProcess(program, await freePort(), {
    DATA_DIR: dataDir,
    OPERATOR_TOKEN: operatorToken,
    MIN_FREE_BYTES: String(minFree),
  })
  const ballast = join(dataDir, 'ballast')
  try {
    return await underFaults(portal, async (tally) => {
      tally.begin('calm')
      await pause(10_000)
      const room = await freeBytes(dataDir)
      // Below the guard, or, without one, to the last byte.
      await writeFile(ballast, Buffer.alloc(Math.max(0, room - Math.floor(minFree / 2)))).catch(
        () => undefined,
      )
      tally.begin(minFree > 0 ? `less than ${minFree / mebibyte} MiB free` : 'no byte free')
      await pause(20_000)
      await rm(ballast, { force: true })
      tally.begin('room again')
      await pause(10_000)
    })
  } finally {
    await portal.stop()
    execFileSync('umount', [dataDir])
    await rm(dataDir, { recursive: true, force: true })
  }
}
