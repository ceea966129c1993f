import { type Kysely, sql } from 'kysely'
import { fold } from '@/lib/fold'
import { jakartaDay, startOfDay } from '@/lib/jakarta'
import { among } from '@/lib/server/db/dialect'
import type { Database } from '@/lib/server/db/types'
import type { Imported } from './content'
import { ContentError } from './content-error'
import { keepVersions, lastVersions } from './history/keep-versions'
import type { ImportRun } from './import-run'
import type { ContentFile, ContentKeys, ContentType } from './content-type'
import { searchSourceOf } from './search-document'
import { contentStore, sideTables } from './store'

const valuesOf = ({
  sortTitle,
  title = sortTitle.id,
  searchTexts,
  category = null,
  type = null,
  year = null,
  position = null,
  amount = null,
  parentId = null,
  isActive = true,
  isDemo = false,
  publishedAt = null,
  endsAt = null,
  updatedOn,
}: ContentKeys) => ({
  title,
  category,
  type,
  year,
  position,
  amount,
  parent_id: parentId,
  is_active: isActive ? 1 : 0,
  is_demo: isDemo ? 1 : 0,
  sort_title_id: sortTitle.id,
  sort_title_en: sortTitle.en,
  folded: fold(searchTexts.join(' ')),
  published_at: publishedAt,
  ends_at: endsAt,
  updated_at: updatedOn === undefined ? (publishedAt ?? '') : startOfDay(updatedOn),
})

/** The row of an item as its content type makes it, without what an installation adds. */
export function storedRow<File extends ContentFile>(
  type: ContentType<File>,
  item: Imported<File>,
  keys: ContentKeys,
  slug: string,
) {
  const { hash, ...file } = item
  const values = valuesOf(keys)
  const firstDay = keys.createdOn ?? keys.updatedOn
  const body = type.body?.(item)
  return {
    ...values,
    kind: type.kind,
    id: item.id,
    slug,
    search_source: searchSourceOf(type, item),
    created_at: firstDay === undefined ? values.updated_at : startOfDay(firstDay),
    doc: JSON.stringify(type.doc?.(item) ?? file),
    body_id: body?.id ?? null,
    body_en: body?.en ?? null,
    content_hash: hash,
  }
}

/** What items name, which must be there: stored, or coming with them. */
async function namedIds(
  db: Kysely<Database>,
  type: ContentType,
  items: readonly ContentFile[],
  due: readonly ContentFile[],
): Promise<ReadonlyMap<string, ReadonlySet<number>>> {
  const named = due.flatMap((item) => type.references?.(item) ?? [])
  const known = new Map<string, Set<number>>()
  for (const other of new Set(named.map((reference) => reference.kind))) {
    const ids = named.flatMap((reference) => (reference.kind === other ? [reference.id] : []))
    const rows = await db
      .selectFrom('content_items')
      .select('id')
      .where('kind', '=', other)
      .where(among(db, sql.ref('id'), ids))
      .execute()
    const own = other === type.kind ? items : []
    known.set(other, new Set([...rows, ...own].map(({ id }) => id)))
  }
  return known
}

/**
 * Brings the stored items of a kind in line with those of a content folder; part of the importer's transaction.
 * @returns the hashes that the changed items had
 * @throws ContentError when an item and what is stored do not fit together
 */
