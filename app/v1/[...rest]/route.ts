import { Problem } from '@/lib/errors'
import { handle } from '@/lib/server/api/handle'

/** Every /v1 path that no route knows. */
const unknownPath = handle({ cache: 'never' }, () => {
  throw new Problem('ROUTE_NOT_FOUND')
})

export {
  unknownPath as DELETE,
  unknownPath as GET,
  unknownPath as PATCH,
  unknownPath as POST,
  unknownPath as PUT,
}
