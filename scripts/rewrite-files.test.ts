import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, it } from 'vitest'
import { rewriteFiles } from './rewrite-files.mjs'

const folder = mkdtempSync(join(tmpdir(), 'rewritten-'))
afterEach(() => rmSync(folder, { recursive: true }))

it('changes files of one kind in all folders and writes none that stays as it is', () => {
  mkdirSync(join(folder, 'pages'))
  const files = {
    'a.js': 'old',
    'pages/b.js': 'old',
    'c.js': 'new',
    'd.css': 'old',
    'e.js.map': 'old',
  }
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text)
  utimesSync(join(folder, 'c.js'), 1, 1)
  rewriteFiles(folder, '.js', (source) => source.replace('old', 'new'))
  expect(Object.keys(files).map((name) => readFileSync(join(folder, name), 'utf8'))).toEqual([
    'new',
    'new',
    'new',
    'old',
    'old',
  ])
  expect(statSync(join(folder, 'c.js')).mtimeMs).toBe(1_000)
})
