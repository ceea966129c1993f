import type { Kysely } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { parseEnv } from '@/lib/env'
import { openDatabase } from '@/lib/server/db/open'
import type { Database } from '@/lib/server/db/types'
import { addCounts, mostAsked, wordsPerDayMax } from '@/lib/server/query-log/embedded/query-counts'
import { openQueryLog } from '@/lib/server/query-log/embedded/query-log'
import { backends, type TestDatabase } from '../support/database'

const visitor = { ip: '203.0.113.7', userAgent: 'Firefox' }

describe.each(backends)('the query log on $name', ({ open: openBackend }) => {
  let backend: TestDatabase
  let db: Kysely<Database>
  let moment = new Date('2026-11-26T10:00:00+07:00')
  const open = () =>
    openQueryLog(db, {
      now: () => moment,
      report: (error) => {
        throw error
      },
    })
  beforeEach(async () => {
    backend = await openBackend('migrated')
    db = openDatabase(parseEnv(backend.settings))
    moment = new Date('2026-11-26T10:00:00+07:00')
  })
  afterEach(async () => {
    await db.destroy()
    await backend.close()
  })
  const asked = (since: string, least = 1) => mostAsked(db, { since, least, limit: 10 })

  it('counts words by day and language, however they are written, and whether a result was opened', async () => {
    const log = open()
    await log.count({ words: 'KTP hilang', is_opened: false }, 'id', visitor)
    await log.count({ words: 'ktp  hilang?', is_opened: false }, 'id', visitor)
    await log.count({ words: 'ktp hilang', is_opened: true }, 'id', visitor)
    await log.count({ words: 'paspor', is_opened: false }, 'en', visitor)
    await log.count({ words: 'siti@contoh.id', is_opened: false }, 'id', visitor)
    await log.close()
    moment = new Date('2026-11-27T10:00:00+07:00')
    const next = open()
    await next.count({ words: 'ktp hilang', is_opened: false }, 'id', visitor)
    await next.close()
    expect(await asked('2026-11-26')).toEqual([
      { locale: 'id', words: 'ktp hilang', asked: 3, opened: 1 },
      { locale: 'en', words: 'paspor', asked: 1, opened: 0 },
    ])
    expect(await asked('2026-11-27')).toEqual([
      { locale: 'id', words: 'ktp hilang', asked: 1, opened: 0 },
    ])
    expect(await asked('2026-11-26', 2)).toHaveLength(1)
  })

  it('keeps so many words of a day, and goes on counting those', async () => {
    const day = '2026-11-26'
    const counted = (words: string) => ({
      day,
      locale: 'id' as const,
      words,
      asked: 1,
      opened: 0,
    })
    await addCounts(
      db,
      Array.from({ length: wordsPerDayMax + 5 }, (_, at) => counted(`kata ${10_000 + at}`)),
    )
    await addCounts(db, [counted('kata 10000'), counted('terlambat')])
    const { count } = await db
      .selectFrom('search_queries')
      .select((select) => select.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
    expect(count).toBe(wordsPerDayMax)
    expect(await asked(day, 2)).toEqual([
      { locale: 'id', words: 'kata 10000', asked: 2, opened: 0 },
    ])
  })
})
