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

/** Where a source stands in its folder. */
const placeOf = ({ file, position }: Pick<ContentSource, 'file' | 'position'>) =>
  `${file} ${position ?? ''}`

/** The places of the sources that are kept, by their hash. */
async function knownPlaces(
  db: Kysely<Database>,
  kind: string,
  hashes: ReadonlySet<string>,
): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
  const known = new Map<string, Set<string>>()
  for (const some of batchesOf([...hashes], hashBatchSize)) {
    const rows = await db
      .selectFrom('content_sources')
      .select(['content_hash', 'file', 'position'])
      .where('kind', '=', kind)
      .where('content_hash', 'in', some)
      .execute()
    for (const row of rows)
      known.set(
        row.content_hash,
        (known.get(row.content_hash) ?? new Set<string>()).add(placeOf(row)),
      )
  }
  return known
}

async function removeSources(db: Kysely<Database>, kind: string, all: readonly string[]) {
  for (const hashes of batchesOf(all, hashBatchSize))
    await db
      .deleteFrom('content_sources')
      .where('kind', '=', kind)
      .where('content_hash', 'in', hashes)
      .execute()
}

/** What an import brought of a kind. */
export interface ImportedKind {
  kind: string
  items: readonly Imported<ContentFile>[]
  sources: readonly ContentSource[]
  /** The hashes that changed items had before. */
  replaced: readonly string[]
  /** Whether files keep the names and order that an earlier import gave them: the product's own do not undo an editor's. */
  keepsPlaces: boolean
}

/**
 * Stores the sources of imported items beside them: those of the folder where the items came from it, with the names that they have there
 * now, those of earlier imports where an editor's item was left alone. Sources of what the items said before are deleted. It costs what
 * was imported, whatever else is stored.
 */
export async function storeSources(
  db: Kysely<Database>,
  { kind, items, sources, replaced, keepsPlaces }: ImportedKind,
): Promise<void> {
  await removeSources(db, kind, replaced)
  const stored = await storedAsRead(db, kind, items)
  const known = await knownPlaces(db, kind, stored)
  const given = sources.filter(({ content_hash: hash }) => stored.has(hash))
  const isMoved = (source: ContentSource) =>
    known.get(source.content_hash)?.has(placeOf(source)) === false
  const moved = new Set(keepsPlaces ? [] : given.filter(isMoved).map((each) => each.content_hash))
  await removeSources(db, kind, [...moved])
  const fresh = given.filter(({ content_hash: hash }) => !known.has(hash) || moved.has(hash))
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
