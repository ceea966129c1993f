import { resolve } from 'node:path'
import { env } from '@/lib/env'
import { openPreparedDatabase } from '@/lib/server/embedded/prepare-database'
import { purge } from '@/lib/server/purge'
import { readContent } from '@/lib/server/seed/content-files'
import { importContent, type ImportReport } from '@/lib/server/seed/import-content'
import { type Output, UsageError } from './output'

const dryRunFlag = '--dry-run'

function folderOf(args: readonly string[], flags: readonly string[]): string {
  const unknown = args.find((arg) => arg.startsWith('--') && !flags.includes(arg))
  if (unknown !== undefined) throw new UsageError(`Unknown option ${unknown}`)
  const [folder, ...more] = args.filter((arg) => !arg.startsWith('--'))
  if (folder === undefined) throw new UsageError('The content folder is missing')
  if (more.length > 0) throw new UsageError('Give one content folder')
  return resolve(folder)
}

/** Reads a content folder without touching any database. @throws ContentError naming the first wrong file and field */
export async function checkContent(args: readonly string[], { print }: Output): Promise<void> {
  const { articles, services, lifeEvents, quickAccesses, tags } = readContent(folderOf(args, []))
  const untranslated = articles.filter(({ english }) => english === null).length
  print(`Everything is in order: ${articles.length} articles (${untranslated} without English), ${services.length} services, ${lifeEvents.length} life events, ${quickAccesses.length} quick accesses, ${Object.keys(tags).length} tags.`)
}

function report({ added, changed, unchanged }: ImportReport, isDryRun: boolean, { print }: Output) {
  const would = isDryRun ? 'would be ' : ''
  for (const slug of added) print(`${would}added: ${slug}`)
  for (const slug of changed) print(`${would}changed: ${slug}`)
  print(`${added.length} ${would}added, ${changed.length} ${would}changed, ${unchanged} unchanged.`)
}

/** Brings the stored content in line with a folder, or says what that would change. @throws ContentError, StartError */
export async function importFolder(args: readonly string[], output: Output): Promise<void> {
  const isDryRun = args.includes(dryRunFlag)
  const content = readContent(folderOf(args, [dryRunFlag]))
  const db = await openPreparedDatabase(env())
  try {
    report(await importContent(db, content, isDryRun ? 'dryRun' : 'import'), isDryRun, output)
  } finally {
    await db.destroy()
  }
  if (!isDryRun) purge(['news', 'services', 'life-events', 'quick-accesses'])
}
