import type { Kysely } from 'kysely'
import type { Database } from '@/lib/server/db/types'
import { refreshSearchIndex } from '@/lib/server/search/embedded/refresh-index'
import { changeByPortal, type ContentChange } from './change'
import { ContentError } from './content-error'
import { type ReadDraft, readDraft, storedTags, typeOf } from './draft-content'
import { findDraft, removeDraft } from './drafts'
import { keepVersions } from './history/keep-versions'
import { findVersion } from './history/versions'
import { emptyReport, importInto } from './import'
import { inTransaction } from './in-transaction'
import { type ItemName, liveItem, restoreItem, withdrawItem } from './withdrawn'

interface PublishOptions {
  change?: ContentChange
  isDryRun?: boolean
}

/** `nothing`: it was so already. */
export type PublishOutcome = 'added' | 'changed' | 'restored' | 'nothing'

/**
 * Makes the draft of an item its live version, through the importer's own code and in one transaction with the search index; without a draft
 * it puts a withdrawn item back as it was. Running it again changes nothing.
 * @throws ContentError when the draft does not fit what is stored by now
 */
export const publishItem = (
  db: Kysely<Database>,
  item: ItemName,
  { change = changeByPortal('publish'), isDryRun = false }: PublishOptions = {},
): Promise<PublishOutcome> =>
  inTransaction(db, isDryRun, async (transaction) => {
    const draft = await findDraft(transaction, item)
    const outcome = await makeLive(transaction, item, draft, change)
    if (draft) await removeDraft(transaction, item)
    return outcome
  })

/**
 * Makes an earlier version of an item its live one again, in the same way; the one that was live is kept as a version. A draft stays as it is.
 * Running it again changes nothing.
 * @throws ContentError when no such version is kept, its words are not known, or they do not fit the rules or what is stored by now
 */
export const revertItem = (
  db: Kysely<Database>,
  item: ItemName,
  version: number,
  { change = changeByPortal('revert'), isDryRun = false }: PublishOptions = {},
): Promise<PublishOutcome> =>
  inTransaction(db, isDryRun, async (transaction) => {
    const name = `${item.kind}/${item.id}`
    const found = await findVersion(transaction, item, version)
    if (!found) throw new ContentError(`${name}: version ${version} is not kept`)
    if (found.files.length === 0)
      throw new ContentError(`${name}: the words of version ${version} are not known`)
    const content = readDraft(item.kind, found.files, await storedTags(transaction))
    return makeLive(transaction, item, content, change)
  })

/** Brings an item back if it was taken out, and its words if there are any. */
async function makeLive(
  db: Kysely<Database>,
  item: ItemName,
  words: ReadDraft | null,
  change: ContentChange,
): Promise<PublishOutcome> {
  const isRestored = await restoreItem(db, item)
  const before = await liveItem(db, item)
  const isChanged = words !== null && before?.hash !== words.hash
  if (isChanged) await importInto(db, words.content, 'import', emptyReport(), change)
  // Back with the words that it had, it is a version of its own nevertheless.
  else if (isRestored) await countRevision(db, item)
  if (isChanged || isRestored) await refreshSearchIndex(db)
  if (!isChanged) return isRestored ? 'restored' : 'nothing'
  return before ? 'changed' : 'added'
}

/** Counts a version of an item that is live again with the words that it had. */
export const countRevision = (db: Kysely<Database>, { kind, id }: ItemName) =>
  db
    .updateTable('content_items')
    .set((row) => ({ revision: row('revision', '+', 1) }))
    .where('kind', '=', kind)
    .where('id', '=', id)
    .execute()

/**
 * Takes a live item out of lists, pages, search, feeds and sitemap; nothing of it is lost, and its version is kept.
 * @returns false when it was out already
 * @throws ContentError when pages cannot do without items of its kind
 */
export const unpublishItem = (
  db: Kysely<Database>,
  item: ItemName,
  { change = changeByPortal('unpublish'), isDryRun = false }: PublishOptions = {},
): Promise<boolean> =>
  inTransaction(db, isDryRun, async (transaction) => {
    if (typeOf(item.kind).isIndispensable)
      throw new ContentError(`${item.kind}/${item.id}: pages cannot do without it`)
    await keepVersions(transaction, item.kind, [item.id], change)
    const isOut = await withdrawItem(transaction, item, change.now)
    if (isOut) await refreshSearchIndex(transaction)
    return isOut
  })
