import { dirname, join, normalize } from 'node:path'

const specifier = /(?:\bfrom\s+|\bimport\s*\(\s*|^import\s+)'([^'\n]+)'/gm
const isModule = (path) => /\.(m?ts|tsx|mjs)$/.test(path)
const isTest = (path) => /\.test\.tsx?$/.test(path)
/** Every test runs by these, whatever it imports. */
const common = ['package.json', 'package-lock.json', 'tsconfig.json', 'vitest.config.ts']
const endings = ['', '.ts', '.tsx', '.mjs', '/index.ts', '/index.tsx']

/** @returns for each path the modules that import it */
function importers(files, read) {
  const known = new Set(files)
  /** @type {Map<string, string[]>} */
  const found = new Map()
  for (const path of files.filter(isModule)) {
    for (const [, name] of read(path).matchAll(specifier)) {
      if (!name.startsWith('.') && !name.startsWith('@/')) continue
      const base = name.startsWith('@/') ? name.slice(2) : normalize(join(dirname(path), name))
      const target = endings
        .map((ending) => base + ending)
        .find((candidate) => known.has(candidate))
      if (target) found.set(target, [...(found.get(target) ?? []), path])
    }
  }
  return found
}

/**
 * The test files that a change touches, those first that import what changed most directly: a change of a leaf has a few,
 * one of a module that half the project imports has hundreds, of which the first tell most.
 * @param {readonly string[]} changed paths from the project's folder
 * @param {readonly string[]} files all paths of the project
 * @param {(path: string) => string} read the text of one of them
 */
export function nearestTests(changed, files, read) {
  if (changed.some((path) => common.includes(path))) return files.filter(isTest)
  const importersOf = importers(files, read)
  const seen = new Set(changed)
  // A set is walked in the order in which it grows: first what changed, then its importers, then theirs.
  for (const path of seen) for (const importer of importersOf.get(path) ?? []) seen.add(importer)
  const known = new Set(files)
  return [...seen].filter((path) => isTest(path) && known.has(path))
}
