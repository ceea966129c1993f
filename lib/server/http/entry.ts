import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { isProblem } from '@/lib/errors'
import { apiLocale } from '@/lib/i18n/api-locale'
import { errorFacts } from '@/lib/server/observability/error-facts'
import { yieldBetweenReads } from '@/lib/server/jobs/yield-between-reads'
import type { ServerLog } from './access-log'
import type { ApiHandler } from './call-api'
import type { Renderer } from './render/render-to-buffer'
import { fixedResponses } from './fixed-responses'
import { refuse } from './security/refuse'
import {
  hasGoodHost,
  logResponse,
  requestContexts,
  trustedProxies,
  type RequestContext,
} from './request-context'
import { isBackendUp, type Readiness } from './health'
import { throttledPurge } from './cache/throttled-purge'
import { PageCache } from './cache/page-cache'
import { sendCached } from './cache/cached-response'
import { BodyRefused } from './body/request-body'
import { resolver, type Resolved } from './resolve'
import { routeHandler } from './route-handler'
import { RenderFailed, type CacheValue } from './cache/render-cache'
import { type LimiterLoad, concurrencyLimiter } from './render/concurrency-limiter'
import type { OpenPreview } from './preview-page'
import type { Route } from './route'
import { everyPageTag, routeMatcher } from './routes'
import type { StaticFiles } from './static/static-files'
import { type Tuning, usualTuning } from './tuning'
import { TooManyUploads } from './body/upload-places'
import { warmBesideVisitors } from './render/warm-up'

export interface EntryOptions {
  renderer: Renderer
  /** Handles `/v1` and `/open311`, with its routes; `admit` says by the head of a request whether its body may arrive: 204, or the refusal to send. */
  api: { routes: readonly Route[]; fetch: ApiHandler; admit: ApiHandler }
  /** Opens previews of items; there are none without it. */
  openPreview?: OpenPreview
  siteOrigin: string
  /** Origin of the embedded widget, for the content security policy of pages that show it. */
  embedOrigin?: string | undefined
  /** Origin of the editors' site, which may frame previews. */
  editorOrigin?: string | undefined
  /** Whether the street map has a key, for the content security policy of pages that can open it. */
  hasStreetMap?: boolean | undefined
  /** Whether the speech service has a key, for the content security policy of the page that can load it. */
  hasSpeech?: boolean | undefined
  /** Whether Google Analytics has an id, for the content security policy of pages that load it after consent. */
  hasAnalytics?: boolean | undefined
  /** Origin of the provincial API, whose pictures pages show. */
  pictureOrigin?: string | undefined
  /** Addresses and CIDR blocks whose X-Forwarded-For is trusted. */
  trustedProxies: readonly string[]
  staticFiles: StaticFiles
  cacheMaxBytes: number
  /** Pages rendered at once. */
  maxRenders: number
  /** Uncached reads of the API handled at once. */
  maxReads: number
  readiness: Omit<Readiness, 'isDraining'>
  log: ServerLog
  /** Only tests change these. */
  tuning?: Partial<Tuning>
}

// API calls are about ten times cheaper than pages and must not wait behind them, or complaints would stop with the pages. Writes have
// slots of their own for the same reason.
const apiPerPage = 16
const apiQueueLength = 256

/** Methods that some route accepts; all others are refused before the path is read. */
const knownMethods = new Set(['GET', 'HEAD', 'POST', 'PATCH', 'OPTIONS'])
export const knownMethodsAllow = [...knownMethods].join(', ')

export interface Entry {
  handle: RequestListener
  /** Purges the cache entries with one of the tags, each tag at most twice a second; the tag of all pages only outdates them (`PageCache.outdate`). */
  purge: (tags: readonly string[]) => void
  /** Renders pages into the cache before the first visitor. @throws the first failure */
  warmUp: (paths: readonly string[]) => Promise<void>
  /** Renders pages into the cache while visitors are served, with pauses; failures are logged, and shutting down ends it. */
  warmUpBesideVisitors: (paths: readonly string[]) => Promise<void>
  /** Starts draining: not ready, and every response closes its connection. */
  startDraining: () => void
  /** Current load, for gauges. */
  load: () => Record<'pages' | 'reads' | 'writes', LimiterLoad> & { cacheBytes: number }
}

