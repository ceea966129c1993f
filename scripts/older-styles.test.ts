import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, it } from 'vitest'
import { styleForOlderBrowsers } from './older-styles.mjs'

const folder = mkdtempSync(join(tmpdir(), 'styles-'))
afterEach(() => rmSync(folder, { recursive: true }))

it('gives empty fallbacks their space and heights of the window an older unit, once, and leaves the rest and scripts alone', () => {
  mkdirSync(join(folder, 'parts'))
  const files = {
    'a.css': 'a{--r:var(--in,) 0 0;filter:var(--blur,)var(--dim,)}',
    'parts/b.css':
      'b{color:var(--ink,red);border:var(--edge, )}.h-\\[90dvh\\]{--room:9dvh;height:90dvh;top:min(2rem,3dvh)}',
    'c.js': 'f("var(--in,)","a{top:1dvh}")',
  }
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text)
  styleForOlderBrowsers(folder)
  styleForOlderBrowsers(folder)
  expect(Object.keys(files).map((name) => readFileSync(join(folder, name), 'utf8'))).toEqual([
    'a{--r:var(--in, ) 0 0;filter:var(--blur, )var(--dim, )}',
    'b{color:var(--ink,red);border:var(--edge, )}.h-\\[90dvh\\]{--room:9dvh;height:90vh;height:90dvh;top:min(2rem,3vh);top:min(2rem,3dvh)}',
    'f("var(--in,)","a{top:1dvh}")',
  ])
})
