import { financeQuery } from '@/lib/schemas/finance'
import { found, handle } from '@/lib/server/api/handle'
import { readQuery } from '@/lib/server/api/read-request'
import { portal } from '@/lib/server/portal'

/** Contract 9: plan and realisation of a year, of the latest one without `year`. */
export const GET = handle({ cache: 'list' }, async ({ request, locale }) => {
  const { finance } = await portal()
  return Response.json({
    data: found(await finance.report(readQuery(request, financeQuery), locale)),
    meta: { years: await finance.years() },
  })
})
