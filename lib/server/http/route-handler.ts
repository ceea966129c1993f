import { localePath } from '@/lib/i18n/locales'
import { wasTransientRender } from './render/transient-renders'
import { addressKey } from '@/lib/server/limits/rate-limits'
import { pageMatchFor, type RouteMatch } from './routes'
import { callApi, type ApiHandler } from './call-api'
import { renderPreview } from './render/render-preview'
import { renderToBuffer, type BufferedRequest, type Renderer } from './render/render-to-buffer'
import { moveScriptWatchFirst, variantFor } from './low-data/page-variant'
import { announcesBody, hasGoodHost, type RequestContext } from './request-context'
import { noPayloadResponse } from './low-data/low-data'
import { sendPreflight, sendUncached } from './cache/uncached-response'
import type { OpenPreview } from './preview-page'
import type { PageCache } from './cache/page-cache'
import type { ProblemStatus } from './problems'
import { sendCached, type CachedResponse } from './cache/cached-response'
import type { ConcurrencyLimiter } from './render/concurrency-limiter'
import { uncachedHeaders, sharedHeaders } from './render/render-headers'
import { jsonLimits, readBody, uploadLimits } from './body/request-body'
import { mediaTypeOfResponse } from './response-headers'
import type { SecurityContext } from './security/security-headers'
import {
  RenderFailed,
  renderCache,
  cacheKeyOf,
  type RenderRequest,
  type CacheValue,
} from './cache/render-cache'
import type { Tuning } from './tuning'
import { uploadPlaces } from './body/upload-places'

export interface RouteHandlerOptions {
  renderer: Renderer
  api: ApiHandler
  /** Says by the head of a request whether its body may arrive: 204, or the refusal. */
  admit: ApiHandler
  openPreview?: OpenPreview | undefined
  cache: PageCache<CacheValue>
  /** Concurrency of pages, of reads and of writes of the API. */
  limiters: Record<'pages' | 'reads' | 'writes', ConcurrencyLimiter>
  context: SecurityContext & { siteOrigin: string }
  tuning: Tuning
}

/** The status that was sent, or the refusal that the caller has to send. */
export type RouteResult = number | { refused: ProblemStatus; allow?: string }

const pageMethods = 'GET, HEAD'
const apiMethods = 'GET, HEAD, POST, PATCH'
// The checksum is passed on only in Next's format, so that nothing else of a query gets into a shared render.
const checksumForm = /^[\w-]{1,64}$/

const methodsOf = ({ route }: RouteMatch) =>
  route.kind === 'page' ? pageMethods : `${route.methods ?? apiMethods}, OPTIONS`
const isRead = (method: string | undefined) => method === 'GET' || method === 'HEAD'

/** Aborted once the client has gone, or has its response. */
function whenGone({ response }: RequestContext): AbortSignal {
  const gone = new AbortController()
  response.once('close', () => gone.abort())
  if (response.destroyed) gone.abort()
  return gone.signal
}

function checksumOf(url: string): string {
  const checksum = new URLSearchParams(url.slice(url.indexOf('?') + 1)).get('_rsc') ?? ''
  return checksumForm.test(checksum) ? checksum : ''
}

function renderRequestOf(
  { request, locale, clientIp, id }: RequestContext,
  match: RouteMatch,
): RenderRequest {
  const isPayload = match.route.kind === 'page' && request.headers.rsc === '1'
  return {
    isPayload,
    variant: variantFor(match, request.headers),
    locale: match.route.kind === 'api' ? locale : match.locale,
    headers: isPayload ? request.headers : {},
    clientIp,
    requestId: id,
    checksum: isPayload ? checksumOf(request.url ?? '') : '',
  }
}

/** The path that the not-found page may search for; '' for routes whose paths can identify a visitor. */
const wrongAddress = ({ route, path }: RouteMatch) =>
  route.sharing === 'live' || route.hidesReferrer ? '' : path

const withChecksum = (url: string, checksum: string) =>
  checksum === '' ? url : `${url}${url.includes('?') ? '&' : '?'}_rsc=${checksum}`

