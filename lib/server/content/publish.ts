import type { Kysely } from 'kysely'
import type { Database } from '@/lib/server/db/types'
import { refreshSearchIndex } from '@/lib/server/search/embedded/refresh-index'
import { findDraft, removeDraft } from './drafts'
import { emptyReport, importInto } from './import'
import { type ItemName, liveItem, restoreItem, withdrawItem } from './withdrawn'

/** `nothing`: it was so already. */
export type PublishOutcome = 'added' | 'changed' | 'restored' | 'nothing'

/** Rolls a dry run back after everything has been tried. */
class DryRun extends Error {}

/** One transaction that is taken back when it was only to be tried. */
async function inTransaction<T>(
  db: Kysely<Database>,
  isDryRun: boolean,
  work: (transaction: Kysely<Database>) => Promise<T>,
): Promise<T> {
  let result: { value: T } | undefined
  try {
    await db.transaction().execute(async (transaction) => {
      result = { value: await work(transaction) }
      if (isDryRun) throw new DryRun()
    })
  } catch (error) {
    if (!(error instanceof DryRun)) throw error
  }
  if (!result) throw new Error('the transaction ended without a result')
  return result.value
}

/**
 * Makes the draft of an item its live version, through the importer's own code and in one transaction with the search index; without a draft
 * it puts a withdrawn item back as it was. Running it again changes nothing.
 * @throws ContentError when the draft does not fit what is stored by now
 */
export const publishItem = (
  db: Kysely<Database>,
  item: ItemName,
  isDryRun = false,
): Promise<PublishOutcome> =>
  inTransaction(db, isDryRun, async (transaction) => {
    const isRestored = await restoreItem(transaction, item)
    const draft = await findDraft(transaction, item)
    const isKnown = (await liveItem(transaction, item)) !== null
    if (draft) {
      await importInto(transaction, draft.content, 'import', emptyReport())
      await removeDraft(transaction, item)
    }
    if (draft || isRestored) await refreshSearchIndex(transaction)
    if (!draft) return isRestored ? 'restored' : 'nothing'
    return isKnown ? 'changed' : 'added'
  })

/** Takes a live item out of lists, pages, search, feeds and sitemap; nothing of it is lost. @returns false when it was out already */
export const unpublishItem = (
  db: Kysely<Database>,
  item: ItemName,
  now: Date,
  isDryRun = false,
): Promise<boolean> =>
  inTransaction(db, isDryRun, async (transaction) => {
    const isOut = await withdrawItem(transaction, item, now)
    if (isOut) await refreshSearchIndex(transaction)
    return isOut
  })
