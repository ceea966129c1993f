import type { Kysely } from 'kysely'
import type { Database } from '@/lib/server/db/types'
import { type Content, everyKind } from './content'

const batchSize = 25
const hashBatchSize = 200

/** The hashes of the stored items of a kind. */
export async function storedHashes(db: Kysely<Database>, kind: string): Promise<Set<string>> {
  const rows = await db
    .selectFrom('content_items')
    .select('content_hash')
    .where('kind', '=', kind)
    .execute()
  return new Set(rows.map((row) => row.content_hash))
}

/**
 * Stores the source of every item beside it, as the last part of an import: that of the folder where the item came from it, that of
 * earlier imports where an editor's item was left alone. Sources of items that were removed or have changed are deleted.
 */
export async function storeSources(db: Kysely<Database>, content: Content): Promise<void> {
  for (const { kind } of everyKind) {
    const stored = await storedHashes(db, kind)
    const rows = await db
      .selectFrom('content_sources')
      .select('content_hash')
      .where('kind', '=', kind)
      .execute()
    const known = new Set(rows.map((row) => row.content_hash))
    const gone = [...known].filter((hash) => !stored.has(hash))
    for (let start = 0; start < gone.length; start += hashBatchSize) {
      await db
        .deleteFrom('content_sources')
        .where('kind', '=', kind)
        .where('content_hash', 'in', gone.slice(start, start + hashBatchSize))
        .execute()
    }
    const fresh = (content.sources.get(kind) ?? []).filter(
      ({ content_hash: hash }) => stored.has(hash) && !known.has(hash),
    )
    for (let start = 0; start < fresh.length; start += batchSize) {
      await db
        .insertInto('content_sources')
        .values(fresh.slice(start, start + batchSize).map((source) => ({ ...source, kind })))
        .execute()
    }
  }
}
