import type { RouteMatch } from './routes'
import type { Rendered } from './render-to-buffer'
import { responseHeaders } from './response-headers'
import { writeHead, type Sending } from './cached-response'
import type { SecurityContext } from './security-headers'

/**
 * Sends an answer that belongs to one request. It goes out uncompressed: such answers are small, and compressing what mixes
 * secrets with a visitor's own words would let their length tell.
 */
export function sendUncached(
  sending: Sending,
  match: RouteMatch,
  rendered: Rendered,
  context: SecurityContext & { siteOrigin: string; isPayload: boolean },
) {
  const head = responseHeaders(match, rendered, context).flatMap(([name, value]) => [name, value])
  const isEmpty = rendered.status === 204 || rendered.status === 304
  if (!isEmpty) head.push('Content-Length', String(rendered.body.byteLength))
  writeHead(sending, rendered.status, head)
  sending.response.end(isEmpty || sending.request.method === 'HEAD' ? undefined : rendered.body)
}
