import { handle } from '@/lib/server/api/handle'
import { portal } from '@/lib/server/portal'

/** Contract 8. */
export const GET = handle({ cache: 'list' }, async ({ locale }) =>
  Response.json({ data: await (await portal()).banners.home(locale) }),
)
