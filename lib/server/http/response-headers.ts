import type { OutgoingHttpHeader } from 'node:http'
import type { RouteMatch } from './routes'
import type { Rendered } from './render/render-to-buffer'
import {
  policyFor,
  securityHeaders,
  type HeaderPairs,
  type OutsideSources,
  type SecurityContext,
} from './security/security-headers'

// Headers that the entry sets itself, hop-by-hop headers, and those by which frameworks identify themselves.
const droppedNames = new Set(
  `connection keep-alive transfer-encoding content-length content-encoding content-type date etag last-modified accept-ranges server
   x-powered-by x-matched-path x-content-type-options x-frame-options referrer-policy strict-transport-security permissions-policy
   cache-control vary location x-request-id`.split(/\s+/),
)
const droppedStarts = [
  'x-middleware-',
  'access-control-',
  'content-security-policy',
  'cross-origin-',
]
const isDropped = (name: string) =>
  droppedNames.has(name) || droppedStarts.some((start) => name.startsWith(start))
const routerNote = /^x-nextjs-/

const textOf = (value: OutgoingHttpHeader) =>
  Array.isArray(value) ? value.join(', ') : String(value)

const headerOf = (rendered: Rendered, name: string) => {
  const value = rendered.headers[name]
  return value === undefined ? undefined : textOf(value)
}

export const mediaTypeOfResponse = (rendered: Rendered) =>
  headerOf(rendered, 'content-type') ?? 'text/plain; charset=utf-8'

const payloadVary =
  'RSC, Next-Router-Prefetch, Next-Router-Segment-Prefetch, Next-Router-State-Tree, Next-Url'

function varyOf({ route }: RouteMatch): string {
  if (route.kind === 'page') return `${payloadVary}, Save-Data, Accept-Encoding`
  return route.isCors
    ? 'Content-Language, Accept-Language, Accept-Encoding'
    : 'Content-Language, Accept-Language, Accept-Encoding, Origin'
}

const forbidsStoring = /(?:^|[\s,])(?:no-store|private)(?:$|[\s,=])/i
const ownLifetime = /max-age=[1-9]/

/**
 * Cache-Control for browsers and shared caches. Browsers always revalidate (an ETag makes that cheap), because a purge cannot reach
 * them; shared caches may store a page for a minute.
 */
function cacheControlOf(
  match: RouteMatch,
  rendered: Rendered,
  { isPayload, isLowData = false }: ResponseContext,
): string {
  const own = headerOf(rendered, 'cache-control')
  if (match.route.kind === 'api') return own ?? 'no-store'
  if (match.route.sharing === 'live') return 'private, no-store'
  if (rendered.status === 200 && match.route.sentAs === undefined) {
    // Shared caches do not know the low-data cookie and would send this variant to others.
    if (isPayload || isLowData) return 'private, max-age=0, must-revalidate'
    if (own && ownLifetime.test(own) && !forbidsStoring.test(own)) return own
    return 'public, max-age=0, s-maxage=60, must-revalidate'
  }
  return 'no-cache'
}

/** Next marks every dynamic page `no-store`, so Cache-Control counts for the API only; cookies and statuses other than 200 and 404 are never cached. */
export function mayStore(match: RouteMatch, rendered: Rendered): boolean {
  if (!match.isCacheable || rendered.headers['set-cookie'] !== undefined) return false
  if (rendered.status !== 200 && rendered.status !== 404) return false
  return (
    match.route.kind === 'page' ||
    !forbidsStoring.test(headerOf(rendered, 'cache-control') ?? 'no-store')
  )
}

/** Makes a Location on the portal's own origin relative, so that redirects stay on the host that the visitor used. */
const relativeLocation = (location: string, siteOrigin: string) =>
  location.startsWith(`${siteOrigin}/`) ? location.slice(siteOrigin.length) : location

const outsideSources = (route: RouteMatch['route'], context: SecurityContext): OutsideSources => ({
  frameOrigin: route.hasEmbed ? context.embedOrigin : undefined,
  hasStreetMap: route.hasStreetMap && context.hasStreetMap,
  pictureOrigin: route.kind === 'page' ? context.pictureOrigin : undefined,
  framedBy: route.isPreview ? context.editorOrigin : undefined,
  hasSpeech: route.hasSpeech && context.hasSpeech,
  // Every page of the default layout may ask for consent; previews and the external-link notice, which are not shared, do not.
  hasAnalytics: route.kind === 'page' && route.sharing === 'shared' && context.hasAnalytics,
})

interface ResponseContext extends SecurityContext {
  siteOrigin: string
  isPayload: boolean
  /** The low-data or the no-script variant. */
  isLowData?: boolean
}

/** All headers of a rendered response but length, encoding and ETag. */
export function responseHeaders(
  match: RouteMatch,
  rendered: Rendered,
  context: ResponseContext,
): HeaderPairs {
  const mediaType = mediaTypeOfResponse(rendered)
  const isDocument = mediaType.startsWith('text/html')
  const copied: (readonly [string, string])[] = []
  for (const [name, value] of Object.entries(rendered.headers)) {
    // The client router reads the `x-nextjs-` headers of payloads; documents do not need them.
    // Only files have Last-Modified; a page also changes with its layout.
    if (
      name === 'last-modified' &&
      value !== undefined &&
      !isDocument &&
      match.route.kind === 'page'
    )
      copied.push([name, textOf(value)])
    if (value === undefined || isDropped(name) || (routerNote.test(name) && isDocument)) continue
    for (const text of Array.isArray(value) && name === 'set-cookie' ? value : [textOf(value)])
      copied.push([name, text])
  }
  const location = headerOf(rendered, 'location')
  return [
    ['Content-Type', mediaType],
    ['Cache-Control', cacheControlOf(match, rendered, context)],
    ['Vary', varyOf(match)],
    ...(location === undefined
      ? []
      : ([['Location', relativeLocation(location, context.siteOrigin)]] as const)),
    ...(match.route.isCors ? ([['Access-Control-Allow-Origin', '*']] as const) : []),
    ...(match.route.isPreview ? ([['X-Robots-Tag', 'noindex, nofollow, noarchive']] as const) : []),
    ...copied,
    ...securityHeaders(
      policyFor(mediaType, rendered.body, outsideSources(match.route, context)),
      context,
      match.route.hidesReferrer,
    ),
  ]
}
