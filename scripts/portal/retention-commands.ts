import { env } from '@/lib/env'
import { openPreparedDatabase } from '@/lib/server/embedded/prepare-database'
import {
  previewRetention,
  runRetention,
} from '@/lib/server/embedded/complaints/retention/run-retention'
import { purge } from '@/lib/server/purge'
import { type Output, UsageError } from './output'

const dryRunFlag = '--dry-run'

/** Removes what is not kept any longer, as the daily job of the server does, or says how much that is. One line per rule. @throws StartError */
export async function applyRetention(args: readonly string[], { print }: Output): Promise<void> {
  const unknown = args.find((arg) => arg !== dryRunFlag)
  if (unknown !== undefined) throw new UsageError(`"retention" takes no ${unknown}`)
  const isDryRun = args.includes(dryRunFlag)
  const settings = env()
  const db = await openPreparedDatabase(settings)
  try {
    const results = await (isDryRun ? previewRetention : runRetention)(db, settings, new Date())
    for (const { rule, rows } of results)
      print(`${rule}: ${rows} ${isDryRun ? 'would be removed' : 'removed'}`)
  } finally {
    await db.destroy()
  }
  if (!isDryRun) purge(['complaints'])
}
