import { env } from '@/lib/env'
import { hasChanged } from '@/lib/server/content/source/sync-job'
import { syncContent } from '@/lib/server/content/source/sync'
import { purge } from '@/lib/server/purge'
import { commandChange } from './content-change'
import { CommandFailure, type Output } from './output'
import type { ParsedArguments } from './parse-arguments'
import { withDatabase } from './with-database'

/** `content sync` @throws CommandFailure while no folder is set; ContentError naming file and reason, nothing is changed then */
export async function syncFolder(flags: ParsedArguments, { print }: Output): Promise<void> {
  const isDryRun = flags.isSet('dry-run')
  const { CONTENT_SOURCE: folder, CONTENT_SOURCE_DELETIONS: deletions } = env()
  if (folder === undefined)
    throw new CommandFailure(
      'There is no folder to bring in: set CONTENT_SOURCE, for the server too',
    )
  const report = await withDatabase((db) =>
    syncContent(db, {
      folder,
      withdraws: deletions === 'withdraw',
      change: commandChange('sync'),
      isDryRun,
    }),
  )
  if (!isDryRun && hasChanged(report)) purge(['*'])
  if (flags.isSet('json')) return print(JSON.stringify({ isDryRun, ...report }, null, 2))
  const { added, changed, unchanged, withdrawn, left, pull } = report
  const would = isDryRun ? 'would be ' : ''
  if (pull === 'no git') print('git is not installed: the clone is brought in as it is.')
  for (const name of added) print(`${would}added: ${name}`)
  for (const name of changed) print(`${would}changed: ${name}`)
  for (const name of withdrawn) print(`${would}taken out: ${name}`)
  for (const name of left) print(`has no file any more, and stays: ${name}`)
  print(
    `${added.length} ${would}added, ${changed.length} ${would}changed, ` +
      `${withdrawn.length} ${would}taken out; ${unchanged} unchanged in the files that were read.`,
  )
}
