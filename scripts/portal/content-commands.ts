import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve, sep } from 'node:path'
import { readTransaction } from '@/lib/server/db/read-transaction'
import { purge } from '@/lib/server/purge'
import { ContentError } from '@/lib/server/content/content-error'
import { readContent } from '@/lib/server/content/read-content'
import { everyKind } from '@/lib/server/content/content'
import { sourceFiles } from '@/lib/server/content/source/source-files'
import type { ImportReport } from '@/lib/server/content/import-run'
import { commandChange } from './content-change'
import { newFolder } from './new-folder'
import type { Output } from './output'
import type { ParsedArguments } from './parse-arguments'
import { withDatabase } from './with-database'

const folderOf = ({ positionals: [folder = ''] }: ParsedArguments) => resolve(folder)

/**
 * Reads a content folder without touching any database, and asks of it what a sync asks.
 * @throws ContentError naming the first wrong file and field
 */
export async function validateContent(given: ParsedArguments, { print }: Output): Promise<void> {
  const folder = folderOf(given)
  const content = readContent(folder)
  await sourceFiles(folder)
  const untranslated = content.items.news.filter(({ english }) => english === null).length
  for (const { kind } of everyKind)
    print(
      `${kind}: ${content.items[kind].length}${kind === 'news' ? ` (${untranslated} without English)` : ''}`,
    )
  print(`tags: ${Object.keys(content.tags).length}`)
  print('Everything is in order.')
}

function report({ added, changed, unchanged }: ImportReport, isDryRun: boolean, { print }: Output) {
  const would = isDryRun ? 'would be ' : ''
  for (const slug of added) print(`${would}added: ${slug}`)
  for (const slug of changed) print(`${would}changed: ${slug}`)
  print(`${added.length} ${would}added, ${changed.length} ${would}changed, ${unchanged} unchanged.`)
}

/** Brings the stored content in line with a folder, or says what that would change. @throws ContentError, StartError */
export async function importFolder(given: ParsedArguments, output: Output): Promise<void> {
  const isDryRun = given.isSet('dry-run')
  const content = readContent(folderOf(given))
  const { importContent } = await import('@/lib/server/content/import')
  report(
    await withDatabase((db) =>
      importContent(db, content, isDryRun ? 'dryRun' : 'import', commandChange('import')),
    ),
    isDryRun,
    output,
  )
  if (!isDryRun) purge(['*'])
}

/**
 * Writes all stored content into an empty or new folder, as `importFolder` reads it.
 * @throws ContentError when the folder holds something, or an item's words are not known; StartError
 */
export async function exportFolder(given: ParsedArguments, { print }: Output): Promise<void> {
  const folder = newFolder(given.positionals[0] ?? '')
  const { exportContent } = await import('@/lib/server/content/export')
  const files = await withDatabase((db) => readTransaction(db, exportContent))
  for (const [path, text] of files) {
    const file = join(folder, path)
    if (!file.startsWith(folder + sep))
      throw new ContentError(`${path}: is no name for a content file`)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text)
  }
  for (const { kind } of everyKind) {
    print(
      `${kind}: ${[...files.keys()].filter((path) => path.startsWith(`${kind}/`)).length} files`,
    )
  }
  print(`${files.size} files written to ${folder}.`)
}
