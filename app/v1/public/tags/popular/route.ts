import { z } from 'zod'
import { perPageParam } from '@/lib/schemas/list'
import { handle } from '@/lib/server/api/handle'
import { readQuery } from '@/lib/server/api/read-request'
import { portal } from '@/lib/server/portal'

const popularQuery = z.object({ per_page: perPageParam() })

/** Contract 3.7: tags by number of articles. */
export const GET = handle({ cache: 'list' }, async ({ request, locale }) =>
  Response.json({
    data: await (
      await portal()
    ).news.popularTags(readQuery(request, popularQuery).per_page, locale),
  }),
)
