import type { Kysely } from 'kysely'
import type { Database } from '@/lib/server/db/types'

/** Rolls a dry run back after everything has been tried. */
class DryRun extends Error {}

/** One transaction that is taken back when it was only to be tried. */
export async function inTransaction<T>(
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
