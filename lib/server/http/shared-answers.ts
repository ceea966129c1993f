import type { IncomingHttpHeaders } from 'node:http'
import type { Locale } from '@/lib/i18n/locales'
import { localePath } from '@/lib/i18n/locales'
import { planFor, type Plan } from './cache-policy'
import { compressed } from './compression'
import type { Rendered } from './detached-render'
import type { CacheSlot, Found, PageCache, Produced } from './page-cache'
import { emptyAnswer } from './problems'
import { prepareAnswer, type PreparedAnswer } from './prepared-answer'
import { answerHeaders, mayStore, mediaTypeOfAnswer } from './response-headers'
import type { SecurityContext } from './security-headers'
import { isCompressible } from './media-types'
import { payloadHeaders } from './render-headers'

/** A stored answer, or the note that an address leads nowhere: the not-found page itself is stored once per language. */
export type Stored = { kind: 'answer'; answer: PreparedAnswer } | { kind: 'nowhere'; locale: Locale }

/** The render answered 5xx; its page is not worth showing. */
export class RenderFailed extends Error {
  override name = 'RenderFailed'

  constructor(readonly status: number) {
    super(`render answered ${status}`)
  }
}

export interface SharedAnswersOptions {
  cache: PageCache<Stored>
  /** Renders a plan with headers that hold nothing of the visitor. */
  render: (plan: Plan, ask: SharedAsk) => Promise<Rendered>
  context: SecurityContext & { siteOrigin: string }
}

/** What of a request may shape a shared answer. */
export interface SharedAsk {
  isPayload: boolean
  locale: Locale
  headers: IncomingHttpHeaders
  /** Counted by rate limits of the API when the answer is not stored yet. */
  clientIp: string
  requestId: string
  /** Next's checksum of the router headers; passed on but never part of the key. */
  checksum: string
}

const nowhereBytes = 256
const notFoundPath = '/tidak-ditemukan'

const payloadKey = (headers: IncomingHttpHeaders) => payloadHeaders.map((name) => headers[name] ?? '').join('\n')

export function slotOf(plan: Plan, ask: SharedAsk): CacheSlot {
  const kind = plan.route.kind === 'api' ? ask.locale : ask.isPayload ? `payload ${payloadKey(ask.headers)}` : 'page'
  return { key: `${plan.renderUrl} ${kind}`, pool: ask.isPayload ? 'payloads' : plan.pool, tags: plan.route.tags, isTimely: plan.route.isTimely }
}

/** Finds or makes the answers that are the same for everybody. */
export function sharedAnswers({ cache, render, context }: SharedAnswersOptions) {
  async function produce(plan: Plan, ask: SharedAsk): Promise<Produced<Stored>> {
    const rendered = await render(plan, ask)
    if (rendered.status >= 500) throw new RenderFailed(rendered.status)
    const isKept = mayStore(plan, rendered)
    const isDocument = mediaTypeOfAnswer(rendered).startsWith('text/html')
    if (rendered.status === 404 && (plan.route.kind === 'page' || isDocument)) {
      const isNowherePage = isDocument && !ask.isPayload
      // The router leaves a payload with status 404 unread and loads the page instead, so its body is not worth keeping.
      const stored: Stored = isNowherePage
        ? { kind: 'nowhere', locale: plan.locale }
        : { kind: 'answer', answer: emptyAnswer(404, [['Content-Type', mediaTypeOfAnswer(rendered)], ['Cache-Control', 'no-cache']], context) }
      return { value: stored, keptBytes: isKept ? nowhereBytes : null, pool: 'missing' }
    }
    // Shared by all who wait, so nothing of one visitor may travel along.
    const { 'set-cookie': _dropped, ...headers } = rendered.headers
    const status = rendered.status === 200 ? (plan.route.sentAs ?? 200) : rendered.status
    const bodies = isCompressible(mediaTypeOfAnswer(rendered)) ? await compressed(rendered.body, 'page') : { identity: rendered.body }
    const answer = prepareAnswer(status, answerHeaders(plan, { ...rendered, headers }, { ...context, isPayload: ask.isPayload }), bodies)
    return { value: { kind: 'answer', answer }, keptBytes: isKept ? answer.byteLength : null, ...(rendered.status === 404 && { pool: 'missing' as const }) }
  }

  const once = async (plan: Plan, ask: SharedAsk): Promise<Found<Stored>> => ({ value: (await produce(plan, ask)).value, state: 'miss' })

  async function notFoundPage(locale: Locale, ask: SharedAsk): Promise<PreparedAnswer | null> {
    const plan = planFor(localePath(locale, notFoundPath), '')
    const pageAsk: SharedAsk = { ...ask, isPayload: false, locale }
    const { value } = await cache.get(slotOf(plan, pageAsk), () => produce(plan, pageAsk))
    return value.kind === 'answer' ? value.answer : null
  }

  return {
    /** The stored answer when it can go out at once; undefined means: ask `find`. */
    peek(plan: Plan, slot: CacheSlot, ask: () => SharedAsk): Found<Stored> | undefined {
      return cache.peek(slot, () => produce(plan, ask()))
    },
    /** @throws RenderFailed, Problem UNAVAILABLE when there is neither room to render nor an old answer */
    find: (plan: Plan, slot: CacheSlot, ask: SharedAsk) => (plan.isStored ? cache.get(slot, () => produce(plan, ask)) : once(plan, ask)),
    /** The finished not-found page of a language, with status 404; null when the portal has none. */
    notFoundPage,
  }
}
