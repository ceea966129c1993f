import { env } from '@/lib/env'
import { openPreparedDatabase } from '@/lib/server/embedded/prepare-database'
import { refreshSearchIndex } from '@/lib/server/search/embedded/refresh-index'
import { purge } from '@/lib/server/purge'
import { countDemo, type DemoCount, removeDemo } from '@/lib/server/seed/demo'
import type { Output } from './output'
import type { ParsedArguments } from './parse-arguments'

function report(counts: readonly DemoCount[], isDryRun: boolean, { print }: Output) {
  const would = isDryRun ? 'would be ' : ''
  for (const { table, rows } of counts) print(`${table}: ${rows} examples ${would}removed`)
  if (counts.every(({ rows }) => rows === 0)) print('There are no examples.')
}

/** Deletes all example records, or says how many there are. Later starts do not bring them back. @throws StartError */
export async function removeExamples(given: ParsedArguments, output: Output): Promise<void> {
  const isDryRun = given.isSet('dry-run')
  const db = await openPreparedDatabase(env())
  try {
    if (isDryRun) return report(await countDemo(db), isDryRun, output)
    const counts = await db.transaction().execute(async (transaction) => {
      const deleted = await removeDemo(transaction)
      await refreshSearchIndex(transaction)
      return deleted
    })
    report(counts, isDryRun, output)
  } finally {
    await db.destroy()
  }
  purge(['*'])
}
