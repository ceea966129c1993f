import { found, handle } from '@/lib/server/api/handle'
import { portal } from '@/lib/server/portal'

/** Contract 3.2. */
export const GET = handle<{ slug: string }>({ cache: 'list' }, async ({ params, locale }) =>
  Response.json({ data: found(await (await portal()).news.bySlug(params.slug, locale)) }),
)
