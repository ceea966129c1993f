import { localePath } from '@/lib/i18n/locales'
import { planFor, type Plan } from './cache-policy'
import type { Tuning } from './entry'
import { renderDetached, type Renderer } from './detached-render'
import type { Exchange } from './exchange'
import { hasGoodHost } from './host-header'
import { noPayloadAnswer, pageFormFor } from './low-data'
import { sendLive } from './live-answers'
import type { PageCache } from './page-cache'
import { emptyAnswer, type ProblemStatus } from './problems'
import { sendPrepared, writeHead, type PreparedAnswer } from './prepared-answer'
import type { RenderGate } from './render-gate'
import { liveHeaders, sharedHeaders } from './render-headers'
import { announcesBody, jsonLimits, readBody, uploadLimits } from './request-body'
import { mediaTypeOfAnswer } from './response-headers'
import { uploadPatterns } from './api-routes'
import type { SecurityContext } from './security-headers'
import { RenderFailed, sharedAnswers, slotOf, type SharedAsk, type Stored } from './shared-answers'
import { uploadPlaces } from './upload-places'

export interface RouteAnswersOptions {
  renderer: Renderer
  cache: PageCache<Stored>
  /** Places for pages, for reads and for writes of the API. */
  gates: Record<'pages' | 'reads' | 'writes', RenderGate>
  context: SecurityContext & { siteOrigin: string }
  tuning: Tuning
}

/** The status that was sent, or the refusal the caller shall send. */
export type RouteResult = number | { refused: ProblemStatus; allow?: string }

const pageMethods = 'GET, HEAD'
const apiMethods = 'GET, HEAD, POST, PATCH'
// The checksum is passed on only in the form Next makes it, so nothing else of a query slips into a shared render.
const checksumForm = /^[\w-]{1,64}$/

const methodsOf = ({ route }: Plan) => (route.kind === 'page' ? pageMethods : `${route.methods ?? apiMethods}, OPTIONS`)
const isRead = (method: string | undefined) => method === 'GET' || method === 'HEAD'

function checksumOf(url: string): string {
  const checksum = new URLSearchParams(url.slice(url.indexOf('?') + 1)).get('_rsc') ?? ''
  return checksumForm.test(checksum) ? checksum : ''
}

function askOf({ request, locale, clientIp, id }: Exchange, plan: Plan): SharedAsk {
  const isPayload = plan.route.kind === 'page' && request.headers.rsc === '1'
  return {
    isPayload,
    form: pageFormFor(plan, request.headers),
    locale: plan.route.kind === 'api' ? locale : plan.locale,
    headers: isPayload ? request.headers : {},
    clientIp,
    requestId: id,
    checksum: isPayload ? checksumOf(request.url ?? '') : '',
  }
}

/** What may be looked at of an address that leads nowhere: nothing of one that says something about its visitor. */
const wrongAddress = ({ route, path }: Plan) => (route.sharing === 'live' || route.hidesReferrer ? '' : path)

const withChecksum = (url: string, checksum: string) => (checksum === '' ? url : `${url}${url.includes('?') ? '&' : '?'}_rsc=${checksum}`)

