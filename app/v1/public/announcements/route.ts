import { informationQuery } from '@/lib/schemas/informations'
import { handle } from '@/lib/server/api/handle'
import { readQuery } from '@/lib/server/api/read-request'
import { portal } from '@/lib/server/portal'

/** Contract 7.6. */
export const GET = handle({ cache: 'list' }, async ({ request, locale }) =>
  Response.json(
    await (
      await portal()
    ).informations.list('announcement', readQuery(request, informationQuery), locale),
  ),
)
