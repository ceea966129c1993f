import { describe, expect, it } from 'vitest'
import { metaOf, pageMax, perPageMax } from '@/lib/schemas/list'
import { sitemapPartSize } from '@/lib/server/sitemap/port'
import { joinedSitemap, remoteSitemap } from './sitemap-entries'

/** A provincial list of so many items, and the pages that were asked of it. */
function listOf(count: number, category?: string) {
  const asked: number[] = []
  const sitemap = remoteSitemap(({ page, per_page: perPage }) => {
    asked.push(page)
    const first = (page - 1) * perPage
    const numbers = Array.from(
      { length: Math.max(0, Math.min(perPage, count - first)) },
      (_, at) => first + at,
    )
    return Promise.resolve({
      data: numbers.map((number) => ({ slug: `item-${number}`, updated_at: '2026-01-02' })),
      meta: metaOf(count, page, perPage),
    })
  }, category)
  return { sitemap, asked }
}

describe('addresses of a provincial list', () => {
  it('are read in parts, a part from its own pages alone', async () => {
    const { sitemap, asked } = listOf(sitemapPartSize + perPageMax + 1)
    expect(await sitemap.parts()).toEqual([0, 1])
    expect(await sitemap.entries(1)).toHaveLength(perPageMax + 1)
    expect(asked).toEqual([1, 51, 52])
    const first = await sitemap.entries(0)
    expect([first.length, first.at(-1)?.slug]).toEqual([sitemapPartSize, 'item-4999'])
    expect(await sitemap.entries(2)).toEqual([])
  })

  it('end where the list answers no deeper page', async () => {
    const { sitemap, asked } = listOf(pageMax * perPageMax * 2)
    const parts = await sitemap.parts()
    expect(parts.length * sitemapPartSize).toBe(pageMax * perPageMax)
    asked.length = 0
    expect(await sitemap.entries(parts.length)).toEqual([])
    expect(asked).toEqual([])
    expect(await listOf(0).sitemap.parts()).toEqual([])
  })
})

describe('addresses of two provincial lists', () => {
  it('have every part of both once, each with the category of its list', async () => {
    const sitemap = joinedSitemap([
      listOf(sitemapPartSize * 2 + 1, 'information').sitemap,
      listOf(2, 'announcement').sitemap,
    ])
    const parts = await sitemap.parts()
    expect(parts).toEqual([0, 1, 2, 4])
    const found = await Promise.all(
      parts.map(async (part) => {
        const entries = await sitemap.entries(part)
        return [entries[0]?.slug, entries[0]?.category, entries.length]
      }),
    )
    expect(found).toEqual([
      ['item-0', 'information', sitemapPartSize],
      ['item-0', 'announcement', 2],
      [`item-${sitemapPartSize}`, 'information', sitemapPartSize],
      [`item-${sitemapPartSize * 2}`, 'information', 1],
    ])
    expect(await sitemap.entries(3)).toEqual([])
  })
})
