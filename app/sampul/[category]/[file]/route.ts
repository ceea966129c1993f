import { cover } from '@/lib/cover/cover'
import { isNewsCategory } from '@/lib/schemas/news'

/**
 * `/sampul/{category}/{slug}.svg`: the drawn cover of an item without a picture. An own address rather than inline SVG,
 * because React sends inline markup twice (HTML and payload): 12 KB a card against one cacheable 1.5 KB file.
 */
export async function GET(
  _request: Request,
  { params }: { params: Promise<{ category: string; file: string }> },
) {
  const { category, file } = await params
  const slug = /^([a-z0-9-]{1,120})\.svg$/.exec(file)?.[1]
  if (!slug || !isNewsCategory(category)) return new Response(null, { status: 404 })
  return new Response(cover(slug, category), {
    headers: {
      'Content-Type': 'image/svg+xml; charset=utf-8',
      'Cache-Control': 'public, max-age=86400',
    },
  })
}
