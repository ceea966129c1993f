import { createHash } from 'node:crypto'
import { millisecondsInDay } from 'date-fns/constants'
import { type Kysely, sql } from 'kysely'
import type { RateLimitPort } from '@/lib/server/limits/port'
import type { Database } from '@/lib/server/db/types'
import { clockSkewMaxMs } from '@/lib/server/jobs/clock-skew'
import { nameOf, secondsUntil } from '@/lib/server/limits/memory-limits'

/** Counters are deleted this long after their window (security file, section 7). */
const retentionMs = millisecondsInDay
const sweepIntervalMs = 60 * 60_000

const hashOf = (limit: string, key: string) =>
  createHash('sha256').update(nameOf(limit, key)).digest('hex')

/**
 * Limits shared by all processes on one PostgreSQL database: one atomic statement per use. Keys are stored hashed and
 * removed 24 h after their window.
 */
export function createDatabaseLimits(
  db: Kysely<Database>,
  now: () => number = Date.now,
): RateLimitPort {
  let sweptAt = now()

  /**
   * Removes old counters in the background: the request neither waits for it nor fails with it; the daily retention job removes what is
   * left.
   */
  function sweep(moment: number) {
    if (moment - sweptAt < sweepIntervalMs) return
    sweptAt = moment
    db.deleteFrom('rate_limits')
      .where('window_ends_at', '<', new Date(moment - retentionMs).toISOString())
      .execute()
      .catch(() => undefined)
  }

  return {
    hit: async (limit, key, allowed, windowMs) => {
      const moment = now()
      sweep(moment)
      const nowText = new Date(moment).toISOString()
      const latest = new Date(moment + windowMs + clockSkewMaxMs).toISOString()
      const isOver = sql<boolean>`(rate_limits.window_ends_at <= ${nowText} or rate_limits.window_ends_at > ${latest})`
      const row = await db
        .insertInto('rate_limits')
        .values({
          key_hash: hashOf(limit, key),
          uses: 1,
          window_ends_at: new Date(moment + windowMs).toISOString(),
        })
        .onConflict((conflict) =>
          conflict.column('key_hash').doUpdateSet({
            // Counting stops one above the limit.
            uses: sql<number>`case when ${isOver} then 1 when rate_limits.uses > ${allowed} then rate_limits.uses else rate_limits.uses + 1 end`,
            window_ends_at: sql<string>`case when ${isOver} then excluded.window_ends_at else rate_limits.window_ends_at end`,
          }),
        )
        .returning(['uses', 'window_ends_at'])
        .executeTakeFirstOrThrow()
      if (row.uses <= allowed) return 0
      // The clock of the process that started the window may be ahead of this one's.
      return Math.min(
        secondsUntil(Date.parse(row.window_ends_at), moment),
        Math.ceil(windowMs / 1000),
      )
    },
    giveBack: async (limit, key, allowed) => {
      await db
        .updateTable('rate_limits')
        // A refusal meanwhile has counted one above the limit.
        .set({ uses: sql<number>`case when uses > ${allowed} then ${allowed} else uses end - 1` })
        .where('key_hash', '=', hashOf(limit, key))
        .where('uses', '>', 0)
        .execute()
    },
  }
}