/** Answers for pages and API paths: shared ones from the cache, live ones rendered for the request. */
export function routeAnswers({ renderer, cache, gates, context, tuning }: RouteAnswersOptions) {
  const gateOf = ({ route }: Plan, method = 'GET') => (route.kind === 'page' ? gates.pages : isRead(method) ? gates.reads : gates.writes)
  const places = uploadPlaces(tuning)

  const shared = sharedAnswers({
    cache,
    context,
    now: tuning.now,
    hasRoom: () => gates.pages.hasRoom(),
    render: (plan, ask) => {
      const facts = { clientIp: ask.clientIp, requestId: ask.requestId, siteOrigin: context.siteOrigin }
      const headers = sharedHeaders(ask.headers, ask.locale, ask.isPayload, facts)
      const url = withChecksum(plan.renderUrl, ask.checksum)
      return gateOf(plan).run(() => renderDetached(renderer, { method: 'GET', url, headers, body: null }, tuning.renderMs))
    },
  })

  const noPayload = noPayloadAnswer(context)
  /** Pages without scripts have no use for a payload. */
  const isUnreadable = ({ isPayload, form }: SharedAsk) => isPayload && form === 'lean'

  async function sendStored(exchange: Exchange, plan: Plan, value: Stored, ask: SharedAsk): Promise<RouteResult> {
    if (value.kind === 'nowhere' && exchange.isApi) return { refused: 404 }
    const answer = value.kind === 'answer' ? value.answer : await shared.notFoundPage(value.locale, ask, wrongAddress(plan))
    return answer ? sendPrepared(exchange, answer) : { refused: 404 }
  }

  async function bodyOf({ request, response }: Exchange, { route }: Plan, isUpload: boolean): Promise<Buffer | null> {
    if (isRead(request.method)) return null
    const limits = isUpload ? (tuning.uploadLimits ?? uploadLimits) : (tuning.jsonLimits ?? jsonLimits)
    return readBody(request, response, { ...limits, maxBytes: route.bodyMaxBytes ?? limits.maxBytes })
  }

  async function answerLive(exchange: Exchange, plan: Plan, body: Buffer | null): Promise<RouteResult> {
    const { request } = exchange
    const facts = { clientIp: exchange.clientIp, requestId: exchange.id, siteOrigin: context.siteOrigin }
    const method = request.method === 'HEAD' ? 'GET' : (request.method ?? 'GET')
    const isPayload = plan.route.kind === 'page' && request.headers.rsc === '1'
    const url = withChecksum(plan.renderUrl, isPayload && plan.route.query !== 'all' ? checksumOf(request.url ?? '') : '')
    const headers = liveHeaders(request.headers, plan.route.kind === 'page', facts)
    const rendered = await gateOf(plan, method).run(() => renderDetached(renderer, { method, url, headers, body }, tuning.renderMs))
    const isDocument = mediaTypeOfAnswer(rendered).startsWith('text/html')
    if (exchange.isApi) {
      // Next answers unknown API paths with a page and unknown methods with nothing; the contract wants JSON.
      if (rendered.status === 404 && isDocument) return { refused: 404 }
      if (rendered.status === 405 && rendered.body.byteLength === 0) return { refused: 405, allow: methodsOf(plan) }
      if (rendered.status >= 500 && isDocument) throw new RenderFailed(rendered.status)
    } else {
      if (rendered.status >= 500) throw new RenderFailed(rendered.status)
      const { refusedAt } = plan.route
      if (rendered.status === 404 && isDocument && refusedAt !== undefined) return answerLive(exchange, planFor(localePath(plan.locale, refusedAt), ''), null)
      if (rendered.status === 404 && isDocument) return sendStored(exchange, plan, { kind: 'nowhere', locale: plan.locale }, askOf(exchange, plan))
    }
    const status = rendered.status === 200 ? (plan.route.sentAs ?? 200) : rendered.status
    sendLive(exchange, plan, { ...rendered, status }, { ...context, isPayload })
    return status
  }

  async function answerUpload(exchange: Exchange, plan: Plan): Promise<RouteResult> {
    const body = await places.receive(exchange.clientIp, () => bodyOf(exchange, plan, true))
    return places.clean(() => answerLive(exchange, plan, body))
  }

  function preflight(exchange: Exchange, plan: Plan): RouteResult {
    const allow = methodsOf(plan)
    const open = [
      ['Access-Control-Allow-Origin', '*'],
      ['Access-Control-Allow-Methods', 'GET, HEAD, OPTIONS'],
      ['Access-Control-Allow-Headers', 'Content-Language, Accept-Language'],
      ['Access-Control-Max-Age', '86400'],
    ] as const
    const headers = [['Allow', allow], ['Cache-Control', 'no-store'], ...(plan.route.isCors ? open : [])] as const
    writeHead(exchange, 204, emptyAnswer(204, headers, context).notModifiedHead)
    exchange.response.end()
    return 204
  }

  return {
    /** The answer that can be sent at once, without rendering; undefined: ask `answer`. */
    hit(exchange: Exchange, plan: Plan): PreparedAnswer | undefined {
      if (!plan.isStored || !isRead(exchange.request.method) || announcesBody(exchange.request)) return undefined
      if (!hasGoodHost(exchange.request)) return undefined
      const ask = askOf(exchange, plan)
      if (isUnreadable(ask)) return noPayload
      const found = shared.peek(plan, slotOf(plan, ask), () => ask)
      if (found?.value.kind !== 'answer') return undefined
      exchange.cache = found.state
      return found.value.answer
    },

    /** @throws BodyRefused, TooManyUploads, RenderFailed, Problem UNAVAILABLE */
    async answer(exchange: Exchange, plan: Plan): Promise<RouteResult> {
      const { request } = exchange
      const method = request.method ?? ''
      const allow = methodsOf(plan)
      if (!allow.split(', ').includes(method)) return { refused: 405, allow }
      if ((isRead(method) || method === 'OPTIONS') && announcesBody(request)) return { refused: 400 }
      if (method === 'OPTIONS') return preflight(exchange, plan)
      if (isRead(method) && plan.route.sharing === 'shared') {
        const ask = askOf(exchange, plan)
        if (isUnreadable(ask)) return sendPrepared(exchange, noPayload)
        const found = await shared.find(plan, slotOf(plan, ask), ask)
        exchange.cache = found.state
        return sendStored(exchange, plan, found.value, ask)
      }
      return uploadPatterns.has(plan.route.pattern) ? answerUpload(exchange, plan) : answerLive(exchange, plan, await bodyOf(exchange, plan, false))
    },

    /** Renders a page into the cache. */
    async warm(path: string) {
      const plan = planFor(path, '')
      const ask: SharedAsk = { isPayload: false, form: 'full', locale: plan.locale, headers: {}, clientIp: '127.0.0.1', requestId: 'warm-up', checksum: '' }
      await shared.find(plan, slotOf(plan, ask), ask)
    },
  }
}
