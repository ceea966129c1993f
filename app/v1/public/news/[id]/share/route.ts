import { z } from 'zod'
import { Problem } from '@/lib/errors'
import { guardWrite, limit } from '@/lib/server/api/caller'
import { isCountedNow } from '@/lib/server/api/counted-browser'
import { handle } from '@/lib/server/api/handle'
import { portal } from '@/lib/server/portal'

const articleId = z
  .string()
  .regex(/^[1-9]\d{0,8}$/)
  .transform(Number)

/** Contract 3.4: adds one completed share, one a day for each browser and article. */
export const PATCH = handle<{ id: string }>(
  { cache: 'never', namesBrowser: true },
  async ({ request, params, caller }) => {
    guardWrite(request)
    await limit(caller, 'newsCount')
    const id = articleId.safeParse(params.id)
    if (!id.success) throw new Problem('ITEM_NOT_FOUND')
    const isKnown =
      !(await isCountedNow('share', String(id.data), caller)) ||
      (await (await portal()).news.countShare(id.data))
    if (!isKnown) throw new Problem('ITEM_NOT_FOUND')
    return Response.json({ message: 'OK' })
  },
)
