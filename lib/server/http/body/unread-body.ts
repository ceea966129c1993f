import type { IncomingMessage, ServerResponse } from 'node:http'
import { announcesBody } from '../request-context'

/** How long the rest of an unread body is discarded, milliseconds: closing at once would reset the connection before the response arrives. */
const lingerMs = 1_000

export const hasUnreadBody = (request: IncomingMessage) =>
  announcesBody(request) && !request.readableEnded

/** Sends the body of a response at once and ends it, and with it the connection, when the request has arrived or a second has passed. */
export function endUnread(
  { request, response }: { request: IncomingMessage; response: ServerResponse },
  body: Uint8Array | undefined,
) {
  if (body) response.write(body)
  const finish = () => {
    clearTimeout(timer)
    response.end()
  }
  const timer = setTimeout(finish, lingerMs)
  request.on('error', finish).once('end', finish).once('close', finish)
  request.resume()
}
