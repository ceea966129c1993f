import type { IncomingHttpHeaders } from 'node:http'
import type { RouteMatch } from './cache-policy'
import { emptyResponse } from './problems'
import type { CachedResponse } from './cached-response'
import type { SecurityContext } from './security-headers'

/** Where the low-data mode is chosen: `?mode=on` or `?mode=off`. Answered by the entry, never by a page. */
export const lowDataPath = '/hemat-data'

/** Keeps the choice, `1` or `0`. No page and no script reads it. */
const lowDataCookie = 'low-data'
const keptSeconds = 31_536_000

/**
 * How a page goes out. `full`: as it is. `no-script`: without scripts and pictures. `low-data`: marked for people who save data, with its scripts,
 * because it is nothing without them.
 */
export type PageVariant = 'full' | 'low-data' | 'no-script'

const chosen = /(?:^|;\s*)low-data=([01])(?:;|$)/

/** What a person chose here, else what their browser says of their connection. */
function savesData({ cookie, 'save-data': saveData }: IncomingHttpHeaders): boolean {
  const choice = cookie === undefined ? undefined : chosen.exec(cookie)?.[1]
  return choice === undefined ? String(saveData ?? '').toLowerCase() === 'on' : choice === '1'
}

const isFile = (path: string) => path.slice(path.lastIndexOf('/')).includes('.')

/** The form in which a visitor gets a page; files and what is rendered for one person alone always go out full. */
export function variantFor({ route, path }: RouteMatch, headers: IncomingHttpHeaders): PageVariant {
  if (route.kind !== 'page' || route.sharing !== 'shared' || isFile(path) || !savesData(headers))
    return 'full'
  return route.needsScripts ? 'low-data' : 'no-script'
}

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
