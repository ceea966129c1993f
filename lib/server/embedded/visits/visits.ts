import { setTimeout as wait } from 'node:timers/promises'
import type { Kysely } from 'kysely'
import { jakartaDay } from '@/lib/jakarta'
import type { VisitsPort } from '@/lib/server/contract'
import { isBusy } from '@/lib/server/db/dialect'
import type { Database } from '@/lib/server/db/types'
import { repeat } from '@/lib/server/repeat'
import { readCounters } from './counters'
import { readStatistics } from './statistics'
import { addAllSeen, forgetBefore, saltOf, type Seen } from './visit-store'
import { visitorHash } from './visitor'

/** Pause between two writes of what was counted. A page view would otherwise cost a disk write; a crash may lose this much of the counting. */
const writeIntervalMs = 5_000
/** How long readers wait for the last seconds to be counted in, milliseconds. */
const readerWaitMs = 200
/** Visitors held before they are written at once; about 2 MB. */
const heldMax = 10_000

interface VisitOptions {
  now: () => Date
  /** Told of a failed write; what it held is tried again. */
  report: (error: unknown) => void
}

/** The embedded visits port; `close` writes what is still held. */
export function openVisits(
  db: Kysely<Database>,
  { now, report }: VisitOptions,
): VisitsPort & { close: () => Promise<void> } {
  let held = new Map<string, Map<string, Seen>>()
  let heldCount = 0
  let salt: { day: string; value: Promise<string> } | undefined
  let cleanDay = ''
  let writing: Promise<void> = Promise.resolve()

  const today = () => jakartaDay(now())

  function todaysSalt(day: string) {
    if (salt?.day === day) return salt.value
    const value = saltOf(db, day)
    salt = { day, value }
    // A failure is not remembered: the next visit asks again.
    value.catch(() => (salt = undefined))
    return value
  }

  function hold(day: string, hash: string, { visits, seenAt }: Seen) {
    const seen = held.get(day) ?? new Map<string, Seen>()
    held.set(day, seen)
    const before = seen.get(hash)
    if (!before) heldCount += 1
    seen.set(hash, {
      visits: visits + (before?.visits ?? 0),
      seenAt: before && before.seenAt > seenAt ? before.seenAt : seenAt,
    })
  }

  async function writeHeld() {
    const day = today()
    const days = held
    if (days.size === 0 && cleanDay === day) return
    held = new Map()
    heldCount = 0
    try {
      await db.transaction().execute(async (transaction) => {
        await addAllSeen(transaction, days)
        if (cleanDay !== day) await forgetBefore(transaction, day)
      })
      cleanDay = day
    } catch (error) {
      for (const [seenDay, seen] of days) for (const [hash, each] of seen) hold(seenDay, hash, each)
      // Somebody else writes, such as an import; the next turn comes soon.
      if (!isBusy(error)) throw error
    }
  }

  /** Writes one after the other; never twice at once. */
  function write(): Promise<void> {
    writing = writing.catch(() => undefined).then(writeHeld)
    return writing
  }

  /** Whoever reads the numbers does not wait until an import has ended: they lack a few seconds then. */
  const writeShortly = () => Promise.race([write(), wait(readerWaitMs)])

  // Nothing is held yet.
  const stop = repeat(write, writeIntervalMs, report, { startsNow: false })

  return {
    async count(visitor) {
      const moment = now()
      const day = jakartaDay(moment)
      hold(day, visitorHash(await todaysSalt(day), visitor), {
        visits: 1,
        seenAt: moment.toISOString(),
      })
      if (heldCount >= heldMax) await write()
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
