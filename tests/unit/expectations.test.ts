import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const folders = ['app', 'components', 'features', 'lib', 'messages', 'scripts', 'tests']
const testFiles = folders.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(?:test|spec)\.tsx?$/.test(name))
    .map((name) => join(folder, name)),
)

it('expects something in every test file, there or by a suite that files share', () => {
  const expectsNothing = testFiles.filter((file) => {
    const source = readFileSync(file, 'utf8')
    const suites = [...source.matchAll(/import \{[^}]*?\b(describe[A-Z]\w*)[^}]*\}/g)]
    return (
      !/\bexpect\b/.test(source.replaceAll(/^import.*/gm, '')) &&
      !suites.some(([, suite = '']) => source.includes(`\n${suite}(`))
    )
  })
  expect(testFiles.length).toBeGreaterThan(100)
  expect(expectsNothing).toEqual([])
})
