import type { Kysely } from 'kysely'
import { analysisVersion } from '@/lib/search/analyse'
import type { Database } from '@/lib/server/db/types'
import type { SearchSource } from './source'

/** Items compared at a time. */
const compareSize = 500

/** Differences between some items of a source and the index. */
export interface SourceChanges {
  source: SearchSource
  /** Version of each item that is new or changed. */
  due: Map<number, string>
  /** Documents whose item is gone. */
  gone: number[]
  /** Trigger notes to delete afterwards. */
  notes: readonly number[]
}

/** Whether an item must be indexed, by the version of its document (if any) and its own. */
export type IsDue = (stored: string | undefined, now: string) => boolean

/** The item's part of a stored version, without the version of the analysis. */
const itemVersion = (version: string | undefined) => version?.slice(version.indexOf(' ') + 1)

export const hasOtherItem: IsDue = (stored, now) => itemVersion(stored) !== itemVersion(now)
export const hasOtherItemOrAnalysis: IsDue = (stored, now) => stored !== now

interface Item {
  id: number
  version: string
}

interface StoredItem extends Item {
  item_id: number
}

function compared(
  source: SearchSource,
  isDue: IsDue,
  items: readonly Item[],
  documents: readonly StoredItem[],
): SourceChanges {
  const stored = new Map(documents.map((row) => [row.item_id, row.version]))
  const wanted = items.map(({ id, version }) => ({ id, version: `${analysisVersion} ${version}` }))
  const due = wanted
    .filter(({ id, version }) => isDue(stored.get(id), version))
    .toSorted((a, b) => a.id - b.id)
  const present = new Set(wanted.map(({ id }) => id))
  return {
    source,
    due: new Map(due.map(({ id, version }) => [id, version])),
    gone: documents.filter((row) => !present.has(row.item_id)).map(({ id }) => id),
    notes: [],
  }
}

const documentsOf = (db: Kysely<Database>, source: SearchSource) =>
  db
    .selectFrom('search_documents')
    .select(['id', 'item_id', 'version'])
    .where('source', '=', source.name)

const changesOfItems = async (
  db: Kysely<Database>,
  source: SearchSource,
  isDue: IsDue,
  ids: readonly number[],
) =>
  compared(
    source,
    isDue,
    await source.versions(db, ids),
    await documentsOf(db, source).where('item_id', 'in', ids).execute(),
  )

/** Differences of the items that triggers have noted. Writes nothing; the caller deletes the notes. */
async function* notedChanges(
  db: Kysely<Database>,
  source: SearchSource,
  isDue: IsDue,
): AsyncGenerator<SourceChanges> {
  for (let last = 0; ;) {
    const noted = await db
      .selectFrom('search_due')
      .select(['id', 'item_id'])
      .where('source', '=', source.name)
      .where('id', '>', last)
      .orderBy('id')
      .limit(compareSize)
      .execute()
    if (noted.length === 0) return
    const ids = [...new Set(noted.map((note) => note.item_id))]
    const notes = noted.map(({ id }) => id)
    yield { ...(await changesOfItems(db, source, isDue, ids)), notes }
    last = notes.at(-1) ?? last
  }
}

/** Differences of a source, in batches: noted items of growing content, all items of other content. */
export async function* changesOf(
  db: Kysely<Database>,
  source: SearchSource,
  isDue: IsDue,
): AsyncGenerator<SourceChanges> {
  if (source.idsAfter) yield* notedChanges(db, source, isDue)
  else
    yield compared(
      source,
      isDue,
      await source.versions(db, []),
      await documentsOf(db, source).execute(),
    )
}

/** Differences of a source, comparing every item and document, in batches. */
export async function* allChangesOf(
  db: Kysely<Database>,
  source: SearchSource,
  isDue: IsDue,
): AsyncGenerator<SourceChanges> {
  yield* changesOf(db, source, isDue)
  if (!source.idsAfter) return
  for (let last = 0; ;) {
    const ids = await source.idsAfter(db, last, compareSize)
    if (ids.length === 0) break
    yield changesOfItems(db, source, isDue, ids)
    last = ids.at(-1) ?? last
  }
  for (let last = 0; ;) {
    const documents = await documentsOf(db, source)
      .where('item_id', '>', last)
      .orderBy('item_id')
      .limit(compareSize)
      .execute()
    if (documents.length === 0) break
    const present = await source.versions(
      db,
      documents.map((row) => row.item_id),
    )
    yield compared(source, () => false, present, documents)
    last = documents.at(-1)?.item_id ?? last
  }
}
