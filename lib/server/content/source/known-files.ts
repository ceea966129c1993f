import type { Kysely } from 'kysely'
import { z } from 'zod'
import type { Database } from '@/lib/server/db/types'
import { isContentKind } from '../content'
import type { ItemName } from '../withdrawn'
import type { SourceFile } from './source-files'

const batchSize = 100
const ids = z.array(z.number().int())

/** A file as it was last brought in. */
export interface KnownFile {
  path: string
  hash: string
  items: ItemName[]
}

/** A file that was read now. */
export type ReadFile = SourceFile & { items: readonly ItemName[] }

/** Every file that was brought in. */
export async function knownFiles(db: Kysely<Database>): Promise<KnownFile[]> {
  const rows = await db.selectFrom('content_source_files').selectAll().orderBy('path').execute()
  return rows.map(({ path, hash, kind, ids: stored }) => ({
    path,
    hash,
    items: isContentKind(kind) ? ids.parse(JSON.parse(stored)).map((id) => ({ kind, id })) : [],
  }))
}

/** Notes what was brought in and what has gone. @param db in the transaction of the import */
export async function noteFiles(
  db: Kysely<Database>,
  read: readonly ReadFile[],
  removed: readonly { path: string }[],
): Promise<void> {
  const rows = read.map(({ path, kind, hash, items }) => ({
    path,
    kind: kind ?? '',
    hash,
    ids: JSON.stringify(items.map(({ id }) => id)),
  }))
  for (let start = 0; start < rows.length; start += batchSize)
    await db
      .insertInto('content_source_files')
      .values(rows.slice(start, start + batchSize))
      .onConflict((conflict) =>
        conflict.column('path').doUpdateSet((row) => ({
          hash: row.ref('excluded.hash'),
          ids: row.ref('excluded.ids'),
        })),
      )
      .execute()
  for (let start = 0; start < removed.length; start += batchSize)
    await db
      .deleteFrom('content_source_files')
      .where(
        'path',
        'in',
        removed.slice(start, start + batchSize).map(({ path }) => path),
      )
      .execute()
}
