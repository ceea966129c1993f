import { setImmediate as yieldToRequests } from 'node:timers/promises'
import type { Kysely } from 'kysely'
import { analysisVersion } from '@/lib/search/analyse'
import { indexText, rowNumber } from '@/lib/search/index-model'
import { locales } from '@/lib/i18n/locales'
import type { Database } from '@/lib/server/db/types'
import type { SearchableItem, SearchSource } from './source'
import { searchSources } from './sources/sources'
import { lexemesOfRow, putRow, removeRow } from './term-index'
import { TermCounts } from './term-counts'

/** Items read and written at a time; keeps memory and the pauses between statements small. */
const batchSize = 50

interface Stored {
  id: number
  version: string
}

class Indexing {
  readonly counts = new TermCounts()
  #nextDocument = 1

  constructor(private readonly db: Kysely<Database>) {}

  async begin() {
    // Takes the lock of the one row, so that two processes never index at the same time.
    await this.db.updateTable('search_state').set((row) => ({ version: row.ref('version') })).execute()
    const row = await this.db.selectFrom('search_documents').select((select) => select.fn.max('id').as('last')).executeTakeFirst()
    this.#nextDocument = (row?.last ?? 0) + 1
  }

  newDocument() {
    const id = this.#nextDocument
    this.#nextDocument += 1
    return id
  }

  /** Takes the rows of a document out of the index and the counts; the document's own row stays. */
  async forgetRows(document: number) {
    for (const language of locales) {
      const row = rowNumber(document, language)
      const lexemes = await lexemesOfRow(this.db, row)
      if (lexemes.length === 0) continue
      this.counts.remove(new Set(lexemes.map((lexeme) => lexeme.slice(1))))
      await removeRow(this.db, row)
    }
  }

  async put(source: SearchSource, item: SearchableItem, version: string, old: Stored | undefined) {
    const document = old?.id ?? this.newDocument()
    if (old) await this.forgetRows(document)
    const { id: indonesian, en: english } = item.texts
    const titleWords = { id: 0, en: 0 }
    for (const language of locales) {
      const text = item.texts[language]
      if (text === null) continue
      const { lexemes, terms, titleWords: words } = indexText(text, language)
      titleWords[language] = words
      await putRow(this.db, rowNumber(document, language), lexemes)
      this.counts.add(terms)
    }
    const values = {
      version,
      domain: source.domain,
      path: item.path,
      slug: item.slug,
      category: item.category,
      unit_id: item.unit?.id ?? null,
      unit_en: item.unit?.en ?? null,
      thumbnail: item.thumbnail,
      title_id: indonesian.title,
      summary_id: indonesian.summary,
      body_id: indonesian.body,
      title_en: english?.title ?? null,
      summary_en: english?.summary ?? null,
      body_en: english?.body ?? null,
      phrases: JSON.stringify(item.phrases),
      title_words_id: titleWords.id,
      title_words_en: english ? titleWords.en : titleWords.id,
      published_at: item.publishedAt,
      created_at: item.createdAt,
      end_at: item.endAt,
    }
    await this.db
      .insertInto('search_documents')
      .values({ ...values, id: document, source: source.name, item_id: item.id })
      .onConflict((conflict) => conflict.column('id').doUpdateSet(values))
      .execute()
  }

  async remove(document: number) {
    await this.forgetRows(document)
    await this.db.deleteFrom('search_documents').where('id', '=', document).execute()
  }
}

interface SourceChanges {
  source: SearchSource
  /** Version of each item that is new or changed. */
  due: Map<number, string>
  /** Documents whose item is gone. */
  gone: number[]
}

/** What an item was when it was indexed, without the analysis that was used: an item is not changed because the analysis is. */
const itemVersion = (version: string | undefined) => version?.slice(version.indexOf(' ') + 1)

/** How a source differs from the index. @param isDue compares the version of a document, if there is one, with that of its item now */
async function changesOf(db: Kysely<Database>, source: SearchSource, isDue: (stored: string | undefined, now: string) => boolean): Promise<SourceChanges> {
  const rows = await db.selectFrom('search_documents').select(['id', 'item_id', 'version']).where('source', '=', source.name).execute()
  const stored = new Map(rows.map((row) => [row.item_id, row.version]))
  const wanted = (await source.versions(db)).map(({ id, version }) => ({ id, version: `${analysisVersion} ${version}` }))
  const due = wanted.filter(({ id, version }) => isDue(stored.get(id), version)).toSorted((a, b) => a.id - b.id)
  const present = new Set(wanted.map(({ id }) => id))
  return { source, due: new Map(due.map(({ id, version }) => [id, version])), gone: rows.filter((row) => !present.has(row.item_id)).map(({ id }) => id) }
}

