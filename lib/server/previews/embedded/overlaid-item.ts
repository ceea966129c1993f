import type { Kysely } from 'kysely'
import { jakartaDay } from '@/lib/jakarta'
import type { ContentFile, ContentType } from '@/lib/server/content/content-type'
import { type ReadDraft, typeOf } from '@/lib/server/content/draft-content'
import { sideRows, storedRow } from '@/lib/server/content/import-items'
import type { Database } from '@/lib/server/db/types'
import type { OverlaidRow } from '../scope'

/** Counters of an item that has never been live. */
const untouched = { views: 0, demo_views: 0, shared: 0, revision: 0, seeded_hash: null }

/** Address of the page that shows an item, in Indonesian; null for a kind that no page shows before it is live. */
export function pageOf(
  type: ContentType,
  file: ContentFile,
  row: ReturnType<typeof storedRow>,
): string | null {
  if (type.pageless !== undefined) return null
  if (type.page) return type.page(file)
  const item = { ...untouched, ...row, doc: JSON.parse(row.doc) as unknown }
  return type.search?.document(item, new Map()).path ?? null
}

/** The row of a draft as an import would store it, and its page. */
export function draftRow({ kind, item, newSlug }: ReadDraft, slug = newSlug) {
  const type = typeOf(kind)
  const keys = type.keys(item, jakartaDay(new Date()))
  const row = storedRow(type, item, keys, slug)
  return { row, keys, page: pageOf(type, item, row) }
}

/**
 * What the statements of a preview see instead of an item: its rows as an import of the draft would store them, from now on if they are to be published later.
 */
export async function overlaidItem(
  db: Kysely<Database>,
  draft: ReadDraft & { slug: string },
  now: Date,
): Promise<{ rows: ReadonlyMap<string, readonly OverlaidRow[]>; page: string | null }> {
  const { kind, id } = draft
  const live = await db
    .selectFrom('content_items')
    .selectAll()
    .where('kind', '=', kind)
    .where('id', '=', id)
    .executeTakeFirst()
  const { row, keys, page } = draftRow(draft, live?.slug ?? draft.slug)
  const moment = now.toISOString()
  const shown = {
    ...untouched,
    ...live,
    ...row,
    created_at: live?.created_at ?? row.created_at,
    published_at:
      row.published_at !== null && row.published_at > moment ? moment : row.published_at,
    ends_at: row.ends_at !== null && row.ends_at < moment ? null : row.ends_at,
  }
  const rows: Record<string, readonly OverlaidRow[]> = {
    content_items: [shown],
    ...sideRows({ kind, item_id: id }, keys),
  }
  return { page, rows: new Map(Object.entries(rows)) }
}
