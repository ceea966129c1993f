import { setImmediate as yieldToRequests } from 'node:timers/promises'
import type { Kysely } from 'kysely'
import { analysisVersion } from '@/lib/search/analyse'
import { createBackgroundPacer } from '@/lib/server/jobs/background-pacer'
import type { Database } from '@/lib/server/db/types'
import { DocumentWriter } from './document-writer'
import {
  allChangesOf,
  changesOf,
  hasOtherItem,
  hasOtherItemOrAnalysis,
  type SourceChanges,
} from './index-changes'
import type { SearchSource } from './source'
import { searchSources } from './sources'

/** Items per transaction when indexing in the background: publishing waits for it, on PostgreSQL two seconds at most. */
const batchSize = 50
/** Ids in one statement. */
const listSize = 500

/** Indexes some items of a source. @returns how many were still due */
async function putSome(
  db: Kysely<Database>,
  writer: DocumentWriter,
  { source, due }: SourceChanges,
  ids: readonly number[],
): Promise<number> {
  const rows = await db
    .selectFrom('search_documents')
    .select(['id', 'item_id', 'version'])
    .where('source', '=', source.name)
    .where('item_id', 'in', ids)
    .execute()
  const stored = new Map(rows.map((row) => [row.item_id, row]))
  // Another process may have indexed them meanwhile.
  const left = ids.filter((id) => stored.get(id)?.version !== due.get(id))
  if (left.length === 0) return 0
  const items = await source.items(db, left)
  await writer.put(
    source,
    items
      .toSorted((a, b) => a.id - b.id)
      .map((item) => ({
        item,
        version: due.get(item.id) ?? '',
        document: stored.get(item.id)?.id,
      })),
  )
  return left.length
}

function* batchesOf(ids: Iterable<number>, size = batchSize): Generator<number[]> {
  const all = [...ids]
  for (let start = 0; start < all.length; start += size) yield all.slice(start, start + size)
}

/** The same for any number, yielding to requests in between. */
async function putAll(
  db: Kysely<Database>,
  writer: DocumentWriter,
  changes: SourceChanges,
  ids: Iterable<number>,
): Promise<number> {
  let count = 0
  for (const some of batchesOf(ids)) {
    count += await putSome(db, writer, changes, some)
    await yieldToRequests()
  }
  return count
}

async function takeNotes(db: Kysely<Database>, notes: readonly number[]) {
  for (const ids of batchesOf(notes, listSize))
    await db.deleteFrom('search_due').where('id', 'in', ids).execute()
}

/** Documents of sources that no longer exist. */
const orphansOf = async (db: Kysely<Database>, sources: readonly SearchSource[]) =>
  (
    await db
      .selectFrom('search_documents')
      .select('id')
      .where(
        'source',
        'not in',
        sources.map(({ name }) => name),
      )
      .limit(listSize)
      .execute()
  ).map(({ id }) => id)

const raiseVersion = (db: Kysely<Database>) =>
  db
    .updateTable('search_state')
    .set((row) => ({ version: row('version', '+', 1) }))
    .execute()

/**
 * Updates the search index after content changes: indexes new and changed items, removes deleted ones. The cost depends on the number of
 * changes, not of items. Run it inside the transaction that changes content, so that results always exist. Running it again changes
 * nothing.
 * @returns the number of documents written or removed
 */
export async function refreshSearchIndex(
  db: Kysely<Database>,
  sources: readonly SearchSource[] = searchSources,
): Promise<number> {
  const writer = await DocumentWriter.begin(db)
  let changed = 0
  for (const source of sources) {
    for await (const changes of changesOf(db, source, hasOtherItem)) {
      changed += await putAll(db, writer, changes, changes.due.keys())
      await writer.remove(changes.gone)
      changed += changes.gone.length
      await takeNotes(db, changes.notes)
    }
  }
  if (changed === 0) return 0
  await writer.end()
  await raiseVersion(db)
  return changed
}

/** Row of `seed_state` that exists while indexing in pieces, so that the next run completes an interrupted one. */
const underWay = 'search-index'
/** Row of `seed_state` with the analysis and the sources of all documents. */
const madeBy = 'search-analysis'

const isMarked = async (db: Kysely<Database>, name: string, hash: string) =>
  (await db
    .selectFrom('seed_state')
    .select('hash')
    .where('name', '=', name)
    .where('hash', '=', hash)
    .executeTakeFirst()) !== undefined

const mark = (db: Kysely<Database>, name: string, hash: string) =>
  db
    .insertInto('seed_state')
    .values({ name, hash })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ hash }))
    .execute()

/**
 * The same for changes that no transaction has indexed: a new analysis, content changed by hand. Works in pieces of 50 with a transaction
 * each, in the background; visitors search the old index until the last one. Only a new analysis compares all items.
 * @returns the number of documents written or removed
 */
export async function refreshSearchInPieces(
  db: Kysely<Database>,
  sources: readonly SearchSource[] = searchSources,
): Promise<number> {
  let changed = 0
  const yieldToVisitors = createBackgroundPacer()
  const piece = async (
    work: (transaction: Kysely<Database>, writer: DocumentWriter) => Promise<number>,
  ) => {
    changed += await db.transaction().execute(async (transaction) => {
      const writer = await DocumentWriter.begin(transaction)
      await mark(transaction, underWay, '')
      const count = await work(transaction, writer)
      await writer.end()
      return count
    })
    await yieldToVisitors()
  }
  const removal =
    (ids: readonly number[]) => async (transaction: Kysely<Database>, writer: DocumentWriter) => {
      const present = await transaction
        .selectFrom('search_documents')
        .select('id')
        .where('id', 'in', ids)
        .execute()
      await writer.remove(present.map(({ id }) => id))
      return present.length
    }
  const wanted = `${analysisVersion} ${sources.map(({ name }) => name).join(' ')}`
  const isCurrent = await isMarked(db, madeBy, wanted)
  for (const source of sources) {
    for await (const changes of (isCurrent ? changesOf : allChangesOf)(
      db,
      source,
      hasOtherItemOrAnalysis,
    )) {
      for (const ids of batchesOf(changes.due.keys()))
        await piece((transaction, writer) => putAll(transaction, writer, changes, ids))
      for (const ids of batchesOf(changes.gone)) await piece(removal(ids))
      if (changes.notes.length > 0)
        await db.transaction().execute((transaction) => takeNotes(transaction, changes.notes))
      await yieldToVisitors()
    }
  }
  if (!isCurrent) {
    for (
      let orphans = await orphansOf(db, sources);
      orphans.length > 0;
      orphans = await orphansOf(db, sources)
    ) {
      for (const ids of batchesOf(orphans)) await piece(removal(ids))
    }
    await mark(db, madeBy, wanted)
  }
  if (await isMarked(db, underWay, '')) {
    await db.transaction().execute(async (transaction) => {
      await transaction.deleteFrom('seed_state').where('name', '=', underWay).execute()
      await raiseVersion(transaction)
    })
  }
  return changed
}
