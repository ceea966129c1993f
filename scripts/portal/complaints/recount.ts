import { env } from '@/lib/env'
import { addToTotals } from '@/lib/server/complaints/embedded/statistics/add-to-totals'
import { compactTotals } from '@/lib/server/complaints/embedded/statistics/compact-totals'
import { recountComplaints } from '@/lib/server/complaints/embedded/statistics/recount'
import { totalDifferences } from '@/lib/server/complaints/embedded/statistics/total-differences'
import { openPreparedDatabase } from '@/lib/server/embedded/prepare-database'
import { purge } from '@/lib/server/purge'
import { CommandFailure, type Output } from '../output'
import type { ParsedArguments } from '../parse-arguments'

/**
 * Counts all complaints anew from their histories and puts right what the statistics have otherwise; with --check it only says so.
 * @throws CommandFailure with --check when something differs, StartError
 */
export async function recount(given: ParsedArguments, { print }: Output): Promise<void> {
  const isCheck = given.isSet('check')
  const db = await openPreparedDatabase(env())
  try {
    const { complaints, differing } = await recountComplaints(db, { isCheck })
    const totals = await totalDifferences(db)
    const found = `${complaints} complaints counted: ${differing} complaints and ${totals.length} totals differed`
    if (isCheck) {
      if (differing + totals.length > 0)
        throw new CommandFailure(`${found}; "complaints recount" puts them right.`)
      print(`${complaints} complaints counted: nothing differs.`)
      return
    }
    // What is counted meanwhile stays right, because it is added as well.
    await addToTotals(db, totals)
    await compactTotals(db)
    print(
      differing + totals.length > 0
        ? `${found} and are right now.`
        : `${complaints} complaints counted: nothing differed.`,
    )
  } finally {
    await db.destroy()
  }
  purge(['complaints'])
}
