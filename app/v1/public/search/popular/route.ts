import { handle } from '@/lib/server/api/handle'
import { portal } from '@/lib/server/portal'

/** Contract 6.3. */
export const GET = handle({ cache: 'reference' }, async ({ locale }) =>
  Response.json({ data: await (await portal()).search.popular(locale) }),
)
