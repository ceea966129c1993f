import type { Kysely } from 'kysely'
import type { Database } from '@/lib/server/db/types'
import { type ContentKind, everyKind, isContentKind } from './content'
import { draftFiles, readDraft, type ReadDraft, storedTags } from './draft-content'
import { type ItemName, liveItem, withdrawnItems } from './withdrawn'

export interface StoredDraft extends ItemName {
  slug: string
  title: string
  updatedAt: string
}

/**
 * `new`: a first draft; `changed`: it replaces an older one; `unchanged`: the same words again; `live`: the words of the live version, so
 * no draft is needed.
 */
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
    isContentKind(kind) ? [{ kind, id, slug, title, updatedAt }] : [],
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

/** Kinds whose items may be named by their slug alone. */
const namelessKinds: readonly ContentKind[] = ['services', 'news']

/**
 * The items that an editor may mean: by kind and slug or id (`awards/12`), by the slug alone of a service or an article, or by an id alone,
 * which several kinds may have.
 * @returns none when neither a draft nor a live or withdrawn item answers to it
 */
export async function findItems(db: Kysely<Database>, name: string): Promise<ItemName[]> {
  const others = [...(await listDrafts(db)), ...(await withdrawnItems(db))]
  const [, given] = /^([a-z-]+)\/./.exec(name) ?? []
  if (isContentKind(given)) {
    const found = await findItemOf(db, given, name.slice(given.length + 1), others)
    return found ? [found] : []
  }
  const kinds = isId(name) ? everyKind.map(({ kind }) => kind) : namelessKinds
  const found = await Promise.all(kinds.map((kind) => findItemOf(db, kind, name, others)))
  return found.filter((item) => item !== null)
}

const isId = (name: string) => /^[1-9]\d{0,8}$/.test(name)

/** The item of a kind by its slug, or else by its id. */
async function findItemOf(
  db: Kysely<Database>,
  kind: ContentKind,
  name: string,
  others: readonly (ItemName & { slug: string })[],
): Promise<ItemName | null> {
  const ofKind = db.selectFrom('content_items').select('id').where('kind', '=', kind)
  const named =
    (await ofKind.where('slug', '=', name).executeTakeFirst()) ??
    others.find((item) => item.kind === kind && item.slug === name)
  if (named) return { kind, id: named.id }
  if (!isId(name)) return null
  const id = Number(name)
  const numbered =
    (await ofKind.where('id', '=', id).executeTakeFirst()) ??
    others.find((item) => item.kind === kind && item.id === id)
  return numbered ? { kind, id } : null
}
