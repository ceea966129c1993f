import type { IncomingHttpHeaders } from 'node:http'
import type { Locale } from '@/lib/i18n/locales'
import { localePath } from '@/lib/i18n/locales'
import { addressWords } from './address-words'
import { planFor, type Plan } from './cache-policy'
import { inForm } from './lean-page'
import type { PageForm } from './low-data'
import { compressed } from './compression'
import type { Rendered } from './detached-render'
import type { CacheSlot, Found, PageCache, Produced } from './page-cache'
import { emptyAnswer } from './problems'
import { prepareAnswer, type PreparedAnswer } from './prepared-answer'
import { answerHeaders, mayStore, mediaTypeOfAnswer } from './response-headers'
import type { SecurityContext } from './security-headers'
import { isCompressible } from './media-types'
import { nearBudget } from './near-budget'
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
  now: () => number
  /** Whether a page could be rendered at once. */
  hasRoom: () => boolean
}

/** What of a request may shape a shared answer. */
export interface SharedAsk {
  isPayload: boolean
  form: PageForm
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
  const kind = plan.route.kind === 'api' ? ask.locale : ask.isPayload ? `payload ${payloadKey(ask.headers)}` : `page ${ask.form}`
  return { key: `${plan.renderUrl} ${kind}`, pool: ask.isPayload ? 'payloads' : plan.pool, tags: plan.route.tags, isTimely: plan.route.isTimely }
}

/** Finds or makes the answers that are the same for everybody. */
export function sharedAnswers({ cache, render, context, now, hasRoom }: SharedAnswersOptions) {
  const mayLookNear = nearBudget(now)

  async function produce(plan: Plan, ask: SharedAsk): Promise<Produced<Stored>> {
    const rendered = inForm(await render(plan, ask), ask.isPayload ? 'full' : ask.form, plan.locale)
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
    const answer = prepareAnswer(status, answerHeaders(plan, { ...rendered, headers }, { ...context, isPayload: ask.isPayload, isLowData: ask.form !== 'full' }), bodies)
    return { value: { kind: 'answer', answer }, keptBytes: isKept ? answer.byteLength : null, ...(rendered.status === 404 && { pool: 'missing' as const }) }
  }

  const once = async (plan: Plan, ask: SharedAsk): Promise<Found<Stored>> => ({ value: (await produce(plan, ask)).value, state: 'miss' })

  const answerOf = (value: Stored) => (value.kind === 'answer' ? value.answer : null)

  /** The not-found page with what is near to the words of the address, while that costs little; null when the plain one has to do. */
  async function nearPage(locale: Locale, ask: SharedAsk, path: string): Promise<PreparedAnswer | null> {
    const words = addressWords(path)
    if (words === '') return null
    const plan = planFor(localePath(locale, notFoundPath), new URLSearchParams({ kata: words }).toString())
    const work = () => produce(plan, ask)
    const found = cache.peek(slotOf(plan, ask), work)
    if (found) return answerOf(found.value)
    if (!hasRoom() || !mayLookNear()) return null
    try {
      return answerOf((await cache.get(slotOf(plan, ask), work)).value)
    } catch {
      return null
    }
  }

  async function notFoundPage(locale: Locale, ask: SharedAsk, path: string): Promise<PreparedAnswer | null> {
    const pageAsk: SharedAsk = { ...ask, isPayload: false, locale }
    const near = await nearPage(locale, pageAsk, path)
    if (near) return near
    const plan = planFor(localePath(locale, notFoundPath), '')
    const { value } = await cache.get(slotOf(plan, pageAsk), () => produce(plan, pageAsk))
    return answerOf(value)
  }

  return {
    /** The stored answer when it can go out at once; undefined means: ask `find`. */
    peek(plan: Plan, slot: CacheSlot, ask: () => SharedAsk): Found<Stored> | undefined {
      return cache.peek(slot, () => produce(plan, ask()))
    },
    /** @throws RenderFailed, Problem UNAVAILABLE when there is neither room to render nor an old answer */
    find: (plan: Plan, slot: CacheSlot, ask: SharedAsk) => (plan.isStored ? cache.get(slot, () => produce(plan, ask)) : once(plan, ask)),
    /** The finished not-found page of a language for an address that leads nowhere, with status 404; null when the portal has none. */
    notFoundPage,
  }
}
