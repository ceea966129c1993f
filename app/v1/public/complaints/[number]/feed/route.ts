import { z } from 'zod'
import { env } from '@/lib/env'
import { locales } from '@/lib/i18n/locales'
import { complaintNumber } from '@/lib/schemas/complaints'
import { found, handle } from '@/lib/server/api/handle'
import { readQuery, readValue } from '@/lib/server/api/read-request'
import { complaintFeed } from '@/lib/server/notifications/complaint-feed'
import { portal } from '@/lib/server/portal'

const feedQuery = z.object({ lang: z.enum(locales, 'unknownChoice').optional() })

/** The public steps of one public complaint as Atom; unknown, private and held ones are not found alike. */
export const GET = handle<{ number: string }>(
  { cache: 'list' },
  async ({ request, params, locale: stated }) => {
    const number = readValue('number', params.number, complaintNumber)
    const locale = readQuery(request, feedQuery).lang ?? stated
    const { complaints } = await portal()
    const view = found(await complaints.view(number, null, locale))
    const steps = found(await complaints.history(number, null, locale))
    return new Response(complaintFeed(view, steps, { siteOrigin: env().SITE_ORIGIN, locale }), {
      headers: { 'Content-Type': 'application/atom+xml; charset=utf-8' },
    })
  },
)
