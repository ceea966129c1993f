import { open311, Open311Failure } from '@/lib/server/open311/answer'
import { discovery } from '@/lib/server/open311/discovery'

/** `/open311/discovery.json` and `.xml`. */
export const GET = open311(async ({ name, locale }) => {
  if (name !== 'discovery') throw new Open311Failure(404, 'resourceUnknown')
  return { root: 'discovery', content: discovery(locale) }
})
