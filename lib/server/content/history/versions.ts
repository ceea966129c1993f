import type { Kysely } from 'kysely'
import { z } from 'zod'
import type { Database } from '@/lib/server/db/types'
import { type DraftFiles, draftFiles, liveFiles } from '../draft-content'
import type { ItemName } from '../withdrawn'

/** A version that is no longer live: until when it was, and what came of it. */
interface PastVersion {
  version: number
  title: string
  replacedAt: string
  replacedBy: string
  /** A `ChangeKind`. */
  replacedHow: string
}

export interface ItemHistory {
  /** The version that everybody sees; null while the item is taken out. */
  live: { version: number; title: string } | null
  /** The latest first. */
  past: PastVersion[]
}

const keptFiles = z.union([draftFiles, z.tuple([])])

/** What an item said, as far back as it is kept. */
export async function itemHistory(
  db: Kysely<Database>,
  { kind, id }: ItemName,
): Promise<ItemHistory> {
  const [live, past] = await Promise.all([
    db
      .selectFrom('content_items')
      .select(['title', 'revision'])
      .where('kind', '=', kind)
      .where('id', '=', id)
      .executeTakeFirst(),
    db
      .selectFrom('content_versions')
      .select([
        'version',
        'title',
        'replaced_at as replacedAt',
        'replaced_by as replacedBy',
        'replaced_how as replacedHow',
      ])
      .where('kind', '=', kind)
      .where('item_id', '=', id)
      .orderBy('version', 'desc')
      .execute(),
  ])
  return { live: live ? { version: live.revision + 1, title: live.title } : null, past }
}

/** A version that is kept; null when it is not, as after its time. */
export async function findVersion(
  db: Kysely<Database>,
  { kind, id }: ItemName,
  version: number,
): Promise<{ version: number; files: DraftFiles } | null> {
  const row = await db
    .selectFrom('content_versions')
    .select('files')
    .where('kind', '=', kind)
    .where('item_id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst()
  return row ? { version, files: keptFiles.parse(JSON.parse(row.files)) } : null
}

/** The files of a version that is kept or live. */
export async function versionFiles(
  db: Kysely<Database>,
  item: ItemName,
  version: number,
): Promise<DraftFiles | null> {
  const { live } = await itemHistory(db, item)
  if (live?.version === version) return liveFiles(db, item)
  return (await findVersion(db, item, version))?.files ?? null
}
