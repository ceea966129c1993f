import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

test('only files that have modules for themselves put one in the place of another', () => {
  const folders = ['components', 'features', 'lib', 'messages', 'scripts']
  const files = folders.flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => /\.test\.tsx?$/.test(name)).map((name) => `${folder}/${name}`))
  const mocking = files.filter((file) => /\bvi\.(?:do)?mock\(/i.test(readFileSync(file, 'utf8')))
  expect(mocking.filter((file) => !file.endsWith('.mocking.test.tsx'))).toEqual([])
  expect(files.length).toBeGreaterThan(mocking.length)
})
