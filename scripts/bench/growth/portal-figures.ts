import { fileURLToPath } from 'node:url'
import { parseEnv } from '@/lib/env'
import { openDatabase } from '@/lib/server/db/open'
import { memorySettings } from '@/scripts/memory-settings.mjs'
import { portalProcess } from '../portal-process'
import { freePort } from '../processes'
import { processorTime } from '../processor-time'
import type { Figure } from './figures'
import { portalClock } from './portal-clock'
import { healthFigures, pageFigures } from './portal-pages'
import { memoryFigures } from './portal-memory'

const startGoalMs = 2_000
/** Jobs that would close and empty the copies of years at once, which a portal does day by day. */
const jobs = ['retention', 'closing']

interface Place {
  DATA_DIR: string
  DATABASE_URL?: string | undefined
}

export interface PortalFigures {
  /** Processor time, which growth must not raise. */
  costs: Figure[]
  /** Memory, and what a clock on the wall says: only their goals count. */
  others: Figure[]
}

async function startFigures(portal: ReturnType<typeof portalProcess>): Promise<PortalFigures> {
  const began = performance.now()
  await portal.start()
  const wallMs = performance.now() - began
  const used = processorTime(portal.pid())
  const figure = (name: string, value: number, goal: number): Figure => ({
    name,
    value,
    unit: 'ms',
    goal,
  })
  return {
    costs: [figure('start with nothing new', (used ?? Infinity) / 1_000, startGoalMs)],
    others: [figure('start, on the wall', wallMs, Infinity)],
  }
}

/**
 * What the built portal costs as a whole on a database full of complaints: its start, its pages, its health meanwhile and its memory.
 * @param note called with the results of the photos
 */
export async function portalFigures(
  { DATA_DIR, DATABASE_URL }: Place,
  note: (line: string) => void,
): Promise<PortalFigures> {
  const settings = { DATA_DIR, MIN_FREE_BYTES: '0', ...(DATABASE_URL && { DATABASE_URL }) }
  const db = openDatabase(parseEnv(settings))
  const started_at = new Date().toISOString()
  await db
    .insertInto('job_runs')
    .values(jobs.map((name) => ({ name, started_at })))
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ started_at }))
    .execute()
  // SQLite is the portal's alone.
  if (DATABASE_URL === undefined) await db.destroy()
  const program = fileURLToPath(new URL('server.mjs', import.meta.url))
  const portal = portalProcess(program, await freePort(), {
    ...settings,
    ...memorySettings,
    TRUSTED_PROXIES: '127.0.0.1',
    // Too small for the pages of one round, so that each is rendered.
    CACHE_MAX_BYTES: '1048576',
  })
  try {
    // The first one after a build reads the programs from disk.
    await portal.start()
    await portal.stop()
    const { costs, others } = await startFigures(portal)
    const pid = portal.pid()
    const clock = portalClock(pid, DATABASE_URL === undefined ? null : db)
    await clock.untilQuiet()
    costs.push(...(await pageFigures(portal.origin, clock)))
    others.push(...(await healthFigures(portal.origin)))
    others.push(...(await memoryFigures(portal.origin, pid, note)))
    return { costs, others }
  } finally {
    await portal.stop()
    if (DATABASE_URL !== undefined) await db.destroy()
  }
}
