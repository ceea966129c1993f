import { locales } from '@/lib/i18n/locales'
import { asHtml } from '@/lib/server/feeds/xml-text'
import { sitemapAddress, type SitemapPage, sitemapPages } from '../../sitemap-pages'

export const dynamic = 'force-dynamic'

/** A page in one language, naming its pair. */
function entriesOf(page: SitemapPage): string {
  const changed = page.updatedAt === undefined ? '' : `<lastmod>${asHtml(page.updatedAt)}</lastmod>`
  const pair = locales
    .map(
      (locale) =>
        `<xhtml:link rel="alternate" hreflang="${locale}" href="${asHtml(sitemapAddress(locale, page))}"/>`,
    )
    .join('')
  return locales
    .map(
      (locale) => `<url><loc>${asHtml(sitemapAddress(locale, page))}</loc>${pair}${changed}</url>`,
    )
    .join('\n')
}

/** `/peta-situs/0.xml`, `/peta-situs/berita-3.xml`: some thousand pages in both languages. */
export async function GET(_request: Request, { params }: { params: Promise<{ file: string }> }) {
  const { file } = await params
  const pages = file.endsWith('.xml') ? await sitemapPages(file.slice(0, -'.xml'.length)) : []
  if (pages.length === 0) return new Response(null, { status: 404 })
  const text = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${pages.map(entriesOf).join('\n')}
</urlset>
`
  return new Response(text, { headers: { 'Content-Type': 'application/xml; charset=utf-8' } })
}
