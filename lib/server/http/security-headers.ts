import { createHash } from 'node:crypto'

const scriptElement = /<script\b([^>]*)>([\s\S]*?)<\/script>/gi
const hasSource = /\ssrc\s*=/i
// Data blocks such as JSON-LD are never run, so the policy does not need to name them.
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

/** What a page may use beside the portal's own files. */
export interface OutsideSources {
  /** The one other site that it may show inside itself. */
  frameOrigin?: string | undefined
  /** The street map of Google: its scripts, pictures and the styles it writes into the page. */
  hasStreetMap?: boolean | undefined
  /** The speech service of ResponsiveVoice: its script, and the sound it fetches or plays. */
  hasSpeech?: boolean | undefined
  /** Google Analytics, loaded only for people who agree: its script, and where it sends what it counts. */
  hasAnalytics?: boolean | undefined
  /** The provincial API whose pictures pages show. */
  pictureOrigin?: string | undefined
  /** The one other site that may show the page inside itself. */
  framedBy?: string | undefined
}

// As Google's guide for Maps JavaScript and content policies lists them, without its own pages, which the map does not need.
const mapHosts = 'https://*.googleapis.com https://*.gstatic.com'

const speechScript = 'https://code.responsivevoice.org'
const speechHosts = `${speechScript} https://texttospeech.responsivevoice.org`

// As Google's guide for Analytics and content policies lists them, without the hosts of its advertising features, which are off.
const analyticsScript = 'https://*.googletagmanager.com'
const analyticsHosts = `${analyticsScript} https://*.google-analytics.com https://*.analytics.google.com`

/** The policy of an HTML document: own files, exactly the inline scripts that stand in it, and what its route may use beside. */
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

/** The service worker runs under the policy of its own file: it fetches from this site and nothing else. */
export const workerPolicy =
  "default-src 'none'; script-src 'self'; connect-src 'self'; frame-ancestors 'none'"

/** The policy of everything that is no page: opened by itself it may do nothing. */
export const inertPolicy = "default-src 'none'; sandbox; frame-ancestors 'none'"

/** Drawings opened by themselves still need their own style attributes. */
const drawingPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; sandbox; frame-ancestors 'none'"

export type HeaderPairs = readonly (readonly [name: string, value: string])[]

export interface SecurityContext {
  /** True when the public address is https; only then browsers may be told to insist on it. */
  isHttps: boolean
  /** Site of the widget that pages with `hasEmbed` show; missing while none is set. */
  embedOrigin?: string | undefined
  /** Site of the editors, whose page may show previews inside itself; missing while none is set. */
  editorOrigin?: string | undefined
  /** True when the street map of the complaint form has a key. */
  hasStreetMap?: boolean | undefined
  /** True when the speech service of the home page has a key. */
  hasSpeech?: boolean | undefined
  /** Site of the provincial API that content comes from; missing while it is the portal's own. */
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

/** HTML gets the policy of its own scripts, everything else one that allows nothing. */
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
