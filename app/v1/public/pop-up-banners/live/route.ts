import { handle } from '@/lib/server/api/handle'
import { portal } from '@/lib/server/portal'

/** Contract 8: the banner that is live today, or no content. */
export const GET = handle({ cache: 'list' }, async ({ locale }) => {
  const banner = await (await portal()).banners.popUp(locale)
  return banner ? Response.json({ data: banner }) : new Response(null, { status: 204 })
})
