import { drawingPolicy, inertPolicy, pagePolicy, type OutsideSources } from './content-policy'

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