/** Responds to pages and API paths: shared ones from the cache, live ones rendered for the request. */
export function routeHandler({
  renderer,
  api,
  admit,
  openPreview,
  cache,
  limiters,
  context,
  tuning,
}: RouteHandlerOptions) {
  const limiterOf = ({ route }: RouteMatch, method = 'GET') =>
    route.kind === 'page' ? limiters.pages : isRead(method) ? limiters.reads : limiters.writes
  const photoPlaces = uploadPlaces(tuning)
  const documentPlaces = uploadPlaces(tuning.documents)
  const render = async (request: BufferedRequest) => {
    const rendered = await renderToBuffer(renderer, request, tuning.renderMs)
    // Next sends a page of its own with 500, or with 200 when a part below a Suspense boundary failed.
    const isTransient = wasTransientRender(String(request.headers['x-request-id']))
    return moveScriptWatchFirst(isTransient ? { ...rendered, status: 503 } : rendered)
  }
  const run = (match: RouteMatch, request: BufferedRequest, handler = api) =>
    limiterOf(match, request.method).run(() =>
      match.route.kind === 'api' ? callApi(handler, request, tuning.renderMs) : render(request),
    )

  const shared = renderCache({
    cache,
    context,
    now: tuning.now,
    hasRoom: () => limiters.pages.hasRoom(),
    render: (match, renderRequest) => {
      const facts = {
        clientIp: renderRequest.clientIp,
        requestId: renderRequest.requestId,
        siteOrigin: context.siteOrigin,
      }
      const headers = sharedHeaders(
        renderRequest.headers,
        renderRequest.locale,
        renderRequest.isPayload,
        facts,
      )
      const url = withChecksum(match.renderUrl, renderRequest.checksum)
      return run(match, { method: 'GET', url, headers, body: null })
    },
  })

  const noPayload = noPayloadResponse(context)
  /** Payload requests of a page without scripts, which has no router to read them. */
  const isUnreadable = ({ isPayload, variant }: RenderRequest) =>
    isPayload && variant === 'no-script'

  async function sendCacheValue(
    ctx: RequestContext,
    match: RouteMatch,
    value: CacheValue,
    renderRequest: RenderRequest,
  ): Promise<RouteResult> {
    const response =
      value.kind === 'response'
        ? value.response
        : await shared.notFoundPage(value.locale, renderRequest, wrongAddress(match))
    return response ? sendCached(ctx, response) : { refused: 404 }
  }

  async function bodyOf(
    { request, response }: RequestContext,
    { route }: RouteMatch,
    isUpload: boolean,
  ): Promise<Buffer | null> {
    if (isRead(request.method)) return null
    const limits = isUpload
      ? (tuning.uploadLimits ?? uploadLimits)
      : (tuning.jsonLimits ?? jsonLimits)
    return readBody(request, response, {
      ...limits,
      maxBytes: route.bodyMaxBytes ?? limits.maxBytes,
    })
  }

  async function respondUncached(
    ctx: RequestContext,
    match: RouteMatch,
    body: Buffer | null,
  ): Promise<RouteResult> {
    const { request } = ctx
    const facts = { clientIp: ctx.clientIp, requestId: ctx.id, siteOrigin: context.siteOrigin }
    const method = request.method === 'HEAD' ? 'GET' : (request.method ?? 'GET')
    const isPayload = match.route.kind === 'page' && request.headers.rsc === '1'
    const url = withChecksum(
      match.renderUrl,
      isPayload && match.route.query !== 'all' ? checksumOf(request.url ?? '') : '',
    )
    const headers = uncachedHeaders(request.headers, match.route.kind === 'page', facts)
    // A read ends soon and changes nothing.
    const signal = isRead(method) ? {} : { signal: whenGone(ctx) }
    const rendered = await run(match, { method, url, headers, body, ...signal })
    const isDocument = mediaTypeOfResponse(rendered).startsWith('text/html')
    if (ctx.isApi) {
      // The API app responds to unknown paths without a body; the contract requires JSON.
      if (rendered.status === 404 && rendered.body.byteLength === 0) return { refused: 404 }
    } else {
      if (rendered.status >= 500) throw new RenderFailed(rendered.status)
      const { refusedAt } = match.route
      if (rendered.status === 404 && isDocument && refusedAt !== undefined)
        return respondUncached(ctx, pageMatchFor(localePath(match.locale, refusedAt)), null)
      if (rendered.status === 404 && isDocument)
        return sendCacheValue(
          ctx,
          match,
          { kind: 'not-found', locale: match.locale },
          renderRequestOf(ctx, match),
        )
    }
    const status = rendered.status === 200 ? (match.route.sentAs ?? 200) : rendered.status
    sendUncached(ctx, match, { ...rendered, status }, { ...context, isPayload })
    return status
  }

  /** The page of an item with its draft, of which nothing goes into the cache. */
  async function respondWithPreview(ctx: RequestContext, match: RouteMatch): Promise<RouteResult> {
    const page = await openPreview?.(match.query, match.locale, ctx.clientIp)
    const { refusedAt = '/' } = match.route
    if (!page) return respondUncached(ctx, pageMatchFor(localePath(match.locale, refusedAt)), null)
    const facts = { clientIp: ctx.clientIp, requestId: ctx.id, siteOrigin: context.siteOrigin }
    const rendered = await renderPreview(page, match.locale, facts, run)
    if (rendered.status >= 500) throw new RenderFailed(rendered.status)
    sendUncached(ctx, match, rendered, { ...context, isPayload: false })
    return rendered.status
  }

  /** Refuses a caller who may not call, while its body is unread and takes no place. @returns the status sent; null for one who may */
  async function refuseCaller(ctx: RequestContext, match: RouteMatch): Promise<number | null> {
    const { request } = ctx
    const facts = { clientIp: ctx.clientIp, requestId: ctx.id, siteOrigin: context.siteOrigin }
    const head = {
      method: request.method ?? 'POST',
      url: match.renderUrl,
      headers: uncachedHeaders(request.headers, false, facts),
      body: null,
    }
    const response = await run(match, head, admit)
    if (response.status === 204) return null
    sendUncached(ctx, match, response, { ...context, isPayload: false })
    return response.status
  }

  async function respondToUpload(ctx: RequestContext, match: RouteMatch): Promise<RouteResult> {
    const { bodyMaxBytes = 0 } = match.route
    const places = bodyMaxBytes > uploadLimits.maxBytes ? documentPlaces : photoPlaces
    const body = await places.receive(addressKey(ctx.clientIp), () => bodyOf(ctx, match, true))
    return places.clean(() => respondUncached(ctx, match, body))
  }

  return {
    /** The response that can be sent without rendering; undefined: call `respond`. */
    hit(ctx: RequestContext, match: RouteMatch): CachedResponse | undefined {
      if (!match.isCacheable || !isRead(ctx.request.method) || announcesBody(ctx.request))
        return undefined
      if (!hasGoodHost(ctx.request)) return undefined
      const renderRequest = renderRequestOf(ctx, match)
      if (isUnreadable(renderRequest)) return noPayload
      const lookup = shared.peek(match, cacheKeyOf(match, renderRequest), () => renderRequest)
      if (lookup?.value.kind !== 'response') return undefined
      ctx.cache = lookup.state
      return lookup.value.response
    },

    /** @throws BodyRefused, TooManyUploads, RenderFailed, Problem UNAVAILABLE */
    async respond(ctx: RequestContext, match: RouteMatch): Promise<RouteResult> {
      const { request } = ctx
      const method = request.method ?? ''
      const allow = methodsOf(match)
      if (!allow.split(', ').includes(method)) return { refused: 405, allow }
      if ((isRead(method) || method === 'OPTIONS') && announcesBody(request))
        return { refused: 400 }
      if (method === 'OPTIONS') return sendPreflight(ctx, match, allow, context)
      if (isRead(method) && match.route.sharing === 'shared') {
        const renderRequest = renderRequestOf(ctx, match)
        if (isUnreadable(renderRequest)) return sendCached(ctx, noPayload)
        const lookup = await shared.find(match, cacheKeyOf(match, renderRequest), renderRequest)
        ctx.cache = lookup.state
        return sendCacheValue(ctx, match, lookup.value, renderRequest)
      }
      if (match.route.isItemPreview) return respondWithPreview(ctx, match)
      const refused =
        match.route.checksCallerFirst && !isRead(method) ? await refuseCaller(ctx, match) : null
      if (refused !== null) return refused
      return match.route.isUpload
        ? respondToUpload(ctx, match)
        : respondUncached(ctx, match, await bodyOf(ctx, match, false))
    },

    async warm(path: string) {
      const match = pageMatchFor(path)
      const renderRequest: RenderRequest = {
        isPayload: false,
        variant: 'full',
        locale: match.locale,
        headers: {},
        clientIp: '127.0.0.1',
        requestId: 'warm-up',
        checksum: '',
      }
      await shared.find(match, cacheKeyOf(match, renderRequest), renderRequest)
    },
  }
}
