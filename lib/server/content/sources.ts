import { type Kysely, sql } from 'kysely'
import { among } from '@/lib/server/db/dialect'
import type { Database } from '@/lib/server/db/types'
import type { ContentSource, Imported } from './content'
import type { ContentFile } from './content-type'

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

function* batchesOf<Value>(values: readonly Value[], size: number): Generator<readonly Value[]> {
  for (let start = 0; start < values.length; start += size) yield values.slice(start, start + size)
}

/** The items that are stored as they were read, and not kept as an editor's, by their hash. */
async function storedAsRead(
  db: Kysely<Database>,
  kind: string,
  items: readonly Imported<ContentFile>[],
): Promise<ReadonlySet<string>> {
  const stored = new Map<number, string>()
  for (const some of batchesOf(items, hashBatchSize)) {
    const ids = some.map(({ id }) => id)
    const rows = await db
      .selectFrom('content_items')
      .select(['id', 'content_hash'])
      .where('kind', '=', kind)
      .where(among(db, sql.ref('id'), ids))
      .execute()
    for (const { id, content_hash: hash } of rows) stored.set(id, hash)
  }
  return new Set(items.flatMap(({ id, hash }) => (stored.get(id) === hash ? [hash] : [])))
}

async function knownSources(
  db: Kysely<Database>,
  kind: string,
  hashes: ReadonlySet<string>,
): Promise<ReadonlySet<string>> {
  const known = new Set<string>()
  for (const some of batchesOf([...hashes], hashBatchSize)) {
    const rows = await db
      .selectFrom('content_sources')
      .select('content_hash')
      .where('kind', '=', kind)
      .where('content_hash', 'in', some)
      .execute()
    for (const { content_hash: hash } of rows) known.add(hash)
  }
  return known
}

/** What an import brought of a kind. */
export interface ImportedKind {
  kind: string
  items: readonly Imported<ContentFile>[]
  sources: readonly ContentSource[]
  /** The hashes that changed items had before. */
  replaced: readonly string[]
}

/**
 * Stores the sources of imported items beside them: those of the folder where the items came from it, those of earlier imports where an
 * editor's item was left alone. Sources of what the items said before are deleted. It costs what was imported, whatever else is stored.
 */
export async function storeSources(
  db: Kysely<Database>,
  { kind, items, sources, replaced }: ImportedKind,
): Promise<void> {
  for (const hashes of batchesOf(replaced, hashBatchSize))
    await db
      .deleteFrom('content_sources')
      .where('kind', '=', kind)
      .where('content_hash', 'in', hashes)
      .execute()
  const stored = await storedAsRead(db, kind, items)
  const known = await knownSources(db, kind, stored)
  const fresh = sources.filter(({ content_hash: hash }) => stored.has(hash) && !known.has(hash))
  for (const some of batchesOf(fresh, batchSize))
    await db
      .insertInto('content_sources')
      .values(some.map((source) => ({ ...source, kind })))
      .execute()
}

/** Deletes the sources of the examples, before they are deleted themselves. */
export const removeDemoSources = (db: Kysely<Database>) =>
  db
    .deleteFrom('content_sources')
    .where((row) =>
      row(
        row.refTuple('kind', 'content_hash'),
        'in',
        row
          .selectFrom('content_items')
          .select(['content_items.kind', 'content_items.content_hash'])
          .where('is_demo', '=', 1)
          .$asTuple('kind', 'content_hash'),
      ),
    )
    .execute()
