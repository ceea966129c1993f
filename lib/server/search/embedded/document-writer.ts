import { setImmediate as yieldToRequests } from 'node:timers/promises'
import type { Insertable, Kysely } from 'kysely'
import { fold } from '@/lib/fold'
import { locales } from '@/lib/i18n/locales'
import { type IndexedText, indexText, rowNumber } from '@/lib/search/index-model'
import type { SearchDocumentTable } from '@/lib/server/db/search-types'
import type { Database } from '@/lib/server/db/types'
import type { SearchableItem, SearchSource } from './source'
import { TermCounts } from './term-counts'
import { lexemesOfRows, PostingChanges } from './term-index'

/** Postings buffered before writing: more of them share the writes of frequent terms, fewer take less memory. */
const waitingMax = 200_000

/** An item to index and its document, if it has one. */
export interface Due {
  item: SearchableItem
  version: string
  document: number | undefined
}

const termsOf = (lexemes: readonly string[]) => new Set(lexemes.map((lexeme) => lexeme.slice(1)))

function rowOf(
  source: SearchSource,
  { item, version }: Due,
  titleWords: { id: number; en: number },
): Omit<Insertable<SearchDocumentTable>, 'id'> {
  const { id: indonesian, en: english } = item.texts
  return {
    source: source.name,
    item_id: item.id,
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
    sort_id: fold(indonesian.title),
    sort_en: fold(english?.title ?? indonesian.title),
  }
}

/** Writes the documents of one transaction and everything derived from them. Readers see them once the version is raised. */
export class DocumentWriter {
  readonly #counts = new TermCounts()
  readonly #postings = new PostingChanges()

  private constructor(
    private readonly db: Kysely<Database>,
    private nextDocument: number,
    /** Version of the index in which readers will see the changes. */
    private readonly version: number,
  ) {}

  static async begin(db: Kysely<Database>): Promise<DocumentWriter> {
    // Locks the one row, so that two processes never index at the same time.
    const { version } = await db
      .updateTable('search_state')
      .set((row) => ({ version: row.ref('version') }))
      .returning('version')
      .executeTakeFirstOrThrow()
    const last = await db
      .selectFrom('search_documents')
      .select((select) => select.fn.max('id').as('id'))
      .executeTakeFirst()
    return new DocumentWriter(db, (last?.id ?? 0) + 1, version + 1)
  }

  /** Updates what is derived from the texts of a row; null removes it. */
  #derive(row: number, before: readonly string[], after: IndexedText | null) {
    const [old, now] = [new Set(before), new Set(after?.lexemes)]
    for (const lexeme of old) if (!now.has(lexeme)) this.#postings.remove(row, lexeme)
    for (const lexeme of now) if (!old.has(lexeme)) this.#postings.add(row, lexeme)
    this.#counts.change(termsOf(before), after?.terms ?? new Map())
  }

  async put(source: SearchSource, due: readonly Due[]): Promise<void> {
    if (due.length === 0) return
    const numbered = due.map((one) => ({
      ...one,
      document: one.document ?? this.nextDocument++,
      isKnown: one.document !== undefined,
    }))
    const before = await lexemesOfRows(
      this.db,
      numbered
        .filter(({ isKnown }) => isKnown)
        .flatMap(({ document }) => locales.map((language) => rowNumber(document, language))),
    )
    const rows: { id: number; lexemes: string }[] = []
    const gone: number[] = []
    const documents: Insertable<SearchDocumentTable>[] = []
    for (const one of numbered) {
      const titleWords = { id: 0, en: 0 }
      for (const language of locales) {
        const [row, text] = [rowNumber(one.document, language), one.item.texts[language]]
        const indexed = text && indexText(text, language)
        this.#derive(row, before.get(row) ?? [], indexed)
        if (indexed) {
          titleWords[language] = indexed.titleWords
          rows.push({ id: row, lexemes: indexed.lexemes.join(' ') })
        } else if (before.has(row)) gone.push(row)
      }
      documents.push({ id: one.document, ...rowOf(source, one, titleWords) })
      // Reading the words of an article takes milliseconds, of some fifty long enough to be felt by visitors.
      await yieldToRequests()
    }
    if (gone.length > 0) await this.db.deleteFrom('search_rows').where('id', 'in', gone).execute()
    await this.db
      .insertInto('search_rows')
      .values(rows)
      .onConflict((conflict) =>
        conflict.column('id').doUpdateSet((row) => ({ lexemes: row.ref('excluded.lexemes') })),
      )
      .execute()
    const known = numbered.filter(({ isKnown }) => isKnown).map(({ document }) => document)
    if (known.length > 0)
      await this.db.deleteFrom('search_documents').where('id', 'in', known).execute()
    await this.db.insertInto('search_documents').values(documents).execute()
    await this.#noteChange(numbered.map(({ document }) => document))
    if (this.#postings.count > waitingMax) await this.#postings.write(this.db)
  }

  async remove(documents: readonly number[]): Promise<void> {
    if (documents.length === 0) return
    const before = await lexemesOfRows(
      this.db,
      documents.flatMap((document) => locales.map((language) => rowNumber(document, language))),
    )
    for (const [row, lexemes] of before) this.#derive(row, lexemes, null)
    if (before.size > 0)
      await this.db
        .deleteFrom('search_rows')
        .where('id', 'in', [...before.keys()])
        .execute()
    await this.db.deleteFrom('search_documents').where('id', 'in', documents).execute()
    await this.#noteChange(documents)
  }

  async #noteChange(documents: readonly number[]) {
    await this.db
      .insertInto('search_changes')
      .values(documents.map((document) => ({ document, changed_in: this.version })))
      .onConflict((conflict) =>
        conflict
          .column('document')
          .doUpdateSet((row) => ({ changed_in: row.ref('excluded.changed_in') })),
      )
      .execute()
  }

  /** Writes the buffered changes. */
  async end(): Promise<void> {
    await this.#postings.write(this.db)
    await this.#counts.write(this.db, this.version)
  }
}
