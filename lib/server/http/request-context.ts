import { randomBytes } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { BlockList, isIP } from 'node:net'
import { EnvError } from '@/lib/env-error'
import type { Locale } from '@/lib/i18n/locales'
import type { ServerLog } from './access-log'

/** State of one request in the entry. */
export interface RequestContext {
  request: IncomingMessage
  response: ServerResponse
  id: string
  clientIp: string
  startedMs: number
  /** Pattern of the route for the log. */
  pattern: string
  isApi: boolean
  locale: Locale
  cache?: string
}

/** Addresses whose forwarding headers are trusted. */
export interface TrustedProxies {
  includes(address: string): boolean
}

const familyOf = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4')

/** Removes the `::ffff:` of IPv4 addresses on dual-stack sockets: rate limits and hashes need one spelling. */
export const plainAddress = (address: string) =>
  /^::ffff:\d/i.test(address) ? address.slice(7) : address

/** @throws EnvError naming the first entry that is neither an address nor a CIDR block */
export function trustedProxies(entries: readonly string[]): TrustedProxies {
  const list = new BlockList()
  for (const entry of entries) {
    const [address = '', prefix, ...rest] = entry.split('/')
    const bits = prefix === undefined ? undefined : Number(prefix)
    const isBlock =
      bits === undefined ||
      (/^\d{1,3}$/.test(prefix ?? '') && bits <= (isIP(address) === 6 ? 128 : 32))
    const isValid = isIP(address) !== 0 && rest.length === 0 && isBlock
    if (!isValid)
      throw new EnvError(
        `Setting TRUSTED_PROXIES is wrong: "${entry}" is neither an IP address nor a CIDR block`,
      )
    if (bits === undefined) list.addAddress(address, familyOf(address))
    else list.addSubnet(address, bits, familyOf(address))
  }
  return { includes: (address) => isIP(address) !== 0 && list.check(address, familyOf(address)) }
}

const hopsMax = 16

/**
 * The client's address: the socket's, unless a trusted proxy forwarded it. The chain is read from the right, so only entries that trusted
 * proxies added themselves are used.
 */
export function clientAddress(
  socketAddress: string | undefined,
  forwardedFor: string | undefined,
  proxies: TrustedProxies,
): string {
  const direct = plainAddress(socketAddress ?? '0.0.0.0')
  if (!forwardedFor || !proxies.includes(direct)) return direct
  let client = direct
  for (const hop of forwardedFor.split(',').slice(-hopsMax).toReversed()) {
    const address = plainAddress(hop.trim())
    if (isIP(address) === 0) break
    client = address
    if (!proxies.includes(address)) break
  }
  return client
}

const apiTarget = /^\/(?:v1|open311)(?=[/?]|$)/

/** Creates the context of each request, with an id unique across processes. */
export function requestContexts(proxies: TrustedProxies) {
  const idPrefix = randomBytes(6).toString('hex')
  let idCount = 0
  return (request: IncomingMessage, response: ServerResponse): RequestContext => {
    idCount += 1
    return {
      request,
      response,
      id: `${idPrefix}-${idCount.toString(36)}`,
      clientIp: clientAddress(
        request.socket.remoteAddress,
        request.headers['x-forwarded-for']?.toString(),
        proxies,
      ),
      startedMs: performance.now(),
      pattern: '-',
      // Set before the target is resolved, so that a refusal of the method or the target is JSON too.
      isApi: apiTarget.test(request.url ?? ''),
      locale: 'id',
    }
  }
}

// RFC 3986: a name, an IPv4 address or an IPv6 address in brackets, with a port or without.
const goodHost = /^(?:[\w.~!$&'()*+,;=%-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i

/**
 * Whether a request has exactly one valid Host (RFC 9112) and a supported version of HTTP. A proxy in front
 * may interpret others differently.
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

export const announcesBody = ({ headers }: IncomingMessage) =>
  headers['transfer-encoding'] !== undefined ||
  (headers['content-length'] !== undefined && headers['content-length'] !== '0')

export function logResponse(log: ServerLog, ctx: RequestContext, status: number) {
  const { id, pattern, clientIp, startedMs, cache, request } = ctx
  log.access({
    id,
    method: request.method ?? '-',
    route: pattern,
    status,
    durationMs: performance.now() - startedMs,
    clientIp,
    cache,
  })
}
