import type { SitemapPort } from '@/lib/server/sitemap/port'
import type { SitemapEntry } from '@/lib/server/sitemap/port'

/** The addresses of all parts. */
export async function addressesOf(sitemap: SitemapPort): Promise<SitemapEntry[]> {
  const found: SitemapEntry[] = []
  for (const part of await sitemap.parts()) found.push(...(await sitemap.entries(part)))
  return found
}
