import { handle } from '@/lib/server/api/handle'
import { portal } from '@/lib/server/portal'

/** Contract 4.4. */
export const GET = handle({ cache: 'list' }, async ({ locale }) =>
  Response.json({ data: await (await portal()).services.categories(locale) }),
)
