import type { Kysely } from 'kysely'
import { z } from 'zod'
import type { Locale } from '@/lib/i18n/locales'
import popular from '@/lib/search/data/popular.json'
import type { Head, Heads } from '@/lib/search/index-model'
import { phraseOf, type Phrase } from '@/lib/search/suggest'
import { Vocabulary } from '@/lib/search/vocabulary'
import { isSearchDomain } from '@/lib/schemas/search'
import type { Database } from '@/lib/server/db/types'

/** What every search needs besides the rows of the index, read once for each version of it. About 2 KB a document. */
export interface Snapshot {
  version: number
  vocabulary: Vocabulary
  heads: Heads
  phrases: Record<Locale, readonly (Phrase & { document: number | null })[]>
}

const phrases = z.object({ id: z.array(z.string()), en: z.array(z.string()) })
const weight = { popular: 2, service: 1.3, title: 1, serviceTitle: 1.15, other: 0.9 } as const

const currentVersion = async (db: Kysely<Database>) => (await db.selectFrom('search_state').select('version').executeTakeFirst())?.version ?? 0

async function readSnapshot(db: Kysely<Database>, version: number): Promise<Snapshot> {
  const terms = await db.selectFrom('search_vocabulary').selectAll().execute()
  const rows = await db
    .selectFrom('search_documents')
    .select(['id', 'domain', 'title_id', 'title_en', 'phrases', 'title_words_id', 'title_words_en', 'published_at', 'end_at'])
    .execute()
  const heads: (Head | undefined)[] = []
  const offered: Record<Locale, (Phrase & { document: number | null })[]> = { id: [], en: [] }
  for (const locale of ['id', 'en'] as const) for (const value of popular[locale]) offered[locale].push({ ...phraseOf(value, weight.popular), document: null })
  for (const row of rows) {
    if (!isSearchDomain(row.domain)) continue
    heads[row.id] = {
      domain: row.domain,
      publishedMs: Date.parse(row.published_at),
      endMs: row.end_at === null ? Infinity : Date.parse(row.end_at),
      titleWords: { id: row.title_words_id, en: row.title_words_en },
    }
    const isService = row.domain === 'public_service'
    const titles = { id: row.title_id, en: row.title_en ?? row.title_id }
    const known = phrases.parse(JSON.parse(row.phrases))
    for (const locale of ['id', 'en'] as const) {
      for (const value of known[locale]) offered[locale].push({ ...phraseOf(value, isService ? weight.service : weight.other), document: row.id })
      offered[locale].push({ ...phraseOf(titles[locale], isService ? weight.serviceTitle : weight.title), document: row.id })
    }
  }
  const vocabulary = new Vocabulary(terms.map(({ term, row_count: count, is_word: isWord }) => ({ term, rows: count, isWord: isWord === 1 })))
  return { version, vocabulary, heads, phrases: offered }
}

/** Gives the current snapshot; reads it again once the index has changed, for all waiting searches together. */
export function createSnapshots(db: Kysely<Database>): () => Promise<Snapshot> {
  let last: Promise<Snapshot> | undefined
  let lastVersion = -1
  return async () => {
    const version = await currentVersion(db)
    if (last && version === lastVersion) return last
    const reading = readSnapshot(db, version)
    last = reading
    lastVersion = version
    // A failed reading must not be remembered.
    reading.catch(() => {
      if (last === reading) last = undefined
    })
    return reading
  }
}
