import type { OutgoingHttpHeader } from 'node:http'
import type { RouteMatch } from './routes'
import type { Rendered } from './render-to-buffer'
import {
  policyFor,
  securityHeaders,
  type HeaderPairs,
  type OutsideSources,
  type SecurityContext,
} from './security-headers'

// Fields the entry writes itself, hop-by-hop fields, and what frameworks say about themselves.
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
 * What browsers and shared caches are told. Browsers always ask again (an ETag makes that cheap), because a purge cannot reach
 * them; shared caches may keep a page for a minute.
 */
function cacheControlOf(
  match: RouteMatch,
  rendered: Rendered,
  { isPayload, isLowData = false }: AnswerContext,
): string {
  const own = headerOf(rendered, 'cache-control')
  if (match.route.kind === 'api') return own ?? 'no-store'
  if (match.route.sharing === 'live') return 'private, no-store'
  if (rendered.status === 200 && match.route.sentAs === undefined) {
    // A cache that knows nothing of the visitor's choice must not give a lean page to others.
    if (isPayload || isLowData) return 'private, max-age=0, must-revalidate'
    if (own && ownLifetime.test(own) && !forbidsStoring.test(own)) return own
    return 'public, max-age=0, s-maxage=60, must-revalidate'
  }
  return 'no-cache'
}

/** Next marks every request-time page `no-store`, so only the API's own word counts; cookies and odd statuses always forbid storing. */
export function mayStore(match: RouteMatch, rendered: Rendered): boolean {
  if (!match.isStored || rendered.headers['set-cookie'] !== undefined) return false
  if (rendered.status !== 200 && rendered.status !== 404) return false
  return (
    match.route.kind === 'page' ||
    !forbidsStoring.test(headerOf(rendered, 'cache-control') ?? 'no-store')
  )
}

/** Redirects stay on the address the visitor used: an own absolute address becomes a path. */
const relativeLocation = (location: string, siteOrigin: string) =>
  location.startsWith(`${siteOrigin}/`) ? location.slice(siteOrigin.length) : location

const outsideSources = (route: RouteMatch['route'], context: SecurityContext): OutsideSources => ({
  frameOrigin: route.hasEmbed ? context.embedOrigin : undefined,
  hasStreetMap: route.hasStreetMap && context.hasStreetMap,
  pictureOrigin: route.kind === 'page' ? context.pictureOrigin : undefined,
  framedBy: route.isPreview ? context.editorOrigin : undefined,
  hasSpeech: route.hasSpeech && context.hasSpeech,
  // Every page of the default frame may ask for consent; previews and the check before leaving the site are rendered for one person.
  hasAnalytics: route.kind === 'page' && route.sharing === 'shared' && context.hasAnalytics,
})

interface AnswerContext extends SecurityContext {
  siteOrigin: string
  isPayload: boolean
  /** The page went out in a form for people who save data. */
  isLowData?: boolean
}

/** All headers of a rendered answer but length, encoding and ETag. */
export function responseHeaders(
  match: RouteMatch,
  rendered: Rendered,
  context: AnswerContext,
): HeaderPairs {
  const mediaType = mediaTypeOfResponse(rendered)
  const isDocument = mediaType.startsWith('text/html')
  const kept: (readonly [string, string])[] = []
  for (const [name, value] of Object.entries(rendered.headers)) {
    // The browser's router reads Next's notes on payloads; in documents they are noise.
    // Only files say when they last changed; a page changes with its frame.
    if (
      name === 'last-modified' &&
      value !== undefined &&
      !isDocument &&
      match.route.kind === 'page'
    )
      kept.push([name, textOf(value)])
    if (value === undefined || isDropped(name) || (routerNote.test(name) && isDocument)) continue
    for (const text of Array.isArray(value) && name === 'set-cookie' ? value : [textOf(value)])
      kept.push([name, text])
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
    ...kept,
    ...securityHeaders(
      policyFor(mediaType, rendered.body, outsideSources(match.route, context)),
      context,
      match.route.hidesReferrer,
    ),
  ]
}