/** Indexes some items of a source. @returns how many were still due */
async function putSome(db: Kysely<Database>, indexing: Indexing, { source, due }: SourceChanges, ids: readonly number[]): Promise<number> {
  const rows = await db.selectFrom('search_documents').select(['id', 'item_id', 'version']).where('source', '=', source.name).where('item_id', 'in', ids).execute()
  const stored = new Map<number, Stored>(rows.map((row) => [row.item_id, row]))
  // Another process may have been quicker.
  const left = ids.filter((id) => stored.get(id)?.version !== due.get(id))
  if (left.length === 0) return 0
  const items = await source.items(db, left)
  for (const item of items.toSorted((a, b) => a.id - b.id)) await indexing.put(source, item, due.get(item.id) ?? '', stored.get(item.id))
  return left.length
}

function* batchesOf(ids: Iterable<number>): Generator<number[]> {
  const all = [...ids]
  for (let start = 0; start < all.length; start += batchSize) yield all.slice(start, start + batchSize)
}

const orphansOf = async (db: Kysely<Database>, sources: readonly SearchSource[]) =>
  (await db.selectFrom('search_documents').select('id').where('source', 'not in', sources.map(({ name }) => name)).execute()).map(({ id }) => id)

const raiseVersion = (db: Kysely<Database>) =>
  db
    .updateTable('search_state')
    .set((row) => ({ version: row('version', '+', 1) }))
    .execute()

/**
 * Brings the search in line with the content tables: indexes what is new or changed, forgets what is gone, does nothing otherwise.
 * Meant to run inside the transaction that changes content, so that nobody finds what is not there. Running it again changes nothing.
 * @returns the number of documents written or removed
 */
export async function refreshSearchIndex(db: Kysely<Database>, sources: readonly SearchSource[] = searchSources): Promise<number> {
  const indexing = new Indexing(db)
  await indexing.begin()
  let changed = 0
  for (const source of sources) {
    const changes = await changesOf(db, source, (stored, now) => itemVersion(stored) !== itemVersion(now))
    for (const ids of batchesOf(changes.due.keys())) changed += await putSome(db, indexing, changes, ids)
    for (const id of changes.gone) await indexing.remove(id)
    changed += changes.gone.length
  }
  const orphans = await orphansOf(db, sources)
  for (const id of orphans) await indexing.remove(id)
  changed += orphans.length
  if (changed === 0) return 0
  await indexing.counts.write(db)
  await raiseVersion(db)
  return changed
}

/** Row of `seed_state` that stands while pieces are being indexed, so that a cut off run is ended by the next. */
const underWay = 'search-index'

/**
 * The same for what no transaction of a change has seen to: a new analysis, content changed by hand. Looks first; then works in pieces of 50
 * with a transaction each, beside visitors, who search what there was before until the last one.
 * @returns the number of documents written or removed
 */
export async function refreshSearchInPieces(db: Kysely<Database>, sources: readonly SearchSource[] = searchSources): Promise<number> {
  let changed = 0
  const piece = async (work: (transaction: Kysely<Database>, indexing: Indexing) => Promise<number>) => {
    changed += await db.transaction().execute(async (transaction) => {
      const indexing = new Indexing(transaction)
      await indexing.begin()
      await transaction.insertInto('seed_state').values({ name: underWay, hash: '' }).onConflict((conflict) => conflict.doNothing()).execute()
      const count = await work(transaction, indexing)
      await indexing.counts.write(transaction)
      return count
    })
    await yieldToRequests()
  }
  const removal = (ids: readonly number[]) => async (transaction: Kysely<Database>, indexing: Indexing) => {
    const present = await transaction.selectFrom('search_documents').select('id').where('id', 'in', ids).execute()
    for (const { id } of present) await indexing.remove(id)
    return present.length
  }
  for (const source of sources) {
    const changes = await changesOf(db, source, (stored, now) => stored !== now)
    for (const ids of batchesOf(changes.due.keys())) await piece((transaction, indexing) => putSome(transaction, indexing, changes, ids))
    for (const ids of batchesOf(changes.gone)) await piece(removal(ids))
  }
  for (const ids of batchesOf(await orphansOf(db, sources))) await piece(removal(ids))
  const mark = await db.selectFrom('seed_state').select('name').where('name', '=', underWay).executeTakeFirst()
  if (mark) {
    await db.transaction().execute(async (transaction) => {
      await transaction.deleteFrom('seed_state').where('name', '=', underWay).execute()
      await raiseVersion(transaction)
    })
  }
  return changed
}
