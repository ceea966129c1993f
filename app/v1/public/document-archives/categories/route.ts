import { handle } from '@/lib/server/api/handle'
import { portal } from '@/lib/server/portal'

/** Contract 7.1: the five topics with their counts. */
export const GET = handle({ cache: 'list' }, async ({ locale }) =>
  Response.json({ data: await (await portal()).archives.categories(locale) }),
)
