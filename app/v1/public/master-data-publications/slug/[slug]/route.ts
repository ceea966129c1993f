import { found, handle } from '@/lib/server/api/handle'
import { portal } from '@/lib/server/portal'

/** Contract 4.2; questions go out under `Items` too, the spelling older readers know. */
export const GET = handle<{ slug: string }>({ cache: 'list' }, async ({ params, locale }) => {
  const service = found(await (await portal()).services.bySlug(params.slug, locale))
  return Response.json({ data: { ...service, faq: { ...service.faq, Items: service.faq.items } } })
})
