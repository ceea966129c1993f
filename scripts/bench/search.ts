import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Kysely } from 'kysely'
import { storedRow } from '@/lib/server/content/import-items'
import { news } from '@/lib/server/content/types/news/type'
import type { Database } from '@/lib/server/db/types'
import { openPreparedDatabase, seedContentFolder } from '@/lib/server/embedded/prepare-database'
import { refreshSearchIndex } from '@/lib/server/search/embedded/refresh-index'
import { createSearch } from '@/lib/server/search/embedded/search'
import { newsCategories } from '@/lib/schemas/news'
import { readContent } from '@/lib/server/content/read-content'

/** Documents searched by the bench, in both languages. */
const searchDocuments = 10_000
/** Longest wait of 95 of 100 searches, milliseconds. */
export const searchGoalMs = 50

const sentencesPerText = 14
const batchSize = 100
const rounds = 3
const firstId = 1_000_000

export interface SearchTimes {
  documents: number
  searches: number
  medianMs: number
  p95Ms: number
  /** The same without waiting for a busy machine: processor time of the process. */
  processorP95Ms: number
  indexSeconds: number
}

/** The same numbers every time (mulberry32), so that two runs search the same texts. */
function dice(seed: number) {
  let state = seed
  return (sides: number) => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) % sides
  }
}

const sentencesOf = (text: string) =>
  text.split(/(?<=[.?!])\s+/).filter((sentence) => sentence.length > 20)

/**
 * Articles put together from the sentences of the real ones, each with a few words of its own, so that they read and repeat like content.
 */
function articles() {
  const { news: real } = readContent(seedContentFolder()).items
  const roll = dice(42)
  const pool = {
    id: real.flatMap(({ body }) => sentencesOf(body)),
    en: real.flatMap(({ english }) => sentencesOf(english?.body ?? '')),
  }
  const pick = (list: readonly string[]) => list[roll(list.length)] ?? ''
  const text = (sentences: readonly string[]) =>
    Array.from({ length: sentencesPerText }, () => pick(sentences)).join(' ')
  return Array.from({ length: searchDocuments }, (_, at) => {
    const [first, second] = [real[roll(real.length)], real[roll(real.length)]]
    const own = `wargi${roll(5_000)} lokasi${roll(3_000)}`
    const title = (one = '', two = '') =>
      `${one.split(/[:,]/)[0]} ${two.split(/[:,]/)[1] ?? two} ${own}`.slice(0, 250)
    return {
      id: firstId + at,
      category: newsCategories[roll(newsCategories.length)] ?? 'sosial',
      tags: [],
      author: 'Bench',
      title: title(first?.title, second?.title),
      excerpt: first?.excerpt ?? '',
      body: `${text(pool.id)} ${own}`,
      english: {
        title: title(first?.english?.title, second?.english?.title),
        excerpt: first?.english?.excerpt ?? '',
        body: `${text(pool.en)} ${own}`,
      },
      published_at: new Date(Date.UTC(2026, 0, 1) - at * 3_600_000).toISOString(),
      hash: `bench-${at}`,
    }
  })
}

async function fill(db: Kysely<Database>) {
  const rows = articles()
  for (let start = 0; start < rows.length; start += batchSize) {
    const batch = rows
      .slice(start, start + batchSize)
      .map((row) => storedRow(news, row, news.keys(row, '2026-01-01'), row.hash))
    await db.insertInto('content_items').values(batch).execute()
  }
}

const questions = () =>
  JSON.parse(readFileSync(join(process.cwd(), 'tests', 'search', 'queries.json'), 'utf8')) as {
    q: string
    locale: 'id' | 'en'
  }[]

function processorMs(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1_000
}

const share = (sorted: readonly number[], part: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0

/** Times the everyday queries over 10,000 documents made by this script, one at a time, in a database of its own. */
export async function measureSearch(
  settings: { DATABASE_URL?: string } = {},
): Promise<SearchTimes> {
  const folder = mkdtempSync(join(tmpdir(), 'portal-bench-search-'))
  const db = await openPreparedDatabase({ ...settings, DATA_DIR: folder })
  try {
    await fill(db)
    const begun = performance.now()
    await db.transaction().execute((transaction) => refreshSearchIndex(transaction))
    const indexSeconds = (performance.now() - begun) / 1_000
    const search = createSearch(db, { siteOrigin: 'http://localhost', now: () => new Date() })
    const queries = questions()
    for (const { q, locale } of queries) await search.find({ q, sort_by: 'relevance' }, locale)
    const [times, processor]: [number[], number[]] = [[], []]
    // More queries than the search caches, so each one is searched again.
    for (let round = 0; round < rounds; round += 1) {
      for (const { q, locale } of queries) {
        const [started, used] = [performance.now(), processorMs()]
        await search.find({ q, sort_by: 'relevance' }, locale)
        times.push(performance.now() - started)
        processor.push(processorMs() - used)
      }
    }
    for (const list of [times, processor]) list.sort((a, b) => a - b)
    return {
      documents: searchDocuments,
      searches: times.length,
      medianMs: share(times, 0.5),
      p95Ms: share(times, 0.95),
      processorP95Ms: share(processor, 0.95),
      indexSeconds,
    }
  } finally {
    await db.destroy()
    rmSync(folder, { recursive: true, force: true })
  }
}
