import { financeTopic } from '@/lib/schemas/archives'
import { financeReportsQuery } from '@/lib/schemas/finance'
import { handle } from '@/lib/server/api/handle'
import { readQuery } from '@/lib/server/api/read-request'
import { portal } from '@/lib/server/portal'

/** Contract 9: the documents of regional finance. `cat` may name their topic again; any other topic has none of them. */
export const GET = handle({ cache: 'list' }, async ({ request, locale }) => {
  const { cat, ...query } = readQuery(request, financeReportsQuery)
  const { archives } = await portal()
  const isElsewhere =
    cat.length > 0 &&
    (await archives.list({ cat, per_page: 1 }, 'id')).data[0]?.category_slug !== financeTopic
  return Response.json(
    await archives.list({ ...query, cat: [isElsewhere ? '-' : financeTopic] }, locale),
  )
})
