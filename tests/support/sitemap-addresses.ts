import type { SitemapPort } from '@/lib/server/contract'
import type { SitemapEntry } from '@/lib/server/sitemap-parts'

/** The addresses of all parts. */
export async function addressesOf({ parts, entries }: SitemapPort): Promise<SitemapEntry[]> {
  const found: SitemapEntry[] = []
  for (const part of await parts()) found.push(...(await entries(part)))
  return found
}
