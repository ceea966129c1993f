import { z } from 'zod'
import { keyword } from '@/lib/schemas/text'
import { handle } from '@/lib/server/api/handle'
import { readQuery } from '@/lib/server/api/read-request'
import { portal } from '@/lib/server/portal'

const tagQuery = z.object({ q: keyword.optional().default('') })

/** Contract 3.7: a bare array. */
export const GET = handle({ cache: 'search' }, async ({ request, locale }) =>
  Response.json(await (await portal()).news.tags(readQuery(request, tagQuery).q, locale)),
)
