import { setImmediate as yieldToRequests } from 'node:timers/promises'
import { type Kysely, sql } from 'kysely'
import { locales, type Locale } from '@/lib/i18n/locales'
import popular from '@/lib/search/data/popular.json'
import { Heads } from '@/lib/search/heads'
import { Phrases } from '@/lib/search/suggest'
import { Vocabulary } from '@/lib/search/vocabulary'
import { isSearchDomain } from '@/lib/schemas/search'
import type { Database } from '@/lib/server/db/types'
import { offeredPhrases } from './offered-phrases'

/** What every search needs besides the postings, updated with the index. Some 700 bytes a document with its
 * terms, when there are many. */
export interface Snapshot {
  /** Version of the index that it reflects. */
  version: number
  vocabulary: Vocabulary
  heads: Heads
  phrases: Record<Locale, Phrases>
}

/** Documents read before yielding to requests; some milliseconds. */
const documentsAtOnce = 100
const termsAtOnce = 1_000
/** Share of changed documents from which it is rebuilt, because their old phrases still take memory. */
const staleShare = 0.5
const staleMin = 5_000

const weight = { popular: 2, service: 1.3, title: 1, serviceTitle: 1.15, other: 0.9 } as const

function emptySnapshot(): Snapshot {
  const offered = { id: new Phrases(), en: new Phrases() }
  for (const locale of locales)
    for (const value of popular[locale]) offered[locale].add(value, weight.popular, null)
  return { version: -1, vocabulary: new Vocabulary(), heads: new Heads(), phrases: offered }
}

const currentVersion = async (db: Kysely<Database>) =>
  (await db.selectFrom('search_state').select('version').executeTakeFirst())?.version ?? 0

/** Documents changed after a version, in the order of changes; only the number for deleted ones. */
const changedDocuments = (db: Kysely<Database>, after: { changedIn: number; document: number }) =>
  db
    .selectFrom('search_changes')
    .leftJoin('search_documents', 'search_documents.id', 'search_changes.document')
    .select([
      'document',
      'changed_in',
      'domain',
      'title_id',
      'title_en',
      'phrases',
      'title_words_id',
      'title_words_en',
      'published_at',
      'end_at',
    ])
    .where(sql<boolean>`(changed_in, document) > (${after.changedIn}, ${after.document})`)
    .orderBy('changed_in')
    .orderBy('document')
    .limit(documentsAtOnce)
    .execute()

type ChangedDocument = Awaited<ReturnType<typeof changedDocuments>>[number]

function followDocument({ heads, phrases: offered }: Snapshot, row: ChangedDocument) {
  const { document } = row
  if (heads.has(document)) for (const locale of locales) offered[locale].forget(document)
  if (
    row.domain === null ||
    row.title_id === null ||
    row.published_at === null ||
    !isSearchDomain(row.domain)
  ) {
    heads.delete(document)
    return
  }
  heads.set(document, {
    domain: row.domain,
    publishedMs: Date.parse(row.published_at),
    endMs: row.end_at === null ? Infinity : Date.parse(row.end_at),
    titleWords: { id: row.title_words_id ?? 0, en: row.title_words_en ?? 0 },
  })
  const isService = row.domain === 'public_service'
  const titles = { id: row.title_id, en: row.title_en ?? row.title_id }
  const known = offeredPhrases.parse(JSON.parse(row.phrases ?? '{}'))
  for (const locale of locales) {
    for (const value of known[locale])
      offered[locale].add(value, isService ? weight.service : weight.other, document)
    offered[locale].addTitle(
      document,
      titles[locale],
      isService ? weight.serviceTitle : weight.title,
    )
  }
}

async function followTerms({ vocabulary }: Snapshot, db: Kysely<Database>, since: number) {
  for (let last = { changedIn: since + 1, term: '' }; ;) {
    const rows = await db
      .selectFrom('search_vocabulary')
      .selectAll()
      .where(sql<boolean>`(changed_in, term) > (${last.changedIn}, ${last.term})`)
      .orderBy('changed_in')
      .orderBy('term')
      .limit(termsAtOnce)
      .execute()
    for (const { term, row_count: count, is_word: isWord } of rows)
      vocabulary.set({ term, rows: count, isWord: isWord === 1 })
    const end = rows.at(-1)
    if (!end || rows.length < termsAtOnce) return
    last = { changedIn: end.changed_in, term: end.term }
    await yieldToRequests()
  }
}

/** @returns how many documents had changed */
async function followDocuments(
  snapshot: Snapshot,
  db: Kysely<Database>,
  since: number,
): Promise<number> {
  let count = 0
  for (let last = { changedIn: since + 1, document: -1 }; ;) {
    const rows = await changedDocuments(db, last)
    for (const row of rows) followDocument(snapshot, row)
    count += rows.length
    const end = rows.at(-1)
    if (!end || rows.length < documentsAtOnce) return count
    last = { changedIn: end.changed_in, document: end.document }
    await yieldToRequests()
  }
}

/**
 * Gives the current snapshot. The first call reads the index in pieces; later ones read the changes since, once for all concurrent
 * searches.
 */
export function createSnapshots(db: Kysely<Database>): () => Promise<Snapshot> {
  let snapshot = emptySnapshot()
  let changed = 0
  let following: Promise<Snapshot> | undefined

  async function follow(version: number): Promise<Snapshot> {
    // Reading changes again is harmless, so the version is set only at the end.
    const isStale = changed > Math.max(staleMin, snapshot.heads.length * staleShare)
    const next = isStale ? emptySnapshot() : snapshot
    const isFirst = next.version === -1
    await followTerms(next, db, next.version)
    const count = await followDocuments(next, db, next.version)
    changed = isFirst ? 0 : changed + count
    next.version = version
    snapshot = next
    return next
  }

  return async () => {
    const version = await currentVersion(db)
    if (version === snapshot.version) return snapshot
    following ??= follow(version).finally(() => (following = undefined))
    return following
  }
}
