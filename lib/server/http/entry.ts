import { randomBytes } from 'node:crypto'
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { isProblem } from '@/lib/errors'
import { apiLocale } from '@/lib/i18n/api-locale'
import { errorFacts } from '@/lib/server/observability/error-facts'
import { readingTurns } from '@/lib/server/reading-turns'
import type { ServerLog } from './access-log'
import { clientAddress, plainAddress, trustedProxies } from './client-address'
import type { Renderer } from './detached-render'
import { logExchange, refuse, type Exchange } from './exchange'
import { isBackendUp, isReady, type Readiness } from './health'
import { hasGoodHost } from './host-header'
import { lowDataAnswer } from './low-data'
import { pacedPurge } from './paced-purge'
import { PageCache } from './page-cache'
import { emptyAnswer, jsonAnswer } from './problems'
import { sendPrepared, type PreparedAnswer } from './prepared-answer'
import { announcesBody, BodyRefused, type BodyLimits } from './request-body'
import { resolver, type Resolved } from './resolve'
import { routeAnswers } from './route-answers'
import { RenderFailed, type Stored } from './shared-answers'
import { type GateLoad, renderGate } from './render-gate'
import { everyPageTag } from './routes'
import type { StaticFiles } from './static-files'
import { TooManyUploads, type UploadLimits } from './upload-places'
import { usualFirstRestMs, warmBesideVisitors } from './warm-up'

export interface EntryOptions {
  renderer: Renderer
  siteOrigin: string
  /** Site of the embedded widget, for the policy of the pages that show it. */
  embedOrigin?: string | undefined
  /** Site of the editors, whose page may show previews inside itself. */
  editorOrigin?: string | undefined
  /** Whether the street map has a key, for the policy of the pages that can open it. */
  hasStreetMap?: boolean | undefined
  /** Whether the speech service has a key, for the policy of the page that can load it. */
  hasSpeech?: boolean | undefined
  /** Whether Google Analytics has an id, for the policy of the pages that may load it once somebody agrees. */
  hasAnalytics?: boolean | undefined
  /** Site of the provincial API that content comes from, whose pictures pages show. */
  pictureOrigin?: string | undefined
  /** Addresses and CIDR blocks whose X-Forwarded-For is believed. */
  trustedProxies: readonly string[]
  staticFiles: StaticFiles
  cacheMaxBytes: number
  /** Pages rendered at once. */
  maxRenders: number
  /** Reads of the API answered at once, as far as they are not kept. */
  maxReads: number
  readiness: Omit<Readiness, 'isDraining'>
  log: ServerLog
  /** Only tests change these. */
  tuning?: Partial<Tuning>
}

export interface Tuning extends UploadLimits {
  now: () => number
  queueLength: number
  queueMs: number
  renderMs: number
  /** Before pages are rendered beside visitors. */
  firstRestMs: number
  jsonLimits?: BodyLimits
  uploadLimits?: BodyLimits
}

const usual: Tuning = {
  now: Date.now,
  queueLength: 64,
  queueMs: 5_000,
  renderMs: 25_000,
  firstRestMs: usualFirstRestMs,
  uploadsMax: 22,
  arrivingMax: 64,
  arrivingPerAddress: 12,
}

// API calls are about ten times cheaper than pages and must not wait behind them, or complaints would stop with the pages. Writing has
// places of its own for the same reason.
const apiPerPage = 16
const apiQueueLength = 256

/** Methods any address may be asked with; everything else is refused before the address is looked at. */
const knownMethods = new Set(['GET', 'HEAD', 'POST', 'PATCH', 'OPTIONS'])
export const knownMethodsAllow = [...knownMethods].join(', ')
const readMethods = 'GET, HEAD'

export interface Entry {
  handle: RequestListener
  /** Forgets what carries one of the tags, each at most twice a second; what all pages carry only makes them be made anew. */
  purge: (tags: readonly string[]) => void
  /** Renders pages into the cache before the first visitor. @throws the first failure */
  warmUp: (paths: readonly string[]) => Promise<void>
  /** The same while visitors are answered: after a first moment, with rests; what fails is logged, and the end of the process ends it. */
  warmUpBesideVisitors: (paths: readonly string[]) => Promise<void>
  /** From now on: not ready, and every answer asks its connection to close. */
  startDraining: () => void
  /** How busy it is at this moment, for measurements. */
  load: () => Record<'pages' | 'reads' | 'writes', GateLoad> & { cacheBytes: number }
}

const apiTarget = /^\/(?:v1|open311)(?=[/?]|$)/

