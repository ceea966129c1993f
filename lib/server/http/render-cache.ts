import type { IncomingHttpHeaders } from 'node:http'
import type { Locale } from '@/lib/i18n/locales'
import { addressWords } from './address-words'
import { notFoundMatch, type RouteMatch } from './routes'
import { toVariant, type PageVariant } from './page-variant'
import { compressed, isCompressible } from './compression'
import type { Rendered } from './render-to-buffer'
import type { CacheKey, Found, PageCache, Produced } from './page-cache'
import { emptyResponse } from './problems'
import { toCachedResponse, type CachedResponse } from './cached-response'
import { responseHeaders, mayStore, mediaTypeOfResponse } from './response-headers'
import type { SecurityContext } from './security-headers'
import { payloadHeaders } from './render-headers'

/** Not-found pages with suggestions that may be made at once, and how many a minute after that, for a whole process. */
const burst = 30
const perMinute = 60
const minuteMs = 60_000

/**
 * Bounds the work that wrong addresses cause: each new one may cost a search, and a program that tries addresses tries thousands.
 * @returns takes one place; false when none is left and the plain page has to do
 */
function suggestionBudget(now: () => number): () => boolean {
  let left = burst
  let filledAt = now()
  return () => {
    const time = now()
    left = Math.min(burst, left + Math.max(0, time - filledAt) * (perMinute / minuteMs))
    filledAt = time
    if (left < 1) return false
    left -= 1
    return true
  }
}

/** A stored answer, or the note that an address leads nowhere: the not-found page itself is stored once per language. */
export type Stored =
  | { kind: 'answer'; answer: CachedResponse }
  | { kind: 'nowhere'; locale: Locale }

/** The render answered 5xx; its page is not worth showing. */
export class RenderFailed extends Error {
  override name = 'RenderFailed'

  constructor(readonly status: number) {
    super(`render answered ${status}`)
  }
}

export interface RenderCacheOptions {
  cache: PageCache<Stored>
  /** Renders with headers that hold nothing of the visitor. */
  render: (match: RouteMatch, renderRequest: RenderRequest) => Promise<Rendered>
  context: SecurityContext & { siteOrigin: string }
  now: () => number
  /** Whether a page could be rendered at once. */
  hasRoom: () => boolean
}

/** What of a request may shape a shared answer. */
export interface RenderRequest {
  isPayload: boolean
  variant: PageVariant
  locale: Locale
  headers: IncomingHttpHeaders
  /** Counted by rate limits of the API when the answer is not stored yet. */
  clientIp: string
  requestId: string
  /** Next's checksum of the router headers; passed on but never part of the key. */
  checksum: string
}

const nowhereBytes = 256

const payloadKey = (headers: IncomingHttpHeaders) =>
  payloadHeaders.map((name) => headers[name] ?? '').join('\n')

export function cacheKeyOf(match: RouteMatch, renderRequest: RenderRequest): CacheKey {
  const kind =
    match.route.kind === 'api'
      ? renderRequest.locale
      : renderRequest.isPayload
        ? `payload ${payloadKey(renderRequest.headers)}`
        : `page ${renderRequest.variant}`
  return {
    key: `${match.renderUrl} ${kind}`,
    pool: renderRequest.isPayload ? 'payloads' : match.pool,
    tags: match.route.tags,
    isTimely: match.route.isTimely,
  }
}

