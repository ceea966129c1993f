import { expect, it } from 'vitest'
import { locales } from '@/lib/i18n/locales'
import { filesFor, pagesPerFile } from './sitemap-pages'

it('puts at most 10,000 addresses into a file', () => {
  expect(pagesPerFile * locales.length).toBeLessThanOrEqual(10_000)
  const pages = Array.from({ length: pagesPerFile + 1 }, () => ({ path: '/' }))
  expect([filesFor([]), filesFor(pages.slice(1)), filesFor(pages)]).toEqual([1, 1, 2])
})
