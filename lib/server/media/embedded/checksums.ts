import type { Kysely } from 'kysely'
import type { Database } from '@/lib/server/db/types'

/** Tables whose rows have a file in the store. */
const tables = ['photos', 'complaint_documents'] as const

/** SHA-256 of those of some stored files that have a row, by id. */
export async function checksumsOf(
  db: Kysely<Database>,
  ids: readonly string[],
): Promise<Map<string, string>> {
  const found = new Map<string, string>()
  if (ids.length === 0) return found
  for (const table of tables) {
    const rows = await db
      .selectFrom(table)
      .select(['id', 'content_hash'])
      .where('id', 'in', ids)
      .execute()
    for (const { id, content_hash: hash } of rows) found.set(id, hash)
  }
  return found
}
