import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, it } from 'vitest'
import { hintScripts } from './compile-hints.mjs'

const folder = mkdtempSync(join(tmpdir(), 'hints-'))
afterEach(() => rmSync(folder, { recursive: true }))

it('has every script compiled ahead, once, and leaves other files alone', () => {
  mkdirSync(join(folder, 'pages'))
  const files = { 'a.js': 'f()', 'pages/b.js': 'g()', 'c.css': 'a{}', 'd.js.map': '{}' }
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text)
  hintScripts(folder)
  hintScripts(folder)
  expect(Object.keys(files).map((name) => readFileSync(join(folder, name), 'utf8'))).toEqual([
    '//# allFunctionsCalledOnLoad\nf()',
    '//# allFunctionsCalledOnLoad\ng()',
    'a{}',
    '{}',
  ])
})