export async function importItems<File extends ContentFile>(
  db: Kysely<Database>,
  type: ContentType<File>,
  items: readonly Imported<File>[],
  { isSeed, isDue, change }: ImportRun,
): Promise<string[]> {
  const { kind } = type
  const rows = await contentStore(db, type)
    .rows()
    .select(['id', 'slug', 'content_hash', 'seeded_hash'])
    .where(
      among(
        db,
        sql.ref('id'),
        items.map(({ id }) => id),
      ),
    )
    .execute()
  const stored = new Map(rows.map((row) => [row.id, row]))
  const today = jakartaDay(new Date())
  const named = items.map((item) => {
    const old = stored.get(item.id)
    // A published address stays, whatever happens to the title.
    const slug = (type.keepsSlug ? old?.slug : undefined) ?? type.slug(item)
    const name = type.reportName?.(slug) ?? `${kind}/${slug}`
    return { item, slug, name, isNew: old === undefined, isDue: isDue(old, name, item.hash) }
  })
  const idsOf = (isNew: boolean) =>
    named.flatMap((each) => (each.isDue && each.isNew === isNew ? [each.item.id] : []))
  await keepVersions(db, kind, idsOf(false), change)
  const versions = await lastVersions(db, kind, idsOf(true))
  const due = named.flatMap((each) => (each.isDue ? [each.item] : []))
  const known = await namedIds(db, type, items, due)
  for (const { item, slug, name, isDue: isWritten } of named) {
    const { hash } = item
    await requireFreeSlug(db, type, item, slug, name)
    if (!isWritten) continue
    for (const reference of type.references?.(item) ?? []) {
      const isOwn = reference.kind === kind && reference.id === item.id
      if (isOwn || !known.get(reference.kind)?.has(reference.id))
        throw new ContentError(`${name}: ${reference.error}`)
    }
    const keys = type.keys(item, today)
    const row = storedRow(type, item, keys, slug)
    const { created_at: _, ...changed } = { ...row, ...(isSeed ? { seeded_hash: hash } : {}) }
    await db
      .insertInto('content_items')
      .values({
        ...changed,
        created_at: row.created_at,
        revision: versions.get(item.id) ?? 0,
      })
      .onConflict((conflict) =>
        conflict
          .columns(['kind', 'id'])
          .doUpdateSet({ ...changed, revision: sql`content_items.revision + 1` }),
      )
      .execute()
    await replaceSideRows(db, { kind, item_id: item.id }, keys)
  }
  // A start must not fail over what editors did.
  if (!isSeed && type.storedError) {
    const store = contentStore(db, type)
    const error = type.storedError((await store.all(store.rows(), {})).map(({ doc }) => doc))
    if (error !== null) throw new ContentError(`${kind}: ${error}`)
  }
  return due.flatMap(({ id }) => stored.get(id)?.content_hash ?? [])
}

/** Keys that editors give must differ; addresses made from a title end with the id. */
async function requireFreeSlug<File extends ContentFile>(
  db: Kysely<Database>,
  type: ContentType<File>,
  { id }: File,
  slug: string,
  name: string,
) {
  if (slug.endsWith(`-${id}`)) return
  const other = await contentStore(db, type)
    .rows()
    .select('id')
    .where('slug', '=', slug)
    .where('id', '!=', id)
    .executeTakeFirst()
  if (other) throw new ContentError(`${name}: is stored under another id`)
}

/** Rows written at once; databases bound the values of a statement. */
const batchSize = 100

/** The rows of the side tables that belong to an item. */
export const sideRows = (
  item: { kind: string; item_id: number },
  { tags = [], openings = [], occurrences = [] }: ContentKeys,
) => ({
  content_tags: [...new Set(tags)].map((tag, position) => ({ ...item, tag, position })),
  content_openings: openings.map(({ start, end }) => ({
    ...item,
    start_minute: start,
    end_minute: end,
  })),
  content_occurrences: occurrences.map((occurrence) => ({ ...item, ...occurrence })),
})

/** Rows of the side tables belong to their item: they are rewritten with it. */
async function replaceSideRows(
  db: Kysely<Database>,
  item: { kind: string; item_id: number },
  keys: ContentKeys,
) {
  const rows = sideRows(item, keys)
  for (const table of sideTables) {
    await db
      .deleteFrom(table)
      .where('kind', '=', item.kind)
      .where('item_id', '=', item.item_id)
      .execute()
    for (let start = 0; start < rows[table].length; start += batchSize)
      await db
        .insertInto(table)
        .values(rows[table].slice(start, start + batchSize))
        .execute()
  }
}
