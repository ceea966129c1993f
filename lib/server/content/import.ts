import { type Kysely, sql } from 'kysely'
import { fold } from '@/lib/fold'
import { startOfDay } from '@/lib/jakarta'
import { among } from '@/lib/server/db/dialect'
import type { Database } from '@/lib/server/db/types'
import { ContentError } from '@/lib/server/seed/content-error'
import type { ImportRun } from '@/lib/server/seed/import-run'
import type { ContentFile, ContentKeys, ContentType } from './content-type'
import { searchSourceOf } from './search-document'
import { contentStore } from './store'

/** A checked content file and the hash of its text. */
export type Imported<File extends ContentFile> = File & { hash: string }

const valuesOf = ({
  sortTitle,
  words,
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
  folded: fold(words.join(' ')),
  published_at: publishedAt,
  ends_at: endsAt,
  updated_at: updatedOn === undefined ? '' : startOfDay(updatedOn),
})

/** The ids of a kind that an item may name: what is stored, and what comes with it. */
async function knownIds(
  db: Kysely<Database>,
  kind: string,
  type: ContentType,
  items: readonly ContentFile[],
): Promise<Set<number>> {
  const stored = await db
    .selectFrom('content_items')
    .select('id')
    .where('kind', '=', kind)
    .execute()
  return new Set([
    ...stored.map(({ id }) => id),
    ...(kind === type.kind ? items.map(({ id }) => id) : []),
  ])
}

/**
 * Brings the stored items of a kind in line with those of a content folder; part of the importer's transaction.
 * @throws ContentError when an item and what is stored do not fit together
 */
export async function importItems<File extends ContentFile>(
  db: Kysely<Database>,
  type: ContentType<File>,
  items: readonly Imported<File>[],
  { isSeed, isDue }: ImportRun,
): Promise<void> {
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
  const known = new Map<string, Set<number>>()
  for (const item of items) {
    const { hash, ...file } = item
    const old = stored.get(item.id)
    // A published address stays, whatever happens to the title.
    const slug = (type.keepsSlug ? old?.slug : undefined) ?? type.slug(item)
    const name = type.reportName?.(slug) ?? `${kind}/${slug}`
    await requireFreeSlug(db, type, item, slug, name)
    if (!isDue(old, name, hash)) continue
    for (const reference of type.references?.(item) ?? []) {
      const ids = known.get(reference.kind) ?? (await knownIds(db, reference.kind, type, items))
      known.set(reference.kind, ids)
      const isOwn = reference.kind === kind && reference.id === item.id
      if (isOwn || !ids.has(reference.id)) throw new ContentError(`${name}: ${reference.error}`)
    }
    const keys = type.keys(item)
    const values = {
      ...valuesOf(keys),
      slug,
      search_source: searchSourceOf(type, item),
      doc: JSON.stringify(type.doc?.(item) ?? file),
      ...bodyOf(type, item),
      content_hash: hash,
      ...(isSeed ? { seeded_hash: hash } : {}),
    }
    const firstDay = keys.createdOn ?? keys.updatedOn
    await db
      .insertInto('content_items')
      .values({
        ...values,
        kind,
        id: item.id,
        created_at: firstDay === undefined ? '' : startOfDay(firstDay),
      })
      .onConflict((conflict) => conflict.columns(['kind', 'id']).doUpdateSet(values))
      .execute()
    await replaceTags(db, kind, item.id, keys.tags ?? [])
  }
  // A start must not fail over what editors did.
  if (isSeed || !type.storedError) return
  const store = contentStore(db, type)
  const error = type.storedError((await store.all(store.rows(), {})).map(({ doc }) => doc))
  if (error !== null) throw new ContentError(`${kind}: ${error}`)
}

const bodyOf = <File extends ContentFile>(type: ContentType<File>, file: File) => {
  const body = type.body?.(file)
  return { body_id: body?.id ?? null, body_en: body?.en ?? null }
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

/** Tags have no life of their own: they are written anew with their item. */
async function replaceTags(
  db: Kysely<Database>,
  kind: string,
  id: number,
  tags: readonly string[],
) {
  await db.deleteFrom('content_tags').where('kind', '=', kind).where('item_id', '=', id).execute()
  const rows = [...new Set(tags)].map((tag, position) => ({ kind, item_id: id, position, tag }))
  if (rows.length > 0) await db.insertInto('content_tags').values(rows).execute()
}
