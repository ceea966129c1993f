import { itemId } from '@/lib/schemas/item-id'
import { found, handle } from '@/lib/server/api/handle'
import { portal } from '@/lib/server/portal'

/** Contract 7.2. */
export const GET = handle<{ id: string }>({ cache: 'reference' }, async ({ params, locale }) => {
  const id = found(itemId(params.id))
  return Response.json({ data: found(await (await portal()).awards.byId(id, locale)) })
})
