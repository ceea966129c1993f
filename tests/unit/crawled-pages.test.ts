import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { matchPage } from '@/lib/server/http/routes'
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

const pages = patternsIn(join('app', '[locale]'))

test('every page has a row, without which it loses its query and the sitemap does not name it', () => {
  const addressOf = (pattern: string) => pattern.replaceAll(/\[\w+\]/g, 'x')
  const without = pages.filter(
    (pattern) =>
      pattern !== '/[...rest]' && matchPage(addressOf(pattern)).route.pattern === '/[...]',
  )
  expect(without).toEqual([])
})

test('the crawl leaves out no page of the portal', () => {
  const visited = crawledPages.map(
    (crawled) =>
      (typeof crawled.path === 'string' ? crawled.path : crawled.path.id).split('?')[0] ?? '',
  )
  // The last two are what the server puts in place of an unknown address; the first unknown one shows them.
  const own = ['/[...rest]', '/tidak-ditemukan']
  const leftOut = pages.filter((pattern) => {
    const matcher = new RegExp(`^${pattern.replaceAll(/\[\w+\]/g, '[^/]+')}$`)
    return !own.includes(pattern) && !visited.some((path) => matcher.test(path))
  })
  expect(leftOut).toEqual([])
})
