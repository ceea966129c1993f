import type { IncomingHttpHeaders } from 'node:http'
import type { Locale } from '@/lib/i18n/locales'

/** Headers by which Next's router requests a payload instead of a page; part of the cache key. */
export const payloadHeaders = [
  'rsc',
  'next-router-prefetch',
  'next-router-segment-prefetch',
  'next-router-state-tree',
  'next-url',
] as const

/** Headers that the entry sets itself; a client's values are dropped. */
export interface Facts {
  clientIp: string
  requestId: string
  siteOrigin: string
}

// Hop-by-hop fields, and conditional and range fields, which the entry handles: Next must always return the whole, uncompressed body.
const ownedByEntry = new Set(
  `connection keep-alive te trailer transfer-encoding upgrade expect host content-length accept-encoding content-encoding
   if-none-match if-modified-since if-match if-unmodified-since if-range range`.split(/\s+/),
)
// Headers that proxies and frameworks trust, and those that Next obeys.
const believedNames = new Set(
  `forwarded via true-client-ip x-real-ip x-client-ip x-cluster-client-ip x-rewrite-url x-host x-method-override x-matched-path
   x-request-id next-action next-resume`.split(/\s+/),
)
const believedStarts =
  `cf- fastly- proxy- x-forwarded x-original- x-http-method x-middleware- x-nextjs- x-next- x-invoke- x-now- x-vercel-
   x-prerender- x-portal- next-hmr-refresh content-security-policy`.split(/\s+/)

const isPayloadHeader = (name: string) => payloadHeaders.some((header) => header === name)

const isForwarded = (name: string) =>
  !ownedByEntry.has(name) &&
  !believedNames.has(name) &&
  !believedStarts.some((start) => name.startsWith(start))

function factHeaders({ clientIp, requestId, siteOrigin }: Facts): Record<string, string> {
  const { host, protocol } = new URL(siteOrigin)
  return {
    host,
    'x-forwarded-host': host,
    'x-forwarded-proto': protocol.slice(0, -1),
    'x-forwarded-for': clientIp,
    'x-portal-client-ip': clientIp,
    'x-request-id': requestId,
  }
}

// Next streams title and description into the body, where only scripts can use them, except for readers it knows to run none. The
// name of one of those makes it write the head first, for everybody.
const headFirstReader = 'portal-entry (head first, as for Slackbot)'

/** Headers for rendering an uncached response: the client's, without those it must not set. */
export function uncachedHeaders(
  headers: IncomingHttpHeaders,
  isPage: boolean,
  facts: Facts,
): IncomingHttpHeaders {
  const forwarded: IncomingHttpHeaders = {}
  // The API must not see the page router's headers.
  for (const [name, value] of Object.entries(headers))
    if (isForwarded(name) && (isPage || !isPayloadHeader(name))) forwarded[name] = value
  return { ...forwarded, ...(isPage && { 'user-agent': headFirstReader }), ...factHeaders(facts) }
}

/**
 * Headers for rendering a shared response: only those in the cache key, so that no cookie, user agent or other header of
 * the first visitor affects what later ones get.
 */
export function sharedHeaders(
  headers: IncomingHttpHeaders,
  locale: Locale,
  isPayload: boolean,
  facts: Facts,
): IncomingHttpHeaders {
  const shared: IncomingHttpHeaders = {
    ...factHeaders(facts),
    accept: '*/*',
    'accept-language': locale,
    'content-language': locale,
    'user-agent': headFirstReader,
  }
  if (isPayload)
    for (const name of payloadHeaders) if (headers[name] !== undefined) shared[name] = headers[name]
  return shared
}
