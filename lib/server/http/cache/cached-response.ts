import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { acceptedEncodings, encodings, type Bodies, type Encoding } from '../body/compression'
import type { HeaderPairs } from '../security/security-headers'

/** A response ready to be sent: bodies and header lists are built once, so that a cache hit only selects and writes. */
export interface CachedResponse {
  status: number
  etag: string
  bodies: Bodies
  heads: Partial<Record<Encoding, string[]>>
  notModifiedHead: string[]
  /** Last-Modified of a file; missing for pages. */
  lastModifiedMs?: number
  /** Memory it takes, bytes. */
  byteLength: number
}

const flat = (pairs: HeaderPairs) => pairs.flatMap(([name, value]) => [name, value])
// Estimated overhead of header lists, buffers and map entries besides their text.
const bookkeepingBytes = 1_024

/** Weak, because all encodings of a body share the tag. */
const etagOf = (body: Buffer) =>
  `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`

/**
 * @param headers all headers but length, encoding and ETag; must hold Content-Type
 */
export function toCachedResponse(
  status: number,
  headers: HeaderPairs,
  bodies: Bodies,
): CachedResponse {
  const etag = etagOf(bodies.identity)
  const tagged: HeaderPairs = status === 200 ? [...headers, ['ETag', etag]] : headers
  const heads: CachedResponse['heads'] = {}
  let byteLength = bookkeepingBytes
  for (const encoding of encodings) {
    const body = bodies[encoding]
    if (!body) continue
    const encoded: HeaderPairs = encoding === 'identity' ? [] : [['Content-Encoding', encoding]]
    const head = flat([...tagged, ...encoded, ['Content-Length', String(body.byteLength)]])
    heads[encoding] = head
    byteLength += body.byteLength + head.join('').length
  }
  const notModifiedHead = flat(tagged.filter(([name]) => name !== 'Content-Type'))
  const lastModified = headers.find(([name]) => name === 'last-modified')?.[1]
  return {
    status,
    etag,
    bodies,
    heads,
    notModifiedHead,
    byteLength,
    ...(lastModified !== undefined && { lastModifiedMs: Date.parse(lastModified) }),
  }
}

const opaque = (tag: string) => tag.trim().replace(/^W\//, '')

/** Weak comparison of If-None-Match (RFC 9110, 13.1.2). */
const matchesEtag = (ifNoneMatch: string, etag: string) =>
  ifNoneMatch.trim() === '*' ||
  ifNoneMatch.split(',').some((candidate) => opaque(candidate) === opaque(etag))

/** If-Modified-Since applies only without If-None-Match (RFC 9110, 13.1.3); an invalid date never matches. */
const isUnchanged = (since: string | undefined, lastModifiedMs: number | undefined) =>
  since !== undefined && lastModifiedMs !== undefined && lastModifiedMs <= Date.parse(since)

/** The part of a request's context that sending needs. */
export interface Sending {
  request: IncomingMessage
  response: ServerResponse
  /** Request id, created by the entry; identifies the line of the log when a visitor reports a failure. */
  id: string
}

/** Writes the head with the request id, which a cached response cannot contain. @param head flat list of names and values */
export const writeHead = (
  { response, id }: Pick<Sending, 'response' | 'id'>,
  status: number,
  head: readonly string[] = [],
) => response.writeHead(status, [...head, 'X-Request-Id', id])

/** Sends a response in the best encoding the client accepts, or 304 when the client's copy is current. @returns the status sent */
export function sendCached(sending: Sending, cached: CachedResponse): number {
  const { request, response } = sending
  const ifNoneMatch = request.headers['if-none-match']
  const isHeld =
    ifNoneMatch === undefined
      ? isUnchanged(request.headers['if-modified-since'], cached.lastModifiedMs)
      : matchesEtag(ifNoneMatch, cached.etag)
  if (cached.status === 200 && isHeld) {
    writeHead(sending, 304, cached.notModifiedHead)
    response.end()
    return 304
  }
  for (const encoding of acceptedEncodings(request.headers['accept-encoding'])) {
    const head = cached.heads[encoding]
    if (!head) continue
    writeHead(sending, cached.status, head)
    response.end(request.method === 'HEAD' ? undefined : cached.bodies[encoding])
    break
  }
  return cached.status
}
