import { flagRefreshSeconds } from '@/lib/flags'
import { togglesOf } from '@/lib/schemas/flags'
import { handle } from '@/lib/server/api/handle'
import { portal } from '@/lib/server/portal'

/** The flags in the form of an Unleash proxy, for its clients; what they say of themselves in the query changes nothing. */
export const GET = handle({ cache: 'list' }, async () =>
  Response.json(togglesOf(await (await portal()).flags.all()), {
    headers: { 'Cache-Control': `public, max-age=${flagRefreshSeconds}` },
  }),
)
