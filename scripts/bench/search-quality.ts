import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openPreparedDatabase } from '@/lib/server/embedded/prepare-database'
import { refreshSearchInPieces } from '@/lib/server/search/embedded/refresh-index'
import { createSearch } from '@/lib/server/search/embedded/search'
import { readResults } from '@/lib/server/search/read-results'
import { everydayQueries } from '@/tests/search/queries'
import { ndcgAt } from './ndcg'

/** Results that count for the rank quality, and the part of queries that must have a right one among the first of them. */
const judged = 5
const top = 3
const goal = 0.95

/** The day on which the seed's newest text has appeared and none has ended, so that two runs judge the same results. */
const now = () => new Date('2026-11-27T00:00:00Z')

/** Judges the order in which people see results of the seed for everyday queries. @param print called with each line */
export async function runSearchQuality(
  _args: readonly string[],
  print: (line: string) => void = console.log,
): Promise<boolean> {
  const folder = mkdtempSync(join(tmpdir(), 'portal-bench-quality-'))
  const db = await openPreparedDatabase({ DATA_DIR: folder })
  try {
    await refreshSearchInPieces(db)
    const search = createSearch(db, { siteOrigin: 'http://localhost', now })
    const queries = everydayQueries()
    const gains: number[] = []
    const missed: string[] = []
    for (const { q, locale, isRight } of queries) {
      const { best, groups } = await readResults(search, { query: q, exact: false }, locale)
      const order = [...best, ...groups.flatMap(({ items }) => items)].map(isRight)
      const rank = order.indexOf(true) + 1
      if (rank === 0 || rank > top) missed.push(`${q} (${rank === 0 ? 'nowhere' : rank})`)
      gains.push(ndcgAt(judged, order))
      print(`${String(rank || '-').padStart(4)}  ${locale}  ${q}`)
    }
    const share = 1 - missed.length / queries.length
    const ndcg = gains.reduce((sum, gain) => sum + gain, 0) / gains.length
    print(
      `${queries.length} everyday queries: ${(100 * share).toFixed(1)} % have a right page ` +
        `among the first ${top} (goal ${100 * goal} %), nDCG@${judged} ${ndcg.toFixed(3)}`,
    )
    if (missed.length > 0) print(`Missed: ${missed.join(', ')}`)
    return share >= goal
  } finally {
    await db.destroy()
    rmSync(folder, { recursive: true, force: true })
  }
}
