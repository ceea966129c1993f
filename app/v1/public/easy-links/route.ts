import { handle } from '@/lib/server/api/handle'
import { portal } from '@/lib/server/portal'

/** The links of the home page's easy access (ours, beside contract 8). */
export const GET = handle({ cache: 'list' }, async ({ locale }) =>
  Response.json({ data: await (await portal()).banners.easyLinks(locale) }),
)
