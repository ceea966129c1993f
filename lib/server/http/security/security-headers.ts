import { createHash } from 'node:crypto'

const scriptElement = /<script\b([^>]*)>([\s\S]*?)<\/script>/gi
const hasSource = /\ssrc\s*=/i
// Data blocks such as JSON-LD are never executed, so they need no hash in the policy.
const isData = /\stype\s*=\s*["']?(?:application\/(?:ld\+)?json|speculationrules|text\/plain)/i

/** Sources (`'sha256-…'`) of every inline script of a finished HTML document, each once, in order of appearance. */
export function inlineScriptHashes(html: string): string[] {
  const hashes = new Set<string>()
  for (const [, attributes = '', code = ''] of html.matchAll(scriptElement)) {
    if (hasSource.test(attributes) || isData.test(attributes) || code === '') continue
    hashes.add(`'sha256-${createHash('sha256').update(code).digest('base64')}'`)
  }
  return [...hashes]
}

/** Sources of a page besides the portal's own files. */
export interface OutsideSources {
  /** The only other origin that the page may frame. */
  frameOrigin?: string | undefined
  /** The street map of Google: its scripts, pictures and the styles it writes into the page. */
  hasStreetMap?: boolean | undefined
  /** The speech service of ResponsiveVoice: its script, and the sound it fetches or plays. */
  hasSpeech?: boolean | undefined
  /** Google Analytics, loaded only after consent: its script and the hosts it sends to. */
  hasAnalytics?: boolean | undefined
  /** Origin of the provincial API, whose pictures pages show. */
  pictureOrigin?: string | undefined
  /** The only other origin that may frame the page. */
  framedBy?: string | undefined
}

// As Google's guide for Maps JavaScript and content policies lists them, without its own pages, which the map does not need.
const mapHosts = 'https://*.googleapis.com https://*.gstatic.com'

const speechScript = 'https://code.responsivevoice.org'
const speechHosts = `${speechScript} https://texttospeech.responsivevoice.org`

// As Google's guide for Analytics and content policies lists them, without the hosts of its advertising features, which are off.
const analyticsScript = 'https://*.googletagmanager.com'
const analyticsHosts = `${analyticsScript} https://*.google-analytics.com https://*.analytics.google.com`

/** The policy of an HTML document: own files, exactly its inline scripts by hash, and the sources of its route. */
export function pagePolicy(
  html: string,
  {
    frameOrigin,
    hasStreetMap,
    hasSpeech,
    hasAnalytics,
    pictureOrigin,
    framedBy,
  }: OutsideSources = {},
): string {
  const withMap = (sources: string, added = mapHosts) =>
    hasStreetMap ? `${sources} ${added}` : sources
  const withSpeech = (sources: string, added = speechHosts) =>
    hasSpeech ? `${sources} ${added}` : sources
  const withAnalytics = (sources: string, added = analyticsHosts) =>
    hasAnalytics ? `${sources} ${added}` : sources
  return [
    "default-src 'none'",
    withAnalytics(
      withSpeech(
        withMap(["script-src 'self'", ...inlineScriptHashes(html)].join(' ')),
        speechScript,
      ),
      analyticsScript,
    ),
    withMap("style-src 'self'", "'unsafe-inline' https://fonts.googleapis.com"),
    "style-src-attr 'unsafe-inline'",
    withAnalytics(
      withMap(["img-src 'self' data: blob:", ...(pictureOrigin ? [pictureOrigin] : [])].join(' ')),
    ),
    withMap("font-src 'self'", 'https://fonts.gstatic.com'),
    withAnalytics(withSpeech(withMap("connect-src 'self'"))),
    "manifest-src 'self'",
    withMap("worker-src 'self'", 'blob:'),
    withSpeech("media-src 'self'", `blob: ${speechHosts}`),
    `frame-src ${frameOrigin ?? "'none'"}`,
    "base-uri 'none'",
    "object-src 'none'",
    "form-action 'self'",
    `frame-ancestors ${framedBy ?? "'none'"}`,
  ].join('; ')
}

/** The service worker runs under the policy of its own file: it may fetch from this origin only. */
export const workerPolicy =
  "default-src 'none'; script-src 'self'; connect-src 'self'; frame-ancestors 'none'"

/** The policy of everything that is no page: opened as a document it may load and run nothing. */
export const inertPolicy = "default-src 'none'; sandbox; frame-ancestors 'none'"

/** SVG files opened as documents need their style attributes. */
const drawingPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; sandbox; frame-ancestors 'none'"

export type HeaderPairs = readonly (readonly [name: string, value: string])[]

export interface SecurityContext {
  /** Whether the public origin is https; only then HSTS is sent. */
  isHttps: boolean
  /** Origin of the widget on pages with `hasEmbed`; undefined while none is set. */
  embedOrigin?: string | undefined
  /** Origin of the editors' site, which may frame previews; undefined while none is set. */
  editorOrigin?: string | undefined
  /** True when the street map of the complaint form has a key. */
  hasStreetMap?: boolean | undefined
  /** True when the speech service of the home page has a key. */
  hasSpeech?: boolean | undefined
  /** Origin of the provincial API; undefined while content comes from the portal's own database. */
  pictureOrigin?: string | undefined
  /** True when Google Analytics has an id. */
  hasAnalytics?: boolean | undefined
}

const refused = `accelerometer autoplay browsing-topics camera display-capture encrypted-media fullscreen gyroscope hid magnetometer microphone midi
   payment publickey-credentials-get screen-wake-lock serial usb xr-spatial-tracking`
const permissions = [
  'geolocation=(self)',
  ...refused.split(/\s+/).map((name) => `${name}=()`),
].join(', ')

/** The policy by media type: HTML gets that of its own scripts, other files an inert one. */
export function policyFor(mediaType: string, body: Buffer, outside?: OutsideSources): string {
  if (mediaType.startsWith('text/html')) return pagePolicy(body.toString('utf8'), outside)
  return mediaType.startsWith('image/svg') ? drawingPolicy : inertPolicy
}

/**
 * The headers that every response carries, errors and files included.
 * Source: security rules, section 3.
 */
export function securityHeaders(
  policy: string,
  { isHttps }: SecurityContext,
  hidesReferrer = false,
): HeaderPairs {
  return [
    ['Content-Security-Policy', policy],
    ['X-Content-Type-Options', 'nosniff'],
    ['Referrer-Policy', hidesReferrer ? 'no-referrer' : 'strict-origin-when-cross-origin'],
    ['Cross-Origin-Opener-Policy', 'same-origin'],
    ['Cross-Origin-Resource-Policy', 'same-origin'],
    ['Permissions-Policy', permissions],
    ...(isHttps
      ? ([['Strict-Transport-Security', 'max-age=63072000; includeSubDomains']] as const)
      : []),
  ]
}
