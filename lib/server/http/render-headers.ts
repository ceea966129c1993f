import type { IncomingHttpHeaders } from 'node:http'
import type { Locale } from '@/lib/i18n/locales'

/** Headers by which Next's router asks for a payload instead of a page; they are part of the cache key. */
export const payloadHeaders = ['rsc', 'next-router-prefetch', 'next-router-segment-prefetch', 'next-router-state-tree', 'next-url'] as const

/** What the entry itself says about a request; a client's own words under these names are dropped. */
export interface Facts {
  clientIp: string
  requestId: string
  siteOrigin: string
}

// Hop-by-hop fields, and fields the entry answers itself: Next must always give the whole, uncompressed body.
const ownedByEntry = new Set(
  'connection keep-alive te trailer transfer-encoding upgrade expect host content-length accept-encoding content-encoding if-none-match if-modified-since if-match if-unmodified-since if-range range'.split(' '),
)
// Fields that frameworks and proxies believe, or that Next treats as commands.
const believed =
  /^(?:forwarded|via|true-client-ip|cf-.*|fastly-.*|x-forwarded.*|x-real-ip|x-client-ip|x-cluster-client-ip|x-original-.*|x-rewrite-url|x-host|x-http-method.*|x-method-override|x-middleware-.*|x-nextjs-.*|x-next-.*|x-invoke-.*|x-matched-path|x-now-.*|x-vercel-.*|x-prerender-.*|x-portal-.*|x-request-id|next-action|next-resume|next-hmr-refresh.*|proxy-.*|content-security-policy.*)$/

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

/** Headers of a request whose answer belongs to one visitor: the client's, without anything it must not say. */
export function liveHeaders(headers: IncomingHttpHeaders, facts: Facts): IncomingHttpHeaders {
  const kept: IncomingHttpHeaders = {}
  for (const [name, value] of Object.entries(headers)) if (!ownedByEntry.has(name) && !believed.test(name)) kept[name] = value
  return { ...kept, ...factHeaders(facts) }
}

/**
 * Headers of a request whose answer is shared: only what is part of the cache key, so no cookie, browser name or odd header of
 * the first visitor can shape what the next ones see.
 */
export function sharedHeaders(headers: IncomingHttpHeaders, locale: Locale, isPayload: boolean, facts: Facts): IncomingHttpHeaders {
  const shared: IncomingHttpHeaders = {
    ...factHeaders(facts),
    accept: '*/*',
    'accept-language': locale,
    'content-language': locale,
    // Next withholds the head's metadata from unknown browsers until the body has streamed; a named reader gets it in place.
    'user-agent': 'portal-entry',
  }
  if (isPayload) for (const name of payloadHeaders) if (headers[name] !== undefined) shared[name] = headers[name]
  return shared
}
