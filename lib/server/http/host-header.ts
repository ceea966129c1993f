import type { IncomingMessage } from 'node:http'

// RFC 3986: a name, an IPv4 address or an IPv6 address in brackets, with a port or without.
const goodHost = /^(?:[\w.~!$&'()*+,;=%-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i

/**
 * Whether a request names exactly one host in the form that RFC 9112 asks for, in a version of HTTP that this server speaks. A proxy in front
 * may understand the others differently.
 */
export function hasGoodHost({
  headers,
  rawHeaders,
  httpVersionMajor,
}: Pick<IncomingMessage, 'headers' | 'rawHeaders' | 'httpVersionMajor'>): boolean {
  if (httpVersionMajor !== 1 || headers.host === undefined || !goodHost.test(headers.host))
    return false
  let count = 0
  for (let at = 0; at < rawHeaders.length; at += 2)
    if (rawHeaders[at]?.length === 4 && rawHeaders[at]?.toLowerCase() === 'host') count += 1
  return count === 1
}
