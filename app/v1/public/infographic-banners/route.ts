import { infographicBannerQuery } from '@/lib/schemas/banners'
import { handle } from '@/lib/server/api/handle'
import { readQuery } from '@/lib/server/api/read-request'
import { portal } from '@/lib/server/portal'

/** Contract 8. */
export const GET = handle({ cache: 'list' }, async ({ request, locale }) =>
  Response.json(
    await (await portal()).banners.infographics(readQuery(request, infographicBannerQuery), locale),
  ),
)