/** The HTTP entry: guards, cache and headers around an injected renderer and an injected API. */
export function createEntry(options: EntryOptions): Entry {
  const tuning = { ...usualTuning, ...options.tuning }
  const { log } = options
  const {
    siteOrigin,
    embedOrigin,
    editorOrigin,
    hasStreetMap,
    hasSpeech,
    hasAnalytics,
    pictureOrigin,
  } = options
  const context = {
    isHttps: siteOrigin.startsWith('https://'),
    siteOrigin,
    embedOrigin,
    editorOrigin,
    hasStreetMap,
    hasSpeech,
    hasAnalytics,
    pictureOrigin,
  }
  const begin = requestContexts(trustedProxies(options.trustedProxies))
  const pageLimiter = concurrencyLimiter({
    atOnce: options.maxRenders,
    waiting: tuning.queueLength,
    waitMs: tuning.queueMs,
  })
  const apiLimiter = (atOnce: number) =>
    concurrencyLimiter({ atOnce, waiting: apiQueueLength, waitMs: tuning.queueMs })
  const [readLimiter, writeLimiter] = [
    apiLimiter(options.maxReads),
    apiLimiter(options.maxRenders * apiPerPage),
  ]
  const cache = new PageCache<CacheValue>({
    maxBytes: options.cacheMaxBytes,
    now: tuning.now,
    hasRoom: () => pageLimiter.hasRoom(),
  })
  const routes = routeHandler({
    renderer: options.renderer,
    api: options.api.fetch,
    admit: options.api.admit,
    openPreview: options.openPreview,
    cache,
    limiters: { pages: pageLimiter, reads: readLimiter, writes: writeLimiter },
    context,
    tuning,
  })
  const resolve = resolver(options.staticFiles, routeMatcher(options.api.routes))
  const whenRead = yieldBetweenReads()
  let isDraining = false

  const readiness: Readiness = { ...options.readiness, isDraining: () => isDraining }
  const sendFixed = fixedResponses({ log, context, readiness })

  async function respond(ctx: RequestContext, resolved: Resolved) {
    const { request } = ctx
    if (resolved.kind === 'bad' || !hasGoodHost(request)) return refuse(ctx, 400, { log, context })
    if (resolved.kind !== 'route') return sendFixed(ctx, resolved)
    const status = await routes.respond(ctx, resolved.match)
    if (typeof status === 'number') return logResponse(log, ctx, status)
    return refuse(ctx, status.refused, { log, context, allow: status.allow })
  }

  /** Responds to a failure; only unexpected ones are logged as events. */
  async function fail(ctx: RequestContext, error: unknown) {
    if (error instanceof BodyRefused) return refuse(ctx, error.status, { log, context })
    if (error instanceof TooManyUploads)
      return refuse(ctx, 503, { log, context, retryAfterSeconds: 10 })
    if (isProblem(error) && error.code === 'UNAVAILABLE') {
      return refuse(ctx, 503, {
        log,
        context,
        retryAfterSeconds: error.details.retryAfterSeconds ?? 5,
      })
    }
    // A page that fails while the database is down gets 503 instead of 500.
    if (
      error instanceof RenderFailed &&
      (error.status === 503 || !(await isBackendUp(readiness)))
    ) {
      return refuse(ctx, 503, { log, context, retryAfterSeconds: 5 })
    }
    log.event('error', 'request failed', { id: ctx.id, route: ctx.pattern, ...errorFacts(error) })
    return refuse(ctx, 500, { log, context })
  }

  function handle(request: IncomingMessage, response: ServerResponse) {
    const ctx = begin(request, response)
    if (isDraining) response.shouldKeepAlive = false
    // A connection closed by the client is no failure of the process.
    response.on('error', () => undefined)
    const work = () => {
      if (!knownMethods.has(request.method ?? ''))
        return refuse(ctx, 405, { log, context, allow: knownMethodsAllow })
      const resolved = resolve(request.url ?? '')
      ctx.pattern = resolved.pattern
      if ('isApi' in resolved) ctx.isApi = resolved.isApi
      if (resolved.kind === 'health' || resolved.kind === 'ready') ctx.isApi = true
      if (ctx.isApi)
        ctx.locale = apiLocale(
          request.headers['content-language']?.toString(),
          request.headers['accept-language'],
        )
      if (resolved.kind === 'route') {
        const hit = routes.hit(ctx, resolved.match)
        if (hit) return logResponse(log, ctx, sendCached(ctx, hit))
      }
      return respond(ctx, resolved)
    }
    const finish = async () => {
      try {
        await work()
      } catch (error) {
        await fail(ctx, error)
      }
    }
    const start = () =>
      void finish().catch((error: unknown) => {
        log.event('error', 'answer failed', {
          id: ctx.id,
          route: ctx.pattern,
          ...errorFacts(error),
        })
        response.destroy()
      })
    if (request.method === 'GET' || request.method === 'HEAD') whenRead(start)
    else start()
  }

  return {
    handle,
    purge: throttledPurge((tags) => {
      cache.purge(tags.filter((tag) => tag !== everyPageTag))
      if (tags.includes(everyPageTag)) cache.outdate([everyPageTag])
    }),
    warmUp: async (paths) => {
      for (const path of paths) await routes.warm(path)
    },
    warmUpBesideVisitors: (paths) =>
      warmBesideVisitors({
        paths,
        warm: (path) => routes.warm(path),
        isOver: () => isDraining,
        onFailure: (path, error) =>
          log.event('warn', 'warm-up failed', { path, ...errorFacts(error) }),
        firstRestMs: tuning.firstRestMs,
      }),
    startDraining: () => {
      isDraining = true
    },
    load: () => ({
      pages: pageLimiter.load(),
      reads: readLimiter.load(),
      writes: writeLimiter.load(),
      cacheBytes: cache.bytes,
    }),
  }
}
