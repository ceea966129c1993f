import { found, handle } from '@/lib/server/api/handle'
import { portal } from '@/lib/server/portal'

/** Contract 7.6. */
export const GET = handle<{ slug: string }>({ cache: 'list' }, async ({ params, locale }) =>
  Response.json({
    data: found(await (await portal()).informations.bySlug('announcement', params.slug, locale)),
  }),
)
