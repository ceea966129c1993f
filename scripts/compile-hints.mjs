// V8 compiles a function when it is first called, on the one thread that paints and answers. A script that begins with the comment below
// is compiled whole while it arrives, in the background (Chromium from 136 on; to other browsers it is a comment).
// https://developer.chrome.com/blog/v8-explicit-js-compile-hints
import { readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const hint = '//# allFunctionsCalledOnLoad\n'

/**
 * Has all scripts below a folder compiled ahead; a script that says so already stays as it is.
 * @param {string} folder
 */
export function hintScripts(folder) {
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.js')) continue
    const path = join(folder, name)
    const source = readFileSync(path, 'utf8')
    if (!source.startsWith(hint)) writeFileSync(path, hint + source)
  }
}
