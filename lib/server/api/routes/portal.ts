import { env } from '@/lib/env'
import { Problem } from '@/lib/errors'
import { flagNames, flagRefreshSeconds, tagsOfFlags } from '@/lib/flags'
import { readOutboundLink } from '@/lib/outbound-link'
import { embedWidgetResponse } from '@/lib/schemas/embed-widget'
import { featureFlagsResponse, flagToggles, togglesOf } from '@/lib/schemas/flags'
import { linkCheck, linkCheckQuery, type LinkCheck } from '@/lib/schemas/link-checker'
import { createWidgetAvailability } from '@/lib/server/widgets/widget-availability'
import { live, never, timely } from '../cache-policy'
import { route } from '../route'

let widgetFailure: ReturnType<typeof createWidgetAvailability> | undefined

/** The portal itself: its flags, the widget it shows, links out of it (contract 11 and 12). */
export const portalRoutes = [
  // Called before the embedded page is shown and by its reload button, so the response is not cached.
  route(
    {
      path: '/v1/public/embed-widget',
      summary:
        'Whether the page of another site that the home page shows answers and lets itself be shown',
      response: embedWidgetResponse,
      failures: [404],
      cache: never,
    },
    async (c) => {
      const { EMBED_WIDGET_URL: widget, SITE_ORIGIN: site } = env()
      if (widget === undefined) throw new Problem('ITEM_NOT_FOUND')
      widgetFailure ??= createWidgetAvailability(new URL(widget), new URL(site))
      const failure = await widgetFailure()
      return c.json({ data: { is_available: failure === null, failure } })
    },
  ),
  // Judged by its text alone. Nothing is fetched, or the portal could be made to call any host (SSRF).
  route(
    {
      path: '/v1/public/link-checker',
      summary: 'Judges a link without opening it',
      query: linkCheckQuery,
      response: linkCheck,
      // Every link differs, so caching would only evict useful responses.
      cache: live('reference', { isCors: true }),
    },
    (c) => {
      const { link } = c.req.valid('query')
      const reading = readOutboundLink(link)
      const outbound = 'link' in reading && !reading.link.hadCredentials ? reading.link : null
      const result: LinkCheck = {
        link,
        valid: outbound !== null,
        ssl: outbound?.isEncrypted ?? false,
        trusted: outbound?.isGovernment ?? false,
      }
      return c.json(result)
    },
  ),
  route(
    {
      path: '/v1/public/feature-flags',
      summary: 'Feature flags',
      response: featureFlagsResponse,
      cache: never,
    },
    async (c) => c.json({ data: await c.var.portal.flags.all() }),
  ),
  // Every open home page polls it every 30 seconds; a changed flag purges it like the pages it changes. The query parameters of an Unleash
  // client have no effect.
  route(
    {
      path: '/v1/public/feature-flags/frontend',
      summary: 'Feature flags as the front-end interface of Unleash writes them',
      response: flagToggles,
      cache: timely('list', tagsOfFlags(flagNames)),
    },
    async (c) =>
      c.json(togglesOf(await c.var.portal.flags.all()), 200, {
        'Cache-Control': `public, max-age=${flagRefreshSeconds}`,
      }),
  ),
]
