import type { Kysely } from 'kysely'
import { tokensOf } from '@/lib/search/tokens'
import type { Database } from '@/lib/server/db/types'
import { createArchives } from '@/lib/server/content/types/archives'
import { createNews } from '@/lib/server/content/types/news/news'
import {
  refreshSearchIndex,
  refreshSearchInPieces,
} from '@/lib/server/search/embedded/refresh-index'
import { createSearch } from '@/lib/server/search/embedded/search'
import { meter } from './cost'
import { dice } from './text-maker'
import type { MadeContent } from './make-content'

const mebibyte = 1_048_576
/** Different questions of each kind; the slowest of twenty is left out of the p95. */
const questions = 40
/** Ranks of common and rare words. */
const ranks = { common: [5, 300], usual: [300, 5_000], rare: [20_000, 59_000] } as const

const contentGoals = { read: 100, afterPublish: 150 }

export interface SpreadCost {
  name: string
  /** Of different questions, this process and PostgreSQL's together, milliseconds of processor time. */
  medianMs: number
  p95Ms: number
  goalMs: number
}

async function spreadOf(
  db: Kysely<Database>,
  name: string,
  goalMs: number,
  work: (nth: number) => Promise<unknown>,
  count = questions,
): Promise<SpreadCost> {
  const usedMs = await meter(db)
  await work(count)
  const times: number[] = []
  for (let nth = 0; nth < count; nth += 1) {
    const before = usedMs()
    await work(nth)
    times.push(usedMs() - before)
  }
  times.sort((a, b) => a - b)
  const share = (part: number) =>
    times[Math.min(times.length - 1, Math.floor(times.length * part))] ?? 0
  return { name, medianMs: share(0.5), p95Ms: share(0.95), goalMs }
}

/** A word with two neighbouring letters swapped. */
const slipped = (word: string, at: number) => {
  const place = 1 + (at % Math.max(1, word.length - 2))
  return `${word.slice(0, place)}${word[place + 1] ?? ''}${word[place] ?? ''}${word.slice(place + 2)}`
}

/** Megabytes of the process after a collection, if the process was started with `--expose-gc`. */
export function residentMiB(): number {
  globalThis.gc?.()
  return process.memoryUsage().rss / mebibyte
}

