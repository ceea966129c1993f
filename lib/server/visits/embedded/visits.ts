import { setTimeout as wait } from 'node:timers/promises'
import type { Kysely } from 'kysely'
import { jakartaDay, midnightOf } from '@/lib/jakarta'
import type { VisitsPort } from '@/lib/server/visits/port'
import { isBusy } from '@/lib/server/db/dialect'
import type { Database } from '@/lib/server/db/types'
import { repeat } from '@/lib/server/jobs/repeat'
import { readCounters } from './counters'
import { readStatistics } from './statistics'
import { addAllSeen, deleteBefore, saltOf, type Seen } from './visit-store'
import { visitorHash } from './visitor'

/** Pause between two writes. A page view would otherwise cost a disk write; a crash may lose the counts of this time. */
const writeIntervalMs = 5_000
/** Other processes write what they counted before midnight within this time after it, and must still find who was seen; two pauses. */
const lateWritesMs = 2 * writeIntervalMs
/** How long readers wait for the pending counts, milliseconds. */
const readerWaitMs = 200
/** Pending visitors from which they are written at once; about 2 MB. */
const pendingVisitorsMax = 10_000
/** So many times as many are held while the database takes no writes; further visitors are not counted then. */
const heldShare = 5

interface VisitOptions {
  now: () => Date
  /** Called with a failed write, which is retried. */
  report: (error: unknown) => void
  /** Only tests change it. */
  pendingMax?: number
}

/** The embedded visits port; `close` writes pending counts. */
export function openVisits(
  db: Kysely<Database>,
  { now, report, pendingMax = pendingVisitorsMax }: VisitOptions,
): VisitsPort & { close: () => Promise<void> } {
  let held = new Map<string, Map<string, Seen>>()
  let heldCount = 0
  /** Whether the last write failed: the next one is then left to the interval, or every visit would try it. */
  let isRefused = false
  let salt: { day: string; value: Promise<string> } | undefined
  let cleanDay = ''
  let writing: Promise<void> = Promise.resolve()

  const today = () => jakartaDay(now())

  function todaysSalt(day: string) {
    if (salt?.day === day) return salt.value
    const value = saltOf(db, day)
    salt = { day, value }
    // A failure is not cached: the next visit retries.
    value.catch(() => (salt = undefined))
    return value
  }

  function hold(day: string, hash: string, { visits, seenAt }: Seen) {
    const seen = held.get(day) ?? new Map<string, Seen>()
    held.set(day, seen)
    const before = seen.get(hash)
    if (!before && heldCount >= heldShare * pendingMax) return
    if (!before) heldCount += 1
    seen.set(hash, {
      visits: visits + (before?.visits ?? 0),
      seenAt: before && before.seenAt > seenAt ? before.seenAt : seenAt,
    })
  }

  async function writeHeld() {
    const moment = now()
    const day = jakartaDay(moment)
    const days = held
    const isCleaning =
      cleanDay !== day && moment.getTime() - midnightOf(day).getTime() >= lateWritesMs
    if (days.size === 0 && !isCleaning) return
    held = new Map()
    heldCount = 0
    try {
      await db.transaction().execute(async (transaction) => {
        await addAllSeen(transaction, days)
        if (isCleaning) await deleteBefore(transaction, day)
      })
      if (isCleaning) cleanDay = day
      isRefused = false
    } catch (error) {
      isRefused = true
      for (const [seenDay, seen] of days) for (const [hash, each] of seen) hold(seenDay, hash, each)
      // Another writer, such as an import, is busy; the next write comes soon.
      if (!isBusy(error)) throw error
    }
  }

  /** Serialises writes. */
  function write(): Promise<void> {
    writing = writing.catch(() => undefined).then(writeHeld)
    return writing
  }

  /** Readers do not wait for an import; the numbers may then lack a few seconds. */
  const writeShortly = () => Promise.race([write(), wait(readerWaitMs)])

  // Nothing is pending yet.
  const stop = repeat(write, writeIntervalMs, report, { startsNow: false })

  return {
    async count(visitor) {
      const moment = now()
      const day = jakartaDay(moment)
      hold(day, visitorHash(await todaysSalt(day), visitor), {
        visits: 1,
        seenAt: moment.toISOString(),
      })
      if (heldCount >= pendingMax && !isRefused) await write()
    },
    async counters() {
      await writeShortly()
      return readCounters(db, now())
    },
    async statistics(query) {
      await writeShortly()
      return readStatistics(db, query, today())
    },
    async close() {
      await stop()
      await write().catch(report)
    },
  }
}
