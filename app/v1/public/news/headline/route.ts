import { handle } from '@/lib/server/api/handle'
import { portal } from '@/lib/server/portal'

/** Contract 3.6. */
export const GET = handle({ cache: 'list' }, async ({ locale }) =>
  Response.json({ data: await (await portal()).news.headline(locale) }),
)
