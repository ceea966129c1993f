import type { Kysely } from 'kysely'
import type { Database } from '@/lib/server/db/types'
import { draftFiles, readDraft, type ReadDraft, storedTags } from './draft-content'
import { type DraftKind, draftKinds, isDraftKind } from './draft-kinds'
import { type ItemName, liveItem, withdrawnItems } from './withdrawn'

export interface StoredDraft extends ItemName {
  slug: string
  title: string
  updatedAt: string
}

/** `new`: a first draft; `changed`: it replaces an older one; `unchanged`: the same words again; `live`: the words of the live version, so no draft is needed. */
export type DraftOutcome = 'new' | 'changed' | 'unchanged' | 'live'

/**
 * Keeps a draft beside the live version, the only one of its item; the words of the live version end the draft. Running it again changes nothing.
 * @param db in a transaction
 */
export async function keepDraft(
  db: Kysely<Database>,
  draft: ReadDraft,
  now: Date,
): Promise<DraftOutcome> {
  const { kind, id, hash, title } = draft
  const old = await db
    .selectFrom('drafts')
    .select('content_hash')
    .where('kind', '=', kind)
    .where('item_id', '=', id)
    .executeTakeFirst()
  if ((await liveItem(db, draft))?.hash === hash) {
    await db.deleteFrom('drafts').where('kind', '=', kind).where('item_id', '=', id).execute()
    return 'live'
  }
  if (old?.content_hash === hash) return 'unchanged'
  const slug = (await knownAddress(db, draft)) ?? draft.newSlug
  const values = {
    slug,
    title,
    content_hash: hash,
    files: JSON.stringify(draft.files),
    updated_at: now.toISOString(),
  }
  await db
    .insertInto('drafts')
    .values({ ...values, kind, item_id: id })
    .onConflict((conflict) => conflict.columns(['kind', 'item_id']).doUpdateSet(values))
    .execute()
  return old ? 'changed' : 'new'
}

/** The address that an item has, live or withdrawn. */
async function knownAddress(db: Kysely<Database>, item: ItemName): Promise<string | null> {
  const live = await liveItem(db, item)
  return (
    live?.slug ??
    (await withdrawnItems(db)).find(({ kind, id }) => kind === item.kind && id === item.id)?.slug ??
    null
  )
}

/** Every draft, the latest first. */
export async function listDrafts(db: Kysely<Database>): Promise<StoredDraft[]> {
  const rows = await db
    .selectFrom('drafts')
    .select(['kind', 'item_id', 'slug', 'title', 'updated_at'])
    .orderBy('updated_at', 'desc')
    .orderBy('item_id')
    .execute()
  return rows.flatMap(({ kind, item_id: id, slug, title, updated_at: updatedAt }) =>
    isDraftKind(kind) ? [{ kind, id, slug, title, updatedAt }] : [],
  )
}

/** The draft of an item, read again as the importer reads it; null when there is none. @throws ContentError when rules have changed since */
export async function findDraft(
  db: Kysely<Database>,
  { kind, id }: ItemName,
): Promise<(ReadDraft & { slug: string }) | null> {
  const row = await db
    .selectFrom('drafts')
    .select(['files', 'slug'])
    .where('kind', '=', kind)
    .where('item_id', '=', id)
    .executeTakeFirst()
  return row
    ? {
        ...readDraft(kind, draftFiles.parse(JSON.parse(row.files)), await storedTags(db)),
        slug: row.slug,
      }
    : null
}

export const removeDraft = (db: Kysely<Database>, { kind, id }: ItemName) =>
  db.deleteFrom('drafts').where('kind', '=', kind).where('item_id', '=', id).execute()

/**
 * The item that an editor names: an id (of a service, unless the kind is given) or a slug, with or without `services/` or `news/` before it.
 * @returns null when neither a draft nor a live or withdrawn item answers to it
 */
export async function findItem(db: Kysely<Database>, name: string): Promise<ItemName | null> {
  const [, given, bare = name] = /^(services|news)\/(.+)$/.exec(name) ?? []
  const isId = /^[1-9]\d{0,8}$/.test(bare)
  const kinds: readonly DraftKind[] = isDraftKind(given)
    ? [given]
    : isId
      ? ['services']
      : draftKinds
  const others = [...(await listDrafts(db)), ...(await withdrawnItems(db))]
  for (const kind of kinds) {
    const live = await db
      .selectFrom('content_items')
      .select('id')
      .where('kind', '=', kind)
      .where((where) => (isId ? where('id', '=', Number(bare)) : where('slug', '=', bare)))
      .executeTakeFirst()
    if (live) return { kind, id: live.id }
    const other = others.find(
      (item) => item.kind === kind && (isId ? item.id === Number(bare) : item.slug === bare),
    )
    if (other) return { kind, id: other.id }
  }
  return null
}
