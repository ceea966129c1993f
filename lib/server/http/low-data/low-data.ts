import type { IncomingHttpHeaders } from 'node:http'
import { emptyResponse } from '../problems'
import type { CachedResponse } from '../cache/cached-response'
import type { SecurityContext } from '../security/security-headers'

/** Switches the low-data mode: `?mode=on` or `?mode=off`. Handled by the entry, not by a page. */
export const lowDataPath = '/hemat-data'

/** Stores the choice, `1` or `0`. No page and no script reads it. */
const lowDataCookie = 'low-data'
const maxAgeSeconds = 31_536_000

/** The path of the Referer on this host; the home page without one. */
function pathBefore({ referer, host }: IncomingHttpHeaders): string {
  if (referer === undefined || !URL.canParse(referer)) return '/'
  const { host: from, pathname, search } = new URL(referer)
  // Two leading slashes would name another host, and `lowDataPath` itself would be a redirect loop.
  if (from !== host || pathname.startsWith('//') || pathname === lowDataPath) return '/'
  return `${pathname}${search}`
}

/** A link from another site redirects, but sets no cookie. */
const isFromElsewhere = ({ 'sec-fetch-site': site }: IncomingHttpHeaders) =>
  site === 'cross-site' || site === 'same-site'

/** Stores the choice in a cookie and redirects to the page before. */
export function lowDataResponse(
  mode: 'on' | 'off',
  headers: IncomingHttpHeaders,
  context: SecurityContext,
): CachedResponse {
  const cookie = `${lowDataCookie}=${mode === 'on' ? 1 : 0}; Path=/; Max-Age=${maxAgeSeconds}; SameSite=Lax; HttpOnly${context.isHttps ? '; Secure' : ''}`
  const cookieHeader = isFromElsewhere(headers) ? [] : ([['Set-Cookie', cookie]] as const)
  return emptyResponse(
    303,
    [
      ['Location', pathBefore(headers)],
      ...cookieHeader,
      ['Cache-Control', 'no-store'],
      ['Content-Type', 'text/plain; charset=utf-8'],
    ],
    context,
  )
}

/**
 * Response to a payload request for a page in the no-script variant: plain text, whereupon the client router loads the page itself.
 */
export const noPayloadResponse = (context: SecurityContext): CachedResponse =>
  emptyResponse(
    200,
    [
      ['Content-Type', 'text/plain; charset=utf-8'],
      ['Cache-Control', 'private, no-store'],
    ],
    context,
  )
