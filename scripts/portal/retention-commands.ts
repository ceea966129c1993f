import { env } from '@/lib/env'
import { openPreparedDatabase } from '@/lib/server/embedded/prepare-database'
import { previewRetention, runRetention } from '@/lib/server/retention/embedded/run-retention'
import { purge } from '@/lib/server/purge'
import type { Output } from './output'
import type { ParsedArguments } from './parse-arguments'

/** Removes what is not kept any longer, as the daily job of the server does, or says how much that is. One line per rule. @throws StartError */
export async function applyRetention(given: ParsedArguments, { print }: Output): Promise<void> {
  const isDryRun = given.isSet('dry-run')
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
