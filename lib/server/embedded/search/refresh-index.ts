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

/** @returns the number of documents written or removed */
async function refreshSource(db: Kysely<Database>, indexing: Indexing, source: SearchSource): Promise<number> {
  const rows = await db.selectFrom('search_documents').select(['id', 'item_id', 'version']).where('source', '=', source.name).execute()
  const stored = new Map<number, Stored>(rows.map((row) => [row.item_id, row]))
  const wanted = (await source.versions(db)).map(({ id, version }) => ({ id, version: `${analysisVersion} ${version}` }))
  const due = new Map(wanted.filter(({ id, version }) => stored.get(id)?.version !== version).map(({ id, version }) => [id, version]))
  const ids = [...due.keys()].sort((a, b) => a - b)
  for (let start = 0; start < ids.length; start += batchSize) {
    const batch = ids.slice(start, start + batchSize)
    const items = await source.items(db, batch)
    for (const item of items.sort((a, b) => a.id - b.id)) await indexing.put(source, item, due.get(item.id) ?? '', stored.get(item.id))
  }
  const present = new Set(wanted.map(({ id }) => id))
  const gone = rows.filter((row) => !present.has(row.item_id))
  for (const { id } of gone) await indexing.remove(id)
  return ids.length + gone.length
}

/**
 * Brings the search in line with the content tables: indexes what is new or changed, forgets what is gone, does nothing otherwise.
 * Meant to run inside the transaction that changes content, so that nobody finds what is not there. Running it again changes nothing.
 * @returns the number of documents written or removed
 */
export async function refreshSearchIndex(db: Kysely<Database>, sources: readonly SearchSource[] = searchSources): Promise<number> {
  const indexing = new Indexing(db)
  await indexing.begin()
  let changed = 0
  for (const source of sources) changed += await refreshSource(db, indexing, source)
  const known = sources.map(({ name }) => name)
  const orphans = await db.selectFrom('search_documents').select('id').where('source', 'not in', known).execute()
  for (const { id } of orphans) await indexing.remove(id)
  changed += orphans.length
  if (changed === 0) return 0
  await indexing.counts.write(db)
  await db
    .updateTable('search_state')
    .set((row) => ({ version: row('version', '+', 1) }))
    .execute()
  return changed
}
