import { pageMax, perPageMax, type Page } from '@/lib/schemas/list'
import { type SitemapEntry, sitemapPartSize } from '@/lib/server/sitemap/port'
import type { SitemapPort } from '@/lib/server/sitemap/port'

const pagesPerPart = sitemapPartSize / perPageMax
/** A list answers no deeper page, but the deepest one again. */
const partsMax = Math.floor(pageMax / pagesPerPart)

type Listed = Pick<SitemapEntry, 'slug' | 'updated_at'>
type List = (query: { page: number; per_page: number }) => Promise<Page<Listed>>

/**
 * The addresses of a list of the provincial API, in parts of so many of its pages.
 * @param category of all its items
 */
export function remoteSitemap(list: List, category?: string): SitemapPort {
  return {
    async parts() {
      const { meta } = await list({ page: 1, per_page: perPageMax })
      const count = Math.min(partsMax, Math.ceil(meta.total_page / pagesPerPart))
      return Array.from({ length: count }, (_, part) => part)
    },

    async entries(part) {
      const found: SitemapEntry[] = []
      if (part >= partsMax) return found
      const first = part * pagesPerPart + 1
      for (let page = first; page < first + pagesPerPart; page += 1) {
        const { data, meta } = await list({ page, per_page: perPageMax })
        found.push(...data.map(({ slug, updated_at }) => ({ slug, updated_at, category })))
        if (page >= meta.total_page) break
      }
      return found
    },
  }
}

/** The addresses of several lists as those of one: their parts take turns. */
export function joinedSitemap(sitemaps: readonly SitemapPort[]): SitemapPort {
  return {
    async parts() {
      const parts = await Promise.all(sitemaps.map((sitemap) => sitemap.parts()))
      return parts
        .flatMap((own, at) => own.map((part) => part * sitemaps.length + at))
        .toSorted((a, b) => a - b)
    },

    entries: async (part) =>
      (await sitemaps[part % sitemaps.length]?.entries(Math.floor(part / sitemaps.length))) ?? [],
  }
}
