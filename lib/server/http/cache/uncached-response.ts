import type { RouteMatch } from '../routes'
import type { Rendered } from '../render/render-to-buffer'
import { responseHeaders } from '../response-headers'
import { writeHead, type Sending } from './cached-response'
import { endUnread, hasUnreadBody } from '../body/unread-body'
import { emptyResponse } from '../problems'
import type { SecurityContext } from '../security/security-headers'

/**
 * Sends the response of one request, uncompressed: such responses are small, and compressing one that mixes
 * secrets with input of the visitor would disclose them by its length (BREACH).
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
  const body = isEmpty || sending.request.method === 'HEAD' ? undefined : rendered.body
  const isUnread = hasUnreadBody(sending.request)
  if (isUnread) sending.response.shouldKeepAlive = false
  writeHead(sending, rendered.status, head)
  if (isUnread) endUnread(sending, body)
  else sending.response.end(body)
}

/** Responds to OPTIONS. @param allow methods of the path, as the header lists them @returns the status sent */
export function sendPreflight(
  sending: Sending,
  { route }: RouteMatch,
  allow: string,
  context: SecurityContext,
): number {
  const open = [
    ['Access-Control-Allow-Origin', '*'],
    ['Access-Control-Allow-Methods', 'GET, HEAD, OPTIONS'],
    ['Access-Control-Allow-Headers', 'Content-Language, Accept-Language'],
    ['Access-Control-Max-Age', '86400'],
  ] as const
  const headers = [
    ['Allow', allow],
    ['Cache-Control', 'no-store'],
    ...(route.isCors ? open : []),
  ] as const
  writeHead(sending, 204, emptyResponse(204, headers, context).notModifiedHead)
  sending.response.end()
  return 204
}
