import { handle } from '@/lib/server/api/handle'
import { portal } from '@/lib/server/portal'

/** The sites of the national government on the home page (ours, beside contract 8). */
export const GET = handle({ cache: 'list' }, async ({ locale }) =>
  Response.json({ data: await (await portal()).banners.nationalLinks(locale) }),
)
