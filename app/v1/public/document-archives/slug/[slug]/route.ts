import { found, handle } from '@/lib/server/api/handle'
import { portal } from '@/lib/server/portal'

/** A document with what it says; ours, beside contract 7.1. */
export const GET = handle<{ slug: string }>({ cache: 'list' }, async ({ params, locale }) =>
  Response.json({ data: found(await (await portal()).archives.bySlug(params.slug, locale)) }),
)
