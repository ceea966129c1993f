import { type Kysely, sql } from 'kysely'
import type { Database } from '@/lib/server/db/types'

// Four parameters a row; SQLite takes many more, PostgreSQL up to 65,535.
const batchSize = 500
/** Versions of the index after which a process that still knows a dropped term has read everything anew. */
const rememberedVersions = 1_000

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

  /**
   * @param before terms that a row held
   * @param after those that it holds now, each with whether it stands in the text as it is
   */
  change(before: ReadonlySet<string>, after: ReadonlyMap<string, boolean>) {
    for (const term of before) if (!after.has(term)) this.#change(term, -1, false)
    for (const [term, isWord] of after) this.#change(term, before.has(term) ? 0 : 1, isWord)
  }

  /** @param version of the index in which others hear of it */
  async write(db: Kysely<Database>, version: number): Promise<void> {
    // Sorted, so that two processes that write at the same time lock rows in the same order.
    const rows = [...this.#changes]
      .filter(([, { rows: count, isWord }]) => count !== 0 || isWord)
      .map(([term, change]) => ({ term, row_count: change.rows, is_word: change.isWord ? 1 : 0, changed_in: version }))
      .sort((a, b) => (a.term < b.term ? -1 : 1))
    this.#changes.clear()
    for (let start = 0; start < rows.length; start += batchSize) {
      await db
        .insertInto('search_vocabulary')
        .values(rows.slice(start, start + batchSize))
        .onConflict((conflict) =>
          conflict
            .column('term')
            .doUpdateSet((row) => ({
              row_count: sql<number>`search_vocabulary.row_count + ${row.ref('excluded.row_count')}`,
              // A word that has become a mere stem stays known as a word until nothing holds it.
              is_word: sql<number>`case when ${row.ref('excluded.is_word')} = 1 then 1 when search_vocabulary.row_count + ${row.ref('excluded.row_count')} <= 0 then 0 else search_vocabulary.is_word end`,
              changed_in: row.ref('excluded.changed_in'),
            }))
            // Nobody has to hear of what stays as it is.
            .where((where) => where.or([where('excluded.row_count', '<>', 0), where('excluded.is_word', '>', where.ref('search_vocabulary.is_word'))])),
        )
        .execute()
    }
    await db.deleteFrom('search_vocabulary').where('row_count', '=', 0).where('changed_in', '<', version - rememberedVersions).execute()
  }
}
