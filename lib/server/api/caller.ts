import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import { env } from '@/lib/env'
import { Problem } from '@/lib/errors'
import type { Caller } from '@/lib/server/limits/port'
import { provideGauge } from '@/lib/server/observability/gauges'
import { portal } from '@/lib/server/portal'
import { createMemoryLimits } from '@/lib/server/limits/memory-limits'
import {
  addressKey,
  type RateLimit,
  rateLimits,
  type RateLimitName,
} from '@/lib/server/limits/rate-limits'

/** Identifies a browser, not a person: random, HttpOnly, used for limits and for counting a view once. */
const browserCookie = 'portal-browser'
const cookiePattern = new RegExp(`(?:^|;\\s*)${browserCookie}=([0-9a-f]{32})(?:;|$)`)
const cookieMaxAgeSeconds = 365 * 24 * 60 * 60

/** The browser id from its cookie and the address from the HTTP entry (which drops a header the client sent itself). */
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

/** Compares a given secret with a setting in constant time; false when either is missing. */
export const isSameSecret = (given: string | null, expected: string | undefined): boolean =>
  given !== null && expected !== undefined && timingSafeEqual(digest(given), digest(expected))

const hasApiKey = (request: Request) =>
  isSameSecret(request.headers.get('api-key'), env().PORTAL_API_KEY)

/** true: from a page of this portal; false: from elsewhere; null: no browser header says so. */
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

interface LimitCounter {
  key: string
  allowed: number
  /** Counts only this caller, so a refusal is due to its own calls. */
  isOwn?: true
  /** Seconds to wait, where that is not the end of the window. */
  retryAfterSeconds?: number
  /** Counted in memory: on one shared database row all processes would wait for each other's commits. */
  isPerProcess?: true
}

const perProcess = createMemoryLimits()

/** Counters are 32-bit in the database; a scaled limit above that is capped. */
const usesMax = 2_147_483_646

/** The counters of one call, in this order: browser, address, global. */
function countersOf(
  { browserId, ip, isNew = false }: Caller,
  { perBrowser, perAddress, perAddressKnown, global }: RateLimit,
): LimitCounter[] {
  const address = addressKey(ip)
  const isKnown = browserId !== null && !isNew
  const ofBrowser: LimitCounter[] =
    browserId === null ? [] : [{ key: `browser:${browserId}`, allowed: perBrowser, isOwn: true }]
  const everybody: LimitCounter = { key: 'everybody', allowed: global, isPerProcess: true }
  if (isKnown && perAddressKnown !== undefined)
    return [...ofBrowser, { key: `known:${address}`, allowed: perAddressKnown }, everybody]
  const ofAddress: LimitCounter = { key: `address:${address}`, allowed: perAddress }
  if (!isNew || perAddressKnown === undefined) return [...ofBrowser, ofAddress, everybody]
  // A browser that gets its cookie with this response may retry with it at once, so its own counter must not start with a refusal.
  return [{ ...ofAddress, retryAfterSeconds: 1 }, ...ofBrowser, everybody]
}

/**
 * Counts one use of a limit for the browser, its address and globally; what one of them refuses counts for none.
 * @returns takes the use back, where what was allowed came to nothing. Never throws
 * @throws Problem RATE_LIMITED with the seconds to wait
 */
export async function limit(caller: Caller, name: RateLimitName): Promise<() => Promise<void>> {
  const { windowMs, ...own }: RateLimit = rateLimits[name]
  const scale = env().RATE_LIMIT_SCALE
  const { limits } = await portal()
  const uses: (() => Promise<void>)[] = []
  const giveBack = async () => {
    await Promise.allSettled(uses.map((takeBack) => takeBack()))
  }
  for (const { key, allowed, ...counter } of countersOf(caller, rateLimits[name])) {
    const counters = own.isPerProcess || counter.isPerProcess ? perProcess : limits
    const hash = digest(key).toString('hex')
    const most = Math.min(Math.floor(allowed * scale), usesMax)
    const untilEnd = await counters.hit(name, hash, most, windowMs)
    if (untilEnd === 0) {
      uses.push(() => counters.giveBack(name, hash, most))
      continue
    }
    await giveBack()
    refusals.set(name, (refusals.get(name) ?? 0) + 1)
    throw new Problem('RATE_LIMITED', {
      retryAfterSeconds: counter.retryAfterSeconds ?? untilEnd,
      isOwnLimit: counter.isOwn === true,
    })
  }
  return giveBack
}
