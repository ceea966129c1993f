import { eventCalendarQuery } from '@/lib/schemas/events'
import { handle } from '@/lib/server/api/handle'
import { readQuery } from '@/lib/server/api/read-request'
import { portal } from '@/lib/server/portal'

/** Contract 5.2. */
export const GET = handle({ cache: 'list' }, async ({ request, locale }) =>
  Response.json(
    await (await portal()).events.calendar(readQuery(request, eventCalendarQuery), locale),
  ),
)
