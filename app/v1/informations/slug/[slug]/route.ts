import { found, handle } from '@/lib/server/api/handle'
import { portal } from '@/lib/server/portal'

/** An information by the name in its address, as announcements have it (ours, beside contract 7.6). */
export const GET = handle<{ slug: string }>({ cache: 'list' }, async ({ params, locale }) =>
  Response.json({
    data: found(await (await portal()).informations.bySlug('information', params.slug, locale)),
  }),
)
