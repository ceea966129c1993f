import { drawCover } from '@/lib/cover/cover'
import { coverSeeds } from '@/lib/cover/cover-path'
import { isSubjectName } from '@/lib/cover/subjects'

/**
 * `/sampul/{subject}/{seed}.svg`: the drawn cover of an item without a picture. An own address rather than inline SVG, because React sends
 * inline markup twice (HTML and payload), and one without the item's name, so that items share pictures and their number is bounded.
 */
export async function GET(
  _request: Request,
  { params }: { params: Promise<{ subject: string; file: string }> },
) {
  const { subject, file } = await params
  const seed = /^(0|[1-9]\d?)\.svg$/.exec(file)?.[1]
  if (seed === undefined || Number(seed) >= coverSeeds || !isSubjectName(subject))
    return new Response(null, { status: 404 })
  return new Response(drawCover({ subject, seed: Number(seed) }), {
    headers: {
      'Content-Type': 'image/svg+xml; charset=utf-8',
      'Cache-Control': 'public, max-age=86400',
    },
  })
}
