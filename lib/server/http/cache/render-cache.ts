import type { IncomingHttpHeaders } from 'node:http'
import type { Locale } from '@/lib/i18n/locales'
import { addressTerms } from '../address-terms'
import { notFoundMatch, type RouteMatch } from '../routes'
import { shortenInlinePayload } from '../payload/inline-payload'
import { toVariant, type PageVariant } from '../low-data/page-variant'
import { compressed, isCompressible } from '../body/compression'
import type { Rendered } from '../render/render-to-buffer'
import type { CacheKey, CacheLookup, PageCache, RenderResult } from './page-cache'
import { emptyResponse } from '../problems'
import { toCachedResponse, type CachedResponse } from './cached-response'
import { responseHeaders, mayStore, mediaTypeOfResponse } from '../response-headers'
import type { SecurityContext } from '../security/security-headers'
import { payloadHeaders } from '../render/render-headers'

/** Token bucket for not-found pages with suggestions, of the whole process: its size and its refill per minute. */
const burst = 30
const perMinute = 60
const minuteMs = 60_000

/**
 * Limits the searches that wrong addresses cause: each new one may cost a search, and a program that tries addresses tries thousands.
 * @returns function that takes one token; false when none is left, so that the plain not-found page is sent
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

/** A response, or the note that the path does not exist: the not-found page itself is cached once per language. */
export type CacheValue =
  | { kind: 'response'; response: CachedResponse }
  | { kind: 'not-found'; locale: Locale }

/** The render ended with a 5xx status; its page is never sent. */
export class RenderFailed extends Error {
  override name = 'RenderFailed'

  constructor(readonly status: number) {
    super(`render answered ${status}`)
  }
}

export interface RenderCacheOptions {
  cache: PageCache<CacheValue>
  /** Renders with headers that hold nothing of the visitor. */
  render: (match: RouteMatch, renderRequest: RenderRequest) => Promise<Rendered>
  context: SecurityContext & { siteOrigin: string }
  now: () => number
  /** Whether a page could be rendered at once. */
  hasRoom: () => boolean
}

/** The only parts of a request that a shared response may depend on. */
export interface RenderRequest {
  isPayload: boolean
  variant: PageVariant
  locale: Locale
  headers: IncomingHttpHeaders
  /** For the API's rate limits, which count a read that is not cached. */
  clientIp: string
  requestId: string
  /** Next's checksum of the router headers; passed on but never part of the key. */
  checksum: string
}

const notFoundBytes = 256

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

export function renderCache({ cache, render, context, now, hasRoom }: RenderCacheOptions) {
  const maySuggest = suggestionBudget(now)

  async function renderToCache(
    match: RouteMatch,
    renderRequest: RenderRequest,
  ): Promise<RenderResult<CacheValue>> {
    const rendered = shortenInlinePayload(
      toVariant(
        await render(match, renderRequest),
        renderRequest.isPayload ? 'full' : renderRequest.variant,
        match.locale,
      ),
    )
    if (rendered.status >= 500) throw new RenderFailed(rendered.status)
    const isCacheable = mayStore(match, rendered)
    const isDocument = mediaTypeOfResponse(rendered).startsWith('text/html')
    if (rendered.status === 404 && match.route.kind === 'page') {
      const isNotFoundPage = isDocument && !renderRequest.isPayload
      // The client router ignores the body of a payload with status 404 and loads the page instead, so only the head is cached.
      const cacheValue: CacheValue = isNotFoundPage
        ? { kind: 'not-found', locale: match.locale }
        : {
            kind: 'response',
            response: emptyResponse(
              404,
              [
                ['Content-Type', mediaTypeOfResponse(rendered)],
                ['Cache-Control', 'no-cache'],
              ],
              context,
            ),
          }
      return { value: cacheValue, sizeBytes: isCacheable ? notFoundBytes : null, pool: 'missing' }
    }
    // All callers that wait get this response, so it must hold nothing of one visitor.
    const { 'set-cookie': _dropped, ...headers } = rendered.headers
    const status = rendered.status === 200 ? (match.route.sentAs ?? 200) : rendered.status
    const bodies = isCompressible(mediaTypeOfResponse(rendered))
      ? await compressed(rendered.body, 'page')
      : { identity: rendered.body }
    const response = toCachedResponse(
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
      value: { kind: 'response', response },
      sizeBytes: isCacheable ? response.byteLength : null,
      ...(rendered.status === 404 && { pool: 'missing' as const }),
      // The API counts whoever starts the render.
      ...(rendered.status === 429 && { isOfCallerAlone: true }),
    }
  }

  const renderUncached = async (
    match: RouteMatch,
    renderRequest: RenderRequest,
  ): Promise<CacheLookup<CacheValue>> => ({
    value: (await renderToCache(match, renderRequest)).value,
    state: 'miss',
  })

  const responseOf = (value: CacheValue) => (value.kind === 'response' ? value.response : null)

  /** The not-found page with search results for the words of the path; null without words, free render slots or budget. */
  async function suggestionsPage(
    locale: Locale,
    renderRequest: RenderRequest,
    path: string,
  ): Promise<CachedResponse | null> {
    const terms = addressTerms(path)
    if (terms === '') return null
    const match = notFoundMatch(locale, terms)
    const renderSuggestions = () => renderToCache(match, renderRequest)
    const lookup = cache.peek(cacheKeyOf(match, renderRequest), renderSuggestions)
    if (lookup) return responseOf(lookup.value)
    if (!hasRoom() || !maySuggest()) return null
    try {
      return responseOf(
        (await cache.get(cacheKeyOf(match, renderRequest), renderSuggestions)).value,
      )
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
    const suggestions = await suggestionsPage(locale, pageRequest, path)
    if (suggestions) return suggestions
    const match = notFoundMatch(locale)
    const { value } = await cache.get(cacheKeyOf(match, pageRequest), () =>
      renderToCache(match, pageRequest),
    )
    return responseOf(value)
  }

  return {
    /** The cached response when it can be sent without waiting; undefined: call `find`. */
    peek(
      match: RouteMatch,
      cacheKey: CacheKey,
      renderRequest: () => RenderRequest,
    ): CacheLookup<CacheValue> | undefined {
      return cache.peek(cacheKey, () => renderToCache(match, renderRequest()))
    },
    /** @throws RenderFailed, Problem UNAVAILABLE when there is neither a free render slot nor an old response */
    find: (match: RouteMatch, cacheKey: CacheKey, renderRequest: RenderRequest) =>
      match.isCacheable
        ? cache.get(cacheKey, () => renderToCache(match, renderRequest))
        : renderUncached(match, renderRequest),
    /** The not-found page in one language, with status 404; null when it cannot be found itself. */
    notFoundPage,
  }
}
