import { env } from '@/lib/env'
import { asHtml } from '@/lib/server/feeds/xml-text'
import { sitemapFilePath, sitemapFiles } from '../sitemap-pages'

export const dynamic = 'force-dynamic'

/** `/sitemap.xml`: names the files that hold the addresses, because one file may not hold them all. */
export async function GET() {
  const files = (await sitemapFiles()).map(
    (file) => `<sitemap><loc>${asHtml(env().SITE_ORIGIN + sitemapFilePath(file))}</loc></sitemap>`,
  )
  const text = `<?xml version="1.0" encoding="UTF-8"?>\n<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${files.join('')}</sitemapindex>\n`
  return new Response(text, { headers: { 'Content-Type': 'application/xml; charset=utf-8' } })
}
