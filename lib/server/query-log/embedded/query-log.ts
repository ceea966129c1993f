import type { Kysely } from 'kysely'
import { jakartaDay } from '@/lib/jakarta'
import { isBusy } from '@/lib/server/db/dialect'
import type { Database } from '@/lib/server/db/types'
import { repeat } from '@/lib/server/jobs/repeat'
import { countedWords } from '../counted-words'
import type { QueryLogPort } from '../port'
import { addCounts, type QueryCount, wordsPerDayMax } from './query-counts'

/** Pause between two writes: a search would otherwise cost a disk write; a crash may lose the counts of this time. */
const writeIntervalMs = 5_000

interface QueryLogOptions {
  now: () => Date
  /** Called with a failed write, which is tried again. */
  report: (error: unknown) => void
}

/** The embedded query log; `close` writes what it holds. */
export function openQueryLog(
  db: Kysely<Database>,
  { now, report }: QueryLogOptions,
): QueryLogPort & { close: () => Promise<void> } {
  const held = new Map<string, QueryCount>()

  function hold({ asked, opened, ...of }: QueryCount) {
    const key = `${of.day} ${of.locale} ${of.words}`
    const known = held.get(key)
    if (!known && held.size >= wordsPerDayMax) return
    held.set(key, {
      ...of,
      asked: asked + (known?.asked ?? 0),
      opened: opened + (known?.opened ?? 0),
    })
  }

  async function write() {
    if (held.size === 0) return
    const counts = [...held.values()]
    held.clear()
    try {
      await db.transaction().execute((transaction) => addCounts(transaction, counts))
    } catch (error) {
      for (const count of counts) hold(count)
      // Another writer, such as an import, is busy; the next write comes soon.
      if (!isBusy(error)) throw error
    }
  }

  // Nothing is held yet.
  const stop = repeat(write, writeIntervalMs, report, { startsNow: false })

  return {
    async count({ words: text, is_opened: isOpened }, locale) {
      const words = countedWords(text)
      if (words === null) return
      const day = jakartaDay(now())
      hold({ day, locale, words, asked: isOpened ? 0 : 1, opened: isOpened ? 1 : 0 })
    },
    async close() {
      await stop()
      await write().catch(report)
    },
  }
}
