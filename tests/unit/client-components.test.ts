import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

/** Where code for the browser may stand, as CONTRIBUTING.md says it. */
const rooms = [/^features\//, /^components\/ui\//, /^lib\/(?:.+\/)?use-[\w-]+\.tsx?$/]
/** Next asks for these to be client components. */
const errorPages = /^app\/(?:.+\/)?(?:global-)?error\.tsx$/

const sources = ['app', 'components', 'features', 'lib'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((file) => /(?<!\.test)\.tsx?$/.test(file)),
)
/** The directive, or a hook of React that only the browser runs: also what only client components import is a client component. */
const isForBrowser = (source: string) =>
  /^\s*'use client'/.test(source) ||
  /\buse(?:State|Reducer|Effect|LayoutEffect|Ref|SyncExternalStore|Transition)\(/.test(source)

it('keeps code for the browser in the rooms that are for it', () => {
  const found = sources.filter((file) => isForBrowser(readFileSync(file, 'utf8')))
  expect(found.length).toBeGreaterThan(100)
  expect(
    found.filter((file) => !errorPages.test(file) && !rooms.some((room) => room.test(file))),
  ).toEqual([])
})
