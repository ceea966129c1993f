import { handle } from '@/lib/server/api/handle'
import { portal } from '@/lib/server/portal'

/** Contract 12; asked every 30 seconds, so the answer is never stored. */
export const GET = handle({ cache: 'never' }, async () =>
  Response.json({ data: await (await portal()).flags.all() }),
)
