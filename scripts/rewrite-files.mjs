import { readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Puts all files of a kind, in a folder and its folders, through a change; what it leaves as it is is not written.
 * @param {string} folder
 * @param {string} ending of their names
 * @param {(source: string) => string} change
 */
export function rewriteFiles(folder, ending, change) {
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith(ending)) continue
    const path = join(folder, name)
    const source = readFileSync(path, 'utf8')
    const changed = change(source)
    if (changed !== source) writeFileSync(path, changed)
  }
}
