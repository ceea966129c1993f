import { type Kysely, sql } from 'kysely'
import type { Database } from '@/lib/server/db/types'

// Three parameters a row; SQLite takes many more, PostgreSQL up to 65,535.
const batchSize = 500

interface Change {
  rows: number
  isWord: boolean
}

/** Adds up how an indexing changes the vocabulary, and writes it at the end in a few statements. */
export class TermCounts {
  readonly #changes = new Map<string, Change>()

  #change(term: string, rows: number, isWord: boolean) {
    const known = this.#changes.get(term)
    if (known) {
      known.rows += rows
      known.isWord ||= isWord
    } else this.#changes.set(term, { rows, isWord })
  }

  /** @param terms of a new row, each with whether it stands in the text as it is */
  add(terms: ReadonlyMap<string, boolean>) {
    for (const [term, isWord] of terms) this.#change(term, 1, isWord)
  }

  remove(terms: Iterable<string>) {
    for (const term of terms) this.#change(term, -1, false)
  }

  async write(db: Kysely<Database>): Promise<void> {
    // Sorted, so that two processes that write at the same time lock rows in the same order.
    const rows = [...this.#changes]
      .filter(([, { rows: count, isWord }]) => count !== 0 || isWord)
      .map(([term, change]) => ({ term, row_count: change.rows, is_word: change.isWord ? 1 : 0 }))
      .sort((a, b) => (a.term < b.term ? -1 : 1))
    for (let start = 0; start < rows.length; start += batchSize) {
      await db
        .insertInto('search_vocabulary')
        .values(rows.slice(start, start + batchSize))
        .onConflict((conflict) =>
          conflict.column('term').doUpdateSet((row) => ({
            row_count: sql<number>`search_vocabulary.row_count + ${row.ref('excluded.row_count')}`,
            // A word that has become a mere stem stays known as a word until nothing holds it.
            is_word: sql<number>`case when ${row.ref('excluded.is_word')} = 1 then 1 else search_vocabulary.is_word end`,
          })),
        )
        .execute()
    }
    await db.deleteFrom('search_vocabulary').where('row_count', '<=', 0).execute()
  }
}
