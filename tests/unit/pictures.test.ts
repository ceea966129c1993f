import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { crawledPages } from '../e2e/crawl/pages'
import { pictureFile, pictures, references } from '../e2e/crawl/pictures'
import { openStates } from '../e2e/crawl/states'

const mebibyte = 1024 ** 2
const sizes = ['phone', 'wide'] as const
const files = readdirSync(references).filter((name) => name.endsWith('.png'))

test('every picture that is kept is of something that is looked at, and none is missing', () => {
  const wanted = sizes.flatMap((size) => pictures[size].map((what) => pictureFile(what, size)))
  expect(files.toSorted()).toEqual(wanted.toSorted())
})

test('what is pictured is crawled', () => {
  const crawled = new Set([
    ...crawledPages.map(({ path }) => (typeof path === 'string' ? path : path.id)),
    ...openStates.map(({ name }) => name),
  ])
  expect(sizes.flatMap((size) => pictures[size]).filter((what) => !crawled.has(what))).toEqual([])
})

test('all pictures together are light enough for a repository that many clone', () => {
  const bytes = files.map((name) => statSync(join(references, name)).size)
  expect(bytes.reduce((sum, each) => sum + each, 0)).toBeLessThan(4 * mebibyte)
})
