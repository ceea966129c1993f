import type { Kysely } from 'kysely'
import { jakartaDay } from '@/lib/jakarta'
import type { ContentFile, ContentType } from '@/lib/server/content/content-type'
import { type ReadDraft, typeOf } from '@/lib/server/content/draft-content'
import { sideRows, storedRow } from '@/lib/server/content/import-items'
import type { Database } from '@/lib/server/db/types'
import type { OverlaidRow, PreviewScope } from '../scope'

/** Counters of an item that has never been live. */
const untouched = { views: 0, demo_views: 0, shared: 0, revision: 0, seeded_hash: null }

/** Address of the page that shows an item, in Indonesian; null for a kind that no page shows before it is live. */
function pageOf(
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
function draftRow({ kind, item, newSlug }: ReadDraft, slug = newSlug) {
  const type = typeOf(kind)
  const keys = type.keys(item, jakartaDay(new Date()))
  const row = storedRow(type, item, keys, slug)
  return { row, keys, page: pageOf(type, item, row) }
}

/** How many of the newest items of a kind that grows a preview sees; pages show far fewer beside one. */
const newestMax = 500

/** From where on the newest items of a kind stand in an order; null while there are few. */
async function newestOf(
  db: Kysely<Database>,
  kind: string,
  column: 'published_at' | 'id',
): Promise<PreviewScope['newest']> {
  const row = await db
    .selectFrom('content_items')
    .select(column)
    .where('kind', '=', kind)
    .orderBy(column, 'desc')
    .limit(1)
    .offset(newestMax)
    .executeTakeFirst()
  const from = row?.[column] ?? null
  return from === null ? null : { column, from }
}

/**
 * What the statements of a preview see instead of an item: its rows as an import of the draft would store them, from now on if they are to be published later.
 */
export async function overlaidItem(
  db: Kysely<Database>,
  draft: ReadDraft & { slug: string },
  now: Date,
): Promise<Pick<PreviewScope, 'rows' | 'newest'> & { page: string | null }> {
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
  const newest = typeOf(kind).grows
    ? await newestOf(db, kind, shown.published_at === null ? 'id' : 'published_at')
    : null
  return { page, rows: new Map(Object.entries(rows)), newest }
}
