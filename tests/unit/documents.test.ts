import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import packageJson from '@/package.json'

// Decisions speak of their day and may name what is no longer there.
const decisions = 'DECISIONS.md'
const living = [
  'README.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  'lib/server/README.md',
  'lib/server/content/README.md',
  'lib/server/http/README.md',
  'tests/README.md',
  'scripts/README.md',
  'scripts/adapters/README.md',
  'scripts/deploy/README.md',
]
const documents = [...living, decisions]
const folders = [
  'app',
  'components',
  'features',
  'lib',
  'messages',
  'public',
  'scripts',
  'styles',
  'tests',
]

/** Paths from the project's root that a text names in code marks; patterns such as `<name>` or `{id,en}` are no paths. */
function namedPaths(text: string): string[] {
  return [...text.matchAll(/`([\w[\]().@/-]+)`/g)]
    .map(([, path = '']) => path)
    .filter((path) => folders.some((folder) => path.startsWith(`${folder}/`)))
}

describe.each(documents)('%s', (document) => {
  const text = readFileSync(document, 'utf8')

  it('links only to what is there', () => {
    const links = [...text.matchAll(/\]\((?!https?:)([^)#]+)\)/g)].map(([, link = '']) => link)
    expect(links.filter((link) => !existsSync(join(dirname(document), link)))).toEqual([])
  })

  it('names only commands that package.json has', () => {
    const commands = [...text.matchAll(/npm run (\w+)/g)].map(([, command = '']) => command)
    expect(commands.filter((command) => !(command in packageJson.scripts))).toEqual([])
  })
})

it.each(living)('%s names only paths that are there', (document) => {
  expect(namedPaths(readFileSync(document, 'utf8')).filter((path) => !existsSync(path))).toEqual([])
})

describe('README', () => {
  it('is read in a few minutes', () => {
    const text = readFileSync('README.md', 'utf8')
    expect(text.split('\n').length).toBeLessThanOrEqual(120)
    expect(text.split(/\s+/).length).toBeLessThanOrEqual(1500)
  })

  it('has every document of the project within reach', () => {
    const below = folders.flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
    )
    const all = [...readdirSync('.'), ...below].filter(
      (path) => path.endsWith('.md') && !path.startsWith('lib/server/seed/content/'),
    )
    const read = documents.map((document) => ({ document, text: readFileSync(document, 'utf8') }))
    const linked = new Set(
      read.flatMap(({ document, text }) =>
        [...text.matchAll(/\]\(([^)#]+\.md)\)/g)].map(([, link = '']) =>
          join(dirname(document), link),
        ),
      ),
    )
    expect(all.filter((path) => path !== 'README.md' && !linked.has(path))).toEqual([])
  })
})
