import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

/** Longest line of a source, characters: what two files side by side show. The formatter breaks code, but no text, comment or list of classes. */
const lineMax = 160

/** What may be longer, by reason. */
const exceptions = {
  // Path data of a drawing, as the drawing program gives it: a break inside would only hide what has changed.
  drawing: /(['"])[MmLlHhVvCcSsQqTtAaZz\d\s.,-]{90,}\1/,
}

const folders = ['app', 'components', 'features', 'lib', 'messages', 'scripts', 'styles', 'tests']
const inFolders = folders.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
)
const lines = [...readdirSync('.'), ...inFolders]
  .filter((file) => /\.(?:tsx?|css|mjs)$/.test(file))
  .flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .map((text, at) => ({ place: `${file}:${at + 1}`, text })),
  )
const long = lines.filter(({ text }) => text.length > lineMax)

test('no line is longer than can be read', () => {
  const isAllowed = (text: string) =>
    Object.values(exceptions).some((pattern) => pattern.test(text))
  expect(long.filter(({ text }) => !isAllowed(text)).map(({ place }) => place)).toEqual([])
})

test.each(Object.entries(exceptions))('an exception is still needed: %s', (_, pattern) => {
  expect(long.some(({ text }) => pattern.test(text))).toBe(true)
})
