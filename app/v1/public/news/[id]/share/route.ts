import { z } from 'zod'
import { Problem } from '@/lib/errors'
import { guardWrite, limit } from '@/lib/server/api/caller'
import { handle } from '@/lib/server/api/handle'
import { portal } from '@/lib/server/portal'

const articleId = z.string().regex(/^[1-9]\d{0,8}$/).transform(Number)

/** Contract 3.4: adds one completed share. */
export const PATCH = handle<{ id: string }>({ cache: 'never', namesBrowser: true }, async ({ request, params, caller }) => {
  guardWrite(request)
  await limit(caller, 'newsCount')
  const id = articleId.safeParse(params.id)
  const isCounted = id.success && (await (await portal()).news.countShare(id.data))
  if (!isCounted) throw new Problem('ITEM_NOT_FOUND')
  return Response.json({ message: 'OK' })
})
