import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Plan } from './cache-policy'
import type { Rendered } from './detached-render'
import { answerHeaders } from './response-headers'
import type { SecurityContext } from './security-headers'

/**
 * Sends an answer that belongs to one request. It goes out uncompressed: such answers are small, and compressing what mixes
 * secrets with a visitor's own words would let their length tell.
 */
export function sendLive(
  request: IncomingMessage,
  response: ServerResponse,
  plan: Plan,
  rendered: Rendered,
  context: SecurityContext & { siteOrigin: string; isPayload: boolean },
) {
  const head = answerHeaders(plan, rendered, context).flatMap(([name, value]) => [name, value])
  const isEmpty = rendered.status === 204 || rendered.status === 304
  if (!isEmpty) head.push('Content-Length', String(rendered.body.byteLength))
  response.writeHead(rendered.status, head)
  response.end(isEmpty || request.method === 'HEAD' ? undefined : rendered.body)
}
