import { found, handle } from '@/lib/server/api/handle'
import { portal } from '@/lib/server/portal'

/** Pages whose whole text is one item (ours): `super-app` and `overview`. */
export const GET = handle<{ key: string }>({ cache: 'list' }, async ({ params, locale }) => {
  const { pageTexts } = await portal()
  if (params.key === 'super-app')
    return Response.json({ data: found(await pageTexts.superApp(locale)) })
  return Response.json({
    data: found(params.key === 'overview' ? await pageTexts.overview(locale) : null),
  })
})
