import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import { env } from '@/lib/env'
import { Problem } from '@/lib/errors'
import type { Caller } from '@/lib/server/contract'
import { provideGauge } from '@/lib/server/observability/gauges'
import { portal } from '@/lib/server/portal'
import { createMemoryLimits } from '@/lib/server/memory-limits'
import {
  addressKey,
  type RateLimit,
  rateLimits,
  type RateLimitName,
} from '@/lib/server/rate-limits'

/** Names a browser, nobody in it: random, HttpOnly, used for limits and for counting a reading once. */
const browserCookie = 'portal-browser'
const cookiePattern = new RegExp(`(?:^|;\\s*)${browserCookie}=([0-9a-f]{32})(?:;|$)`)
const cookieMaxAgeSeconds = 365 * 24 * 60 * 60

/** Who calls: browser id from its cookie, address from the HTTP entry (which drops a client's own claim). */
export const callerOf = (request: Request): Caller => ({
  browserId: cookiePattern.exec(request.headers.get('cookie') ?? '')?.[1] ?? null,
  ip: request.headers.get('x-portal-client-ip') ?? '0.0.0.0',
})

/** Set-Cookie value for a browser that has none yet. */
export function newBrowserCookie(): { id: string; header: string } {
  const id = randomBytes(16).toString('hex')
  const secure = env().SITE_ORIGIN.startsWith('https:') ? '; Secure' : ''
  return {
    id,
    header: `${browserCookie}=${id}; Path=/; Max-Age=${cookieMaxAgeSeconds}; HttpOnly; SameSite=Lax${secure}`,
  }
}

const digest = (text: string) => createHash('sha256').update(text).digest()

/** Whether somebody gave the secret that a setting holds, compared in constant time; never when one of them is missing. */
export const isSameSecret = (given: string | null, expected: string | undefined): boolean =>
  given !== null && expected !== undefined && timingSafeEqual(digest(given), digest(expected))

const hasApiKey = (request: Request) =>
  isSameSecret(request.headers.get('api-key'), env().PORTAL_API_KEY)

/** true: from a page of this portal; false: from elsewhere; null: the request does not say (no browser). */
function isOwnPage(request: Request): boolean | null {
  const site = request.headers.get('sec-fetch-site')
  if (site !== null) return site === 'same-origin' || site === 'none'
  const origin = request.headers.get('origin')
  return origin === null ? null : isAllowedOrigin(origin)
}

const isAllowedOrigin = (origin: string | null) =>
  origin !== null && (origin === env().SITE_ORIGIN || env().ALLOWED_ORIGINS.includes(origin))

/**
 * Lets a write pass that comes from a page of the portal or from a system with the key (security file, section 4).
 * @throws Problem FORBIDDEN_ORIGIN from another site, UNAUTHORIZED without browser headers and key
 */
export function guardWrite(request: Request): void {
  const isOwn = isOwnPage(request)
  if (isOwn === false) throw new Problem('FORBIDDEN_ORIGIN')
  if (isOwn === null && !hasApiKey(request)) throw new Problem('UNAUTHORIZED')
}

/** Lets a guarded read pass: a page of the portal or a system with the key. @throws Problem UNAUTHORIZED */
export function guardKey(request: Request): void {
  if (isOwnPage(request) !== true && !hasApiKey(request)) throw new Problem('UNAUTHORIZED')
}

/** Calls refused by each limit since the process began. */
const refusals = new Map<RateLimitName, number>()
provideGauge({
  name: 'portal_limited_calls',
  help: 'Calls refused by a limit since the process began',
  label: 'limit',
  read: () => Object.fromEntries(refusals),
})

interface Wall {
  key: string
  allowed: number
  /** Nobody else is counted here. */
  isOwn?: true
  /** When to come again, where that is not the end of the window. */
  retryAfterSeconds?: number
  /** Counted in the memory of this process: on a shared row all processes would wait for each other's commits. */
  isPerProcess?: true
}

const perProcess = createMemoryLimits()

/** Counters are 32-bit in the database; a scaled limit beyond that is no limit. */
const usesMax = 2_147_483_646

/** What one call is counted for, in order: browser, address, everybody. */
function wallsOf(
  { browserId, ip, isNew = false }: Caller,
  { perBrowser, perAddress, perAddressKnown, global }: RateLimit,
): Wall[] {
  const address = addressKey(ip)
  const isKnown = browserId !== null && !isNew
  const ofBrowser: Wall[] =
    browserId === null ? [] : [{ key: `browser:${browserId}`, allowed: perBrowser, isOwn: true }]
  const everybody: Wall = { key: 'everybody', allowed: global, isPerProcess: true }
  if (isKnown && perAddressKnown !== undefined)
    return [...ofBrowser, { key: `known:${address}`, allowed: perAddressKnown }, everybody]
  const ofAddress: Wall = { key: `address:${address}`, allowed: perAddress }
  if (!isNew || perAddressKnown === undefined) return [...ofBrowser, ofAddress, everybody]
  // A browser that gets its cookie with this very answer may come again with it at once; its own count must not begin with a refusal.
  return [{ ...ofAddress, retryAfterSeconds: 1 }, ...ofBrowser, everybody]
}

/**
 * Counts one use of a limit, for the browser, its address and everybody.
 * @throws Problem RATE_LIMITED with the seconds to wait
 */
export async function limit(caller: Caller, name: RateLimitName): Promise<void> {
  const { windowMs, ...own }: RateLimit = rateLimits[name]
  const scale = env().RATE_LIMIT_SCALE
  const { limits } = await portal()
  for (const { key, allowed, ...wall } of wallsOf(caller, rateLimits[name])) {
    const untilEnd = await (own.isPerProcess || wall.isPerProcess ? perProcess : limits).hit(
      name,
      digest(key).toString('hex'),
      Math.min(Math.floor(allowed * scale), usesMax),
      windowMs,
    )
    if (untilEnd === 0) continue
    refusals.set(name, (refusals.get(name) ?? 0) + 1)
    throw new Problem('RATE_LIMITED', {
      retryAfterSeconds: wall.retryAfterSeconds ?? untilEnd,
      isOwnLimit: wall.isOwn === true,
    })
  }
}
