import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { newFolder } from './new-folder'
import type { Output } from './output'
import type { ParsedArguments } from './parse-arguments'
import { withDatabase } from './with-database'

/**
 * Writes the rows of all offices into an empty or new folder, for people to fill in and `content import` to read.
 * @throws ContentError when the folder holds something; StartError
 */
export async function writeTemplate(
  { positionals: [, given = ''] }: ParsedArguments,
  { print }: Output,
): Promise<void> {
  const folder = newFolder(given)
  const { officeTemplate } = await import('@/lib/server/content/types/offices/office-template')
  const files = await withDatabase((db) => officeTemplate(db, new Date()))
  for (const [path, text] of files) {
    const file = join(folder, path)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text)
  }
  print(`${files.size} files written to ${folder}.`)
  print(`Fill in what you know, leave null what you do not, then: content import ${folder}`)
}
