import { popularServiceQuery } from '@/lib/schemas/popular-services'
import { handle } from '@/lib/server/api/handle'
import { readQuery } from '@/lib/server/api/read-request'
import { portal } from '@/lib/server/portal'

/** Contract 4.5. */
export const GET = handle({ cache: 'list' }, async ({ request, locale }) =>
  Response.json({
    data: await (
      await portal()
    ).services.popular(readQuery(request, popularServiceQuery).audience, locale),
  }),
)
