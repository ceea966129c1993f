import { handle } from '@/lib/server/api/handle'
import { portal } from '@/lib/server/portal'

/** Contract 7.2: a bare array. */
export const GET = handle({ cache: 'reference' }, async ({ locale }) =>
  Response.json(await (await portal()).awards.categories(locale)),
)
