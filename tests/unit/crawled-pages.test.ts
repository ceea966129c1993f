import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { crawledPages } from '../e2e/crawl/pages'

/**
 * Addresses of all pages below a folder of `app`, as patterns. Groups in brackets are no part of them; previews have a test of their own.
 */
function patternsIn(folder: string, address = ''): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (entry.name === 'page.tsx') return [address || '/']
    if (!entry.isDirectory() || entry.name === '(preview)') return []
    return patternsIn(
      join(folder, entry.name),
      entry.name.startsWith('(') ? address : `${address}/${entry.name}`,
    )
  })
}

test('the crawl leaves out no page of the portal', () => {
  const visited = crawledPages.map(
    (crawled) =>
      (typeof crawled.path === 'string' ? crawled.path : crawled.path.id).split('?')[0] ?? '',
  )
  // The last two are what the server puts in place of an unknown address; the first unknown one shows them.
  const own = ['/[...rest]', '/tidak-ditemukan']
  const leftOut = patternsIn(join('app', '[locale]')).filter((pattern) => {
    const matcher = new RegExp(`^${pattern.replaceAll(/\[\w+\]/g, '[^/]+')}$`)
    return !own.includes(pattern) && !visited.some((path) => matcher.test(path))
  })
  expect(leftOut).toEqual([])
})