/** What visitors ask of the content, over many different questions. */
export async function contentCosts(db: Kysely<Database>, made: MadeContent): Promise<SpreadCost[]> {
  const now = () => new Date()
  const search = createSearch(db, { siteOrigin: 'http://localhost', now })
  const news = createNews(db, { siteOrigin: 'http://localhost', now })
  const archives = createArchives(db, { siteOrigin: 'http://localhost' })
  const roll = dice(4)
  const wordFrom = ([first, last]: readonly [number, number]) => {
    for (;;) {
      const word = made.words.id[first + Math.floor(roll() * (last - first))] ?? ''
      if (word.length > 4) return word
    }
  }
  const find = (q: string, more: Parameters<typeof search.find>[0] = {}) =>
    search.find({ q, sort_by: 'relevance', sort_order: 'DESC', ...more }, 'id')
  const read = (name: string, work: (nth: number) => Promise<unknown>, count = questions) =>
    spreadOf(db, name, contentGoals.read, work, count)
  const rows: SpreadCost[] = []
  rows.push(
    await spreadOf(
      db,
      'reading the index, first time',
      Infinity,
      () => createSearch(db, { siteOrigin: '', now }).prepare(),
      1,
    ),
  )
  await search.prepare()
  rows.push(
    await read('search, common word', () => find(wordFrom(ranks.common))),
    await read('search, rare word', () => find(wordFrom(ranks.rare))),
    await read('search, two words', () =>
      find(`${wordFrom(ranks.common)} ${wordFrom(ranks.usual)}`),
    ),
    await read('search, two common words', () =>
      find(`${wordFrom(ranks.common)} ${wordFrom(ranks.common)}`),
    ),
    await read('search, misspelt word', (nth) => find(slipped(wordFrom(ranks.usual), nth))),
    await read('search, nothing found', (nth) =>
      find(
        `zqx${wordFrom(ranks.rare).toUpperCase().toLowerCase().split('').toReversed().join('')}vw${'abcdefghij'[nth % 10] ?? ''}`,
      ),
    ),
    await read('search, common word, by title', () =>
      find(wordFrom(ranks.common), { sort_by: 'title', sort_order: 'ASC' }),
    ),
    await read('search, by title, last page', () =>
      find(wordFrom(ranks.common), { sort_by: 'title', sort_order: 'ASC', page: 1_000 }),
    ),
    await read('search, no words, by date', (nth) =>
      find('', { sort_by: 'published_at', page: nth + 1 }),
    ),
  )
  for (const length of [2, 3, 4, 5, 6])
    rows.push(
      await read(`suggestions for ${length} letters`, () =>
        search.suggest(wordFrom(ranks.usual).slice(0, length), 'id'),
      ),
    )
  rows.push(
    await read('suggestions for two words', () =>
      search.suggest(`${wordFrom(ranks.common)} ${wordFrom(ranks.usual).slice(0, 3)}`, 'id'),
    ),
  )
  const parts = await news.sitemap.parts()
  const titles = await db
    .selectFrom('content_items')
    .select(['id', 'title', 'doc'])
    .where('kind', '=', 'news')
    .orderBy('id', 'desc')
    .limit(questions + 1)
    .execute()
  const publish = async (nth: number) => {
    const { id, title, doc } = titles[nth] ?? { id: 0, title: '', doc: '' }
    const newTitle = `${title} terbit${nth}`
    await db.transaction().execute(async (transaction) => {
      await transaction
        .updateTable('content_items')
        .set({
          title: newTitle,
          doc: doc.replace(JSON.stringify(title), JSON.stringify(newTitle)),
          content_hash: `published ${nth}`,
        })
        .where('kind', '=', 'news')
        .where('id', '=', id)
        .execute()
      await refreshSearchIndex(transaction)
    })
  }
  rows.push(await spreadOf(db, 'publishing: one article indexed', Infinity, publish, 10))
  const after: number[] = []
  const usedMs = await meter(db)
  for (let nth = 11; nth < 31; nth += 1) {
    await publish(nth)
    const before = usedMs()
    await find(
      tokensOf(titles[nth]?.title ?? '')
        .map(({ word }) => word)
        .slice(0, 2)
        .join(' '),
    )
    after.push(usedMs() - before)
  }
  after.sort((a, b) => a - b)
  rows.push({
    name: 'first search after a publish',
    medianMs: after[10] ?? 0,
    p95Ms: after[19] ?? 0,
    goalMs: contentGoals.afterPublish,
  })
  rows.push(
    await read('index, looked at with nothing new', () => refreshSearchInPieces(db), 10),
    await read('news, first page', (nth) => news.list({ per_page: 10 + (nth % 3) }, 'id')),
    await read('news, page 5,000', (nth) => news.list({ page: 5_000 + nth }, 'id')),
    await read('news, one category', (nth) =>
      news.list({ cat: [['ekonomi', 'kesehatan', 'sosial'][nth % 3] ?? ''] }, 'id'),
    ),
    await read('news, by views', (nth) => news.list({ sort_by: 'views', page: nth + 1 }, 'id')),
    await read('news, by title', (nth) =>
      news.list({ sort_by: 'title', sort_order: 'ASC', page: nth + 1 }, 'id'),
    ),
    await read('news, a word', () => news.list({ q: wordFrom(ranks.usual) }, 'id')),
    await read('news, one tag', () => news.list({ tag: 'pendidikan' }, 'id')),
    await read('news, headline', () => news.headline('id'), 10),
    await read('news, banner', () => news.banner('id'), 10),
    await read('news, tags used most', () => news.popularTags(10, 'id'), 10),
    await read('documents, first page', () => archives.list({}, 'id')),
    await read('documents, page 1,000', (nth) => archives.list({ page: 1_000 + nth }, 'id')),
    await read('documents, by title', () =>
      archives.list({ sort_by: 'title', sort_order: 'ASC' }, 'id'),
    ),
    await read('sitemap, index', async () => {
      for (const { sitemap } of [news, archives]) await sitemap.parts()
    }),
    await read('sitemap, a file', (nth) => news.sitemap.entries(parts[nth % parts.length] ?? 0)),
    await read('documents, a word', () => archives.list({ q: wordFrom(ranks.usual) }, 'id')),
  )
  return rows
}