/** The HTTP entry: guards, cache and headers around an injected renderer. */
export function createEntry(options: EntryOptions): Entry {
  const tuning = { ...usual, ...options.tuning }
  const { log } = options
  const { siteOrigin, embedOrigin, editorOrigin, hasStreetMap, hasSpeech, hasAnalytics, pictureOrigin } = options
  const context = { isHttps: siteOrigin.startsWith('https://'), siteOrigin, embedOrigin, editorOrigin, hasStreetMap, hasSpeech, hasAnalytics, pictureOrigin }
  const proxies = trustedProxies(options.trustedProxies)
  const pageGate = renderGate({ atOnce: options.maxRenders, waiting: tuning.queueLength, waitMs: tuning.queueMs })
  const apiGate = (atOnce: number) => renderGate({ atOnce, waiting: apiQueueLength, waitMs: tuning.queueMs })
  const [readGate, writeGate] = [apiGate(options.maxReads), apiGate(options.maxRenders * apiPerPage)]
  const cache = new PageCache<Stored>({ maxBytes: options.cacheMaxBytes, now: tuning.now, hasRoom: () => pageGate.hasRoom() })
  const routes = routeAnswers({ renderer: options.renderer, cache, gates: { pages: pageGate, reads: readGate, writes: writeGate }, context, tuning })
  const resolve = resolver(options.staticFiles)
  const whenRead = readingTurns()
  const idPrefix = randomBytes(6).toString('hex')
  let idCount = 0
  let isDraining = false

  const readiness: Readiness = { ...options.readiness, isDraining: () => isDraining }

  function begin(request: IncomingMessage, response: ServerResponse): Exchange {
    idCount += 1
    const direct = request.socket.remoteAddress
    const forwarded = request.headers['x-forwarded-for']
    return {
      request,
      response,
      id: `${idPrefix}-${idCount.toString(36)}`,
      clientIp: typeof forwarded === 'string' ? clientAddress(direct, forwarded, proxies) : plainAddress(direct ?? '0.0.0.0'),
      startedMs: performance.now(),
      pattern: '-',
      // Before anything is resolved, so that a refusal of the method or the address speaks JSON too.
      isApi: apiTarget.test(request.url ?? ''),
      locale: 'id',
    }
  }

  function send(exchange: Exchange, answer: PreparedAnswer) {
    logExchange(log, exchange, sendPrepared(exchange, answer))
  }

  async function answerFixed(exchange: Exchange, resolved: Exclude<Resolved, { kind: 'route' | 'bad' }>) {
    if (exchange.request.method !== 'GET' && exchange.request.method !== 'HEAD') {
      // A redirect keeps the method; everything else here only reads.
      if (resolved.kind !== 'redirect') return refuse(exchange, 405, { log, context, allow: readMethods })
    }
    if (announcesBody(exchange.request)) return refuse(exchange, 400, { log, context })
    if (resolved.kind === 'redirect') {
      const headers = [['Location', resolved.location], ['Cache-Control', 'public, max-age=3600'], ['Content-Type', 'text/plain; charset=utf-8']] as const
      return send(exchange, emptyAnswer(308, headers, context))
    }
    if (resolved.kind === 'low-data') return send(exchange, lowDataAnswer(resolved.mode, exchange.request.headers, context))
    if (resolved.kind === 'file') return resolved.answer ? send(exchange, resolved.answer) : refuse(exchange, 404, { log, context })
    if (resolved.kind === 'health') return send(exchange, jsonAnswer(200, { data: { status: 'ok' } }, context))
    const ready = await isReady(readiness)
    return send(exchange, jsonAnswer(ready ? 200 : 503, { data: { status: ready ? 'ready' : 'unavailable' } }, context))
  }

  async function answer(exchange: Exchange, resolved: Resolved) {
    const { request } = exchange
    if (resolved.kind === 'bad' || !hasGoodHost(request)) return refuse(exchange, 400, { log, context })
    if (resolved.kind !== 'route') return answerFixed(exchange, resolved)
    const status = await routes.answer(exchange, resolved.plan)
    if (typeof status === 'number') return logExchange(log, exchange, status)
    return refuse(exchange, status.refused, { log, context, allow: status.allow })
  }

  /** Turns a failure into an answer; only unexpected ones are worth a log event. */
  async function fail(exchange: Exchange, error: unknown) {
    if (error instanceof BodyRefused) return refuse(exchange, error.status, { log, context })
    if (error instanceof TooManyUploads) return refuse(exchange, 503, { log, context, retryAfterSeconds: 10 })
    if (isProblem(error) && error.code === 'UNAVAILABLE') {
      return refuse(exchange, 503, { log, context, retryAfterSeconds: error.details.retryAfterSeconds ?? 5 })
    }
    // A page that fails while its database is away is no fault of the page: "try again" instead of "broken".
    if (error instanceof RenderFailed && (error.status === 503 || !(await isBackendUp(readiness)))) {
      return refuse(exchange, 503, { log, context, retryAfterSeconds: 5 })
    }
    log.event('error', 'request failed', { id: exchange.id, route: exchange.pattern, ...errorFacts(error) })
    return refuse(exchange, 500, { log, context })
  }

  function handle(request: IncomingMessage, response: ServerResponse) {
    const exchange = begin(request, response)
    if (isDraining) response.shouldKeepAlive = false
    // A visitor who leaves early is no failure of the process.
    response.on('error', () => undefined)
    const work = () => {
      if (!knownMethods.has(request.method ?? '')) return refuse(exchange, 405, { log, context, allow: knownMethodsAllow })
      const resolved = resolve(request.url ?? '')
      exchange.pattern = resolved.pattern
      if ('isApi' in resolved) exchange.isApi = resolved.isApi
      if (resolved.kind === 'health' || resolved.kind === 'ready') exchange.isApi = true
      if (exchange.isApi) exchange.locale = apiLocale(request.headers['content-language']?.toString(), request.headers['accept-language'])
      if (resolved.kind === 'route') {
        const hit = routes.hit(exchange, resolved.plan)
        if (hit) return send(exchange, hit)
      }
      return answer(exchange, resolved)
    }
    const finish = async () => {
      try {
        await work()
      } catch (error) {
        await fail(exchange, error)
      }
    }
    const start = () =>
      void finish().catch((error: unknown) => {
        log.event('error', 'answer failed', { id: exchange.id, ...errorFacts(error) })
        response.destroy()
      })
    if (request.method === 'GET' || request.method === 'HEAD') whenRead(start)
    else start()
  }

  return {
    handle,
    purge: pacedPurge((tags) => {
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
        onFailure: (path, error) => log.event('warn', 'warm-up failed', { path, ...errorFacts(error) }),
        firstRestMs: tuning.firstRestMs,
      }),
    startDraining: () => {
      isDraining = true
    },
    load: () => ({ pages: pageGate.load(), reads: readGate.load(), writes: writeGate.load(), cacheBytes: cache.bytes }),
  }
}
