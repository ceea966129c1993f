import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import type { ConformingPortal } from '../conforming-portals'

/** What a portal on a database has loaded when it is ready; before anybody asks it for more. */
export function describeLoadedLibraries(running: () => ConformingPortal) {
  it('has loaded neither a compiler nor the decoders of photos when it is ready', () => {
    const libraries =
      readFileSync(`/proc/${running().portal.pid}/maps`, 'utf8').match(
        /(?<=\/node_modules\/)\S+\.(?:node|so\b\S*)/g,
      ) ?? []
    expect([...new Set(libraries)].filter((path) => /swc|sharp|vips/.test(path))).toEqual([])
    // The way of looking still finds something: what SQLite itself is loaded from.
    expect(libraries.some((path) => path.includes('libsql'))).toBe(true)
  })
}
