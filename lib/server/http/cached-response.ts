import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { acceptedEncodings, encodings, type Bodies, type Encoding } from './compression'
import type { HeaderPairs } from './security-headers'

/** An answer ready for the wire: bytes and header lists made once, so that a hit only picks and sends. */
export interface CachedResponse {
  status: number
  etag: string
  bodies: Bodies
  heads: Partial<Record<Encoding, string[]>>
  notModifiedHead: string[]
  /** When a file says that it last changed; missing for pages. */
  lastModifiedMs?: number
  /** Memory it holds, bytes. */
  byteLength: number
}

const flat = (pairs: HeaderPairs) => pairs.flatMap(([name, value]) => [name, value])
// Flat header lists, buffers and map places cost about this much besides their text.
const bookkeepingBytes = 1_024

/** Weak, because the same tag stands for all encodings of a body. */
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

/** If-Modified-Since counts only where there is no If-None-Match (RFC 9110, 13.1.3); a date that is none never matches. */
const isUnchanged = (since: string | undefined, lastModifiedMs: number | undefined) =>
  since !== undefined && lastModifiedMs !== undefined && lastModifiedMs <= Date.parse(since)

/** One answer on its way, as far as sending needs it. */
export interface Sending {
  request: IncomingMessage
  response: ServerResponse
  /** Made by the entry for each request; what somebody reads out to an operator finds the line of the log. */
  id: string
}

/** Begins an answer with its own request id, which no kept answer can hold. @param head flat list of names and values */
export const writeHead = (
  { response, id }: Pick<Sending, 'response' | 'id'>,
  status: number,
  head: readonly string[] = [],
) => response.writeHead(status, [...head, 'X-Request-Id', id])

/** Sends a prepared answer in the best encoding the client takes; 304 when the client already holds it. @returns the status sent */
export function sendCached(sending: Sending, answer: CachedResponse): number {
  const { request, response } = sending
  const ifNoneMatch = request.headers['if-none-match']
  const isHeld =
    ifNoneMatch === undefined
      ? isUnchanged(request.headers['if-modified-since'], answer.lastModifiedMs)
      : matchesEtag(ifNoneMatch, answer.etag)
  if (answer.status === 200 && isHeld) {
    writeHead(sending, 304, answer.notModifiedHead)
    response.end()
    return 304
  }
  for (const encoding of acceptedEncodings(request.headers['accept-encoding'])) {
    const head = answer.heads[encoding]
    if (!head) continue
    writeHead(sending, answer.status, head)
    response.end(request.method === 'HEAD' ? undefined : answer.bodies[encoding])
    break
  }
  return answer.status
}
