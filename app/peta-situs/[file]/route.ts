import { locales } from '@/lib/i18n/locales'
import { asHtml } from '@/lib/server/feeds/xml-text'
import { pagesPerFile, sitemapAddress, type SitemapPage, sitemapPages } from '../../sitemap-pages'

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

/** `/peta-situs/0.xml`: some thousand pages in both languages. */
export async function GET(_request: Request, { params }: { params: Promise<{ file: string }> }) {
  const number = /^(\d{1,4})\.xml$/.exec((await params).file)?.[1]
  const first = Number(number) * pagesPerFile
  const pages =
    number === undefined ? [] : (await sitemapPages()).slice(first, first + pagesPerFile)
  if (pages.length === 0) return new Response(null, { status: 404 })
  const text = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${pages.map(entriesOf).join('\n')}
</urlset>
`
  return new Response(text, { headers: { 'Content-Type': 'application/xml; charset=utf-8' } })
}