/** Finds or makes the answers that are the same for everybody. */
export function renderCache({ cache, render, context, now, hasRoom }: RenderCacheOptions) {
  const maySuggest = suggestionBudget(now)

  async function produce(
    match: RouteMatch,
    renderRequest: RenderRequest,
  ): Promise<Produced<Stored>> {
    const rendered = toVariant(
      await render(match, renderRequest),
      renderRequest.isPayload ? 'full' : renderRequest.variant,
      match.locale,
    )
    if (rendered.status >= 500) throw new RenderFailed(rendered.status)
    const isKept = mayStore(match, rendered)
    const isDocument = mediaTypeOfResponse(rendered).startsWith('text/html')
    if (rendered.status === 404 && match.route.kind === 'page') {
      const isNowherePage = isDocument && !renderRequest.isPayload
      // The router leaves a payload with status 404 unread and loads the page instead, so its body is not worth keeping.
      const stored: Stored = isNowherePage
        ? { kind: 'nowhere', locale: match.locale }
        : {
            kind: 'answer',
            answer: emptyResponse(
              404,
              [
                ['Content-Type', mediaTypeOfResponse(rendered)],
                ['Cache-Control', 'no-cache'],
              ],
              context,
            ),
          }
      return { value: stored, keptBytes: isKept ? nowhereBytes : null, pool: 'missing' }
    }
    // Shared by all who wait, so nothing of one visitor may travel along.
    const { 'set-cookie': _dropped, ...headers } = rendered.headers
    const status = rendered.status === 200 ? (match.route.sentAs ?? 200) : rendered.status
    const bodies = isCompressible(mediaTypeOfResponse(rendered))
      ? await compressed(rendered.body, 'page')
      : { identity: rendered.body }
    const answer = toCachedResponse(
      status,
      responseHeaders(
        match,
        { ...rendered, headers },
        {
          ...context,
          isPayload: renderRequest.isPayload,
          isLowData: renderRequest.variant !== 'full',
        },
      ),
      bodies,
    )
    return {
      value: { kind: 'answer', answer },
      keptBytes: isKept ? answer.byteLength : null,
      ...(rendered.status === 404 && { pool: 'missing' as const }),
    }
  }

  const once = async (match: RouteMatch, renderRequest: RenderRequest): Promise<Found<Stored>> => ({
    value: (await produce(match, renderRequest)).value,
    state: 'miss',
  })

  const answerOf = (value: Stored) => (value.kind === 'answer' ? value.answer : null)

  /** The not-found page with what is near to the words of the address, while that costs little; null when the plain one has to do. */
  async function nearPage(
    locale: Locale,
    renderRequest: RenderRequest,
    path: string,
  ): Promise<CachedResponse | null> {
    const words = addressWords(path)
    if (words === '') return null
    const match = notFoundMatch(locale, words)
    const work = () => produce(match, renderRequest)
    const found = cache.peek(cacheKeyOf(match, renderRequest), work)
    if (found) return answerOf(found.value)
    if (!hasRoom() || !maySuggest()) return null
    try {
      return answerOf((await cache.get(cacheKeyOf(match, renderRequest), work)).value)
    } catch {
      return null
    }
  }

  async function notFoundPage(
    locale: Locale,
    renderRequest: RenderRequest,
    path: string,
  ): Promise<CachedResponse | null> {
    const pageRequest: RenderRequest = { ...renderRequest, isPayload: false, locale }
    const near = await nearPage(locale, pageRequest, path)
    if (near) return near
    const match = notFoundMatch(locale)
    const { value } = await cache.get(cacheKeyOf(match, pageRequest), () =>
      produce(match, pageRequest),
    )
    return answerOf(value)
  }

  return {
    /** The stored answer when it can go out at once; undefined means: ask `find`. */
    peek(
      match: RouteMatch,
      cacheKey: CacheKey,
      renderRequest: () => RenderRequest,
    ): Found<Stored> | undefined {
      return cache.peek(cacheKey, () => produce(match, renderRequest()))
    },
    /** @throws RenderFailed, Problem UNAVAILABLE when there is neither room to render nor an old answer */
    find: (match: RouteMatch, cacheKey: CacheKey, renderRequest: RenderRequest) =>
      match.isStored
        ? cache.get(cacheKey, () => produce(match, renderRequest))
        : once(match, renderRequest),
    /** The finished not-found page of a language for an address that leads nowhere, with status 404; null when the portal has none. */
    notFoundPage,
  }
}
