import { itemId } from '@/lib/schemas/item-id'
import { found, handle } from '@/lib/server/api/handle'
import { portal } from '@/lib/server/portal'

/** Contract 7.6. */
export const GET = handle<{ id: string }>({ cache: 'list' }, async ({ params, locale }) => {
  const id = found(itemId(params.id))
  return Response.json({
    data: found(await (await portal()).informations.byId('information', id, locale)),
  })
})
