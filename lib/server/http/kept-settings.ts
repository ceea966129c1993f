import type { IncomingHttpHeaders } from 'node:http'
import { parseSettings } from '@/lib/accessibility/parse-settings'
import { areDefaults } from '@/lib/accessibility/settings'
import { cookieDays, settingsCookie } from '@/lib/accessibility/settings-cookie'
import type { CachedResponse } from './cache/cached-response'
import { emptyResponse } from './problems'
import type { SecurityContext } from './security/security-headers'

const secondsInDay = 86_400
// The signs that a cookie may consist of (RFC 6265, 4.1.1); settings take a third of the length at most.
const cookieOf = new RegExp(
  `(?:^|;\\s*)${settingsCookie}=([\\x21\\x23-\\x2b\\x2d-\\x3a\\x3c-\\x5b\\x5d-\\x7e]{1,1500})(?:;|$)`,
)

/** The settings of a Cookie header as they are written in it; null for none, the defaults and what is no settings. */
function settingsIn(cookies = ''): string | null {
  const [, written] = cookieOf.exec(cookies) ?? []
  if (written === undefined) return null
  try {
    return areDefaults(parseSettings(decodeURIComponent(written))) ? null : written
  } catch {
    return null
  }
}

/** Writes the accessibility settings of a browser into their cookie once more, as they came; scripts may change it as before. */
export function keptSettingsResponse(
  { cookie }: IncomingHttpHeaders,
  context: SecurityContext,
): CachedResponse {
  const settings = settingsIn(cookie)
  const kept = `${settingsCookie}=${settings}; Path=/; Max-Age=${cookieDays * secondsInDay}; SameSite=Lax${context.isHttps ? '; Secure' : ''}`
  return emptyResponse(
    200,
    [
      ...(settings === null ? [] : ([['Set-Cookie', kept]] as const)),
      ['Cache-Control', 'no-store'],
      ['Content-Type', 'text/plain; charset=utf-8'],
    ],
    context,
  )
}
