import { guardKey } from '@/lib/server/api/caller'
import { handle } from '@/lib/server/api/handle'
import { portal } from '@/lib/server/portal'

/** Contract 2.3. */
export const GET = handle({ cache: 'guarded' }, async ({ request, locale }) => {
  guardKey(request)
  return Response.json({ data: await (await portal()).complaints.categories(locale) })
})
