import type { IncomingHttpHeaders } from 'node:http'
import { emptyResponse } from './problems'
import type { CachedResponse } from './cached-response'
import type { SecurityContext } from './security-headers'

/** Where the low-data mode is chosen: `?mode=on` or `?mode=off`. Answered by the entry, never by a page. */
export const lowDataPath = '/hemat-data'

/** Keeps the choice, `1` or `0`. No page and no script reads it. */
const lowDataCookie = 'low-data'
const keptSeconds = 31_536_000

/** The path a visitor came from, on this very site; the home page when the browser does not say. */
function pathBefore({ referer, host }: IncomingHttpHeaders): string {
  if (referer === undefined || !URL.canParse(referer)) return '/'
  const { host: from, pathname, search } = new URL(referer)
  // Two slashes at the start would name another site, and the way back must not lead here again.
  if (from !== host || pathname.startsWith('//') || pathname === lowDataPath) return '/'
  return `${pathname}${search}`
}

/** Another site may lead here, but it chooses for nobody. */
const isFromElsewhere = ({ 'sec-fetch-site': site }: IncomingHttpHeaders) =>
  site === 'cross-site' || site === 'same-site'

/** Keeps the choice and leads back to where it was made. */
export function lowDataResponse(
  mode: 'on' | 'off',
  headers: IncomingHttpHeaders,
  context: SecurityContext,
): CachedResponse {
  const cookie = `${lowDataCookie}=${mode === 'on' ? 1 : 0}; Path=/; Max-Age=${keptSeconds}; SameSite=Lax; HttpOnly${context.isHttps ? '; Secure' : ''}`
  const kept = isFromElsewhere(headers) ? [] : ([['Set-Cookie', cookie]] as const)
  return emptyResponse(
    303,
    [
      ['Location', pathBefore(headers)],
      ...kept,
      ['Cache-Control', 'no-store'],
      ['Content-Type', 'text/plain; charset=utf-8'],
    ],
    context,
  )
}

/**
 * What the router of a page with scripts gets in place of a lean page's payload: nothing it can read, whereupon it loads the page itself.
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
