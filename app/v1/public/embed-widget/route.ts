import { env } from '@/lib/env'
import { Problem } from '@/lib/errors'
import { handle } from '@/lib/server/api/handle'
import { createWidgetAvailability } from '@/lib/server/embed/widget-availability'

let isAvailable: (() => Promise<boolean>) | undefined

/** Ours: asked before the embedded page is shown, and by its reload button, so the answer is not stored on the way. */
export const GET = handle({ cache: 'never' }, async () => {
  const { EMBED_WIDGET_URL: widget, SITE_ORIGIN: site } = env()
  if (widget === undefined) throw new Problem('ITEM_NOT_FOUND')
  isAvailable ??= createWidgetAvailability(new URL(widget), new URL(site))
  return Response.json({ data: { is_available: await isAvailable() } })
})
