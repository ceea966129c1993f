import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const folders = ['components', 'features', 'lib', 'messages', 'scripts', 'tests/unit']
const files = folders.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.test\.tsx?$/.test(name))
    .map((name) => `${folder}/${name}`),
)

// Other files meet modules that are loaded already, and settings that were read already.
test.each([
  ['put one module in the place of another', /\bvi\.(?:do)?mock\(/i, '.mocking.test.tsx'],
  [
    'change settings of the process',
    /\bvi\.stubEnv\(|\bprocess\.env(?:\.\w+|\[[^\]]+\]) = /,
    '.settings.test.ts',
  ],
])('only files that have modules for themselves %s', (_, pattern, ending) => {
  const found = files.filter(
    (file) =>
      file !== 'tests/unit/shared-modules.test.ts' && pattern.test(readFileSync(file, 'utf8')),
  )
  expect(found.filter((file) => !file.endsWith(ending))).toEqual([])
  expect(found.length).toBeGreaterThan(0)
})
