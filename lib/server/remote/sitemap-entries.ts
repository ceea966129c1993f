import { pageMax, perPageMax, type Page } from '@/lib/schemas/list'
import { type SitemapEntry, sitemapPartSize } from '@/lib/server/sitemap/port'
import type { SitemapPort } from '@/lib/server/sitemap/port'

const pagesPerPart = sitemapPartSize / perPageMax
/** A list answers no deeper page, but the deepest one again. */
const partsMax = Math.floor(pageMax / pagesPerPart)

type List = (query: { page: number; per_page: number }) => Promise<Page<SitemapEntry>>

/** The addresses of a list of the provincial API, in parts of so many of its pages. */
export function remoteSitemap(list: List): SitemapPort {
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
        found.push(...data.map(({ slug, updated_at }) => ({ slug, updated_at })))
        if (page >= meta.total_page) break
      }
      return found
    },
  }
}
