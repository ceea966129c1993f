import { setTimeout as sleep } from 'node:timers/promises'
import { Problem } from '@/lib/errors'
import { defaultLocale, type Locale } from '@/lib/i18n/locales'
import { watchCircuit } from '@/lib/server/observability/gauges'
import { circuitOpenMs, createCircuit } from '@/lib/server/upstream/circuit'
import { UpstreamFailure } from '@/lib/server/upstream/upstream-failure'
import { currentCaller } from './caller-context'
import type { RawAnswer, RawCall, Transport } from './client'
import { parametersOf, type Query } from './query'
import { refusalOf } from './refusal'
import { StaleStore } from './stale-store'

const retryPauseMs = { min: 100, spread: 200 }

/** How the portal shows who it is: not at all, by its key (complaints and photos), as the operators' system, or by its own origin (other writes). */
type Standing = 'none' | 'key' | 'operator' | 'origin'

export interface RemoteCall {
  method?: RawCall['method']
  /** `/v1/…`; parts from somebody else's words are encoded by `part`. */
  path: string
  query?: Query
  /** Left out: the language of whoever is answered. */
  locale?: Locale | undefined
  standing?: Standing
  headers?: Record<string, string | null | undefined>
  /** Sent as JSON, or as it is when it is a form (whose type stands in `headers` when its fields are URL-encoded). */
  body?: object
}

export interface RemoteSettings {
  /** Address without a slash at its end and without `/v1`. */
  baseUrl: string
  siteOrigin: string
  apiKey: string | undefined
  operatorToken: string | undefined
  transport: Transport
  now?: () => number
  pause?: (ms: number) => Promise<void>
  /** Told once when the API is left alone and once when it is back; never gets an address or anything of a person. */
  note?: (event: string, facts: Record<string, unknown>) => void
}

/** What the ports speak through. All throw Problem and nothing else. */
export interface RemoteApi {
  /** A read for everybody as parsed JSON; the last good answer of a day while the API fails. null for 204 and for what it does not have (404). */
  read(call: Omit<RemoteCall, 'method' | 'body'>): Promise<unknown>
  /** Any call, answered by the API itself and never from memory. @throws Problem for every refusal */
  ask(call: RemoteCall): Promise<RawAnswer>
  /** As `ask`; null when the API does not know the item (404). */
  find(call: RemoteCall): Promise<RawAnswer | null>
  /** False while the API is left alone because it failed. */
  isUp(): boolean
}

/** A body as it travels. */
const packed = (body: object): string | FormData =>
  body instanceof FormData
    ? body
    : body instanceof URLSearchParams
      ? body.toString()
      : JSON.stringify(body)

/** Parsed JSON; an empty body is null. @throws UpstreamFailure `format` */
function parse(text: string): unknown {
  if (text.trim() === '') return null
  try {
    return JSON.parse(text)
  } catch {
    throw new UpstreamFailure('format')
  }
}

/** The body of an answer as JSON. @throws Problem UNAVAILABLE when it is none */
export function jsonOf(answer: RawAnswer): unknown {
  try {
    return parse(answer.bytes.toString('utf8'))
  } catch {
    throw new Problem('UNAVAILABLE', { cause: 'remote-format' })
  }
}

/** What says that the API is not well. That it cannot take a write right now (503, as for a full queue of photos) does not. */
const isUnwell = (status: number, method: string) =>
  status >= 500 && !(status === 503 && method !== 'GET')
/** No call of the API answers well with a page: it is the login or the maintenance notice of something in between. */
const isPage = ({ status, header }: RawAnswer) =>
  status >= 200 && status < 300 && /^text\/html\b/i.test(header('content-type') ?? '')
/** Whether a good answer is no JSON where it has to be: cut off, or the notice of something in between. @param isRead reads are JSON whatever they say */
function isUnreadable({ status, header, bytes }: RawAnswer, isRead: boolean): boolean {
  if (status < 200 || status >= 300) return false
  if (!isRead && !/^application\/json\b/i.test(header('content-type') ?? '')) return false
  try {
    parse(bytes.toString('utf8'))
    return false
  } catch {
    return true
  }
}
/** Answers after which the same question may at once bring a better one; 503 asks to wait. */
const isWorthRetrying = (status: number) => status === 500 || status === 502 || status === 504

/** Speaks to the provincial API: one retry for what may be repeated, a circuit, and the last good answers of reads. */
export function createRemoteApi(settings: RemoteSettings): RemoteApi {
  const { baseUrl, transport, now = Date.now, pause = sleep, note = () => undefined } = settings
  const circuit = createCircuit(now)
  watchCircuit('provincial-api', circuit)
  const stale = new StaleStore(now)
  let wasOpen = false

  function judged(isGood: boolean, facts: Record<string, unknown>): void {
    if (isGood) circuit.succeeded()
    else circuit.failed()
    if (circuit.isOpen() === wasOpen) return
    wasOpen = circuit.isOpen()
    note(
      wasOpen ? 'provincial API left alone' : 'provincial API answers again',
      wasOpen ? facts : {},
    )
  }

  function headersOf({
    method = 'GET',
    standing = 'none',
    locale,
    headers = {},
    body,
  }: RemoteCall): Record<string, string> {
    const caller = currentCaller()
    const all: Record<string, string | null | undefined> = {
      'Content-Language': locale ?? caller?.locale ?? defaultLocale,
      'X-Forwarded-For': caller?.ip,
      'api-key': standing === 'key' ? settings.apiKey : null,
      Authorization:
        standing === 'operator' && settings.operatorToken
          ? `Bearer ${settings.operatorToken}`
          : null,
      Origin: standing === 'origin' ? settings.siteOrigin : null,
      Cookie:
        method !== 'GET' && standing !== 'operator' && caller?.browserId
          ? `portal-browser=${caller.browserId}`
          : null,
      'Content-Type': body && !(body instanceof FormData) ? 'application/json' : null,
      ...headers,
    }
    return Object.fromEntries(
      Object.entries(all).filter(
        (entry): entry is [string, string] => typeof entry[1] === 'string',
      ),
    )
  }

  async function attempt(call: RawCall, isRead: boolean): Promise<RawAnswer> {
    if (!circuit.allows()) throw new UpstreamFailure('circuit-open')
    try {
      const answer = await transport(call)
      if (isPage(answer) || isUnreadable(answer, isRead)) throw new UpstreamFailure('format')
      judged(!isUnwell(answer.status, call.method), { status: answer.status })
      return answer
    } catch (error) {
      judged(false, { reason: error instanceof UpstreamFailure ? error.reason : 'unknown' })
      throw error
    }
  }

  /** @throws UpstreamFailure */
  async function send(call: RemoteCall, isRead = false): Promise<RawAnswer> {
    const { method = 'GET', path, query = {}, body, headers = {} } = call
    const search = parametersOf(query).toString()
    const raw: RawCall = {
      method,
      url: `${baseUrl}${path}${search && `?${search}`}`,
      headers: headersOf(call),
      ...(body && { body: packed(body) }),
    }
    const mayRepeat = method === 'GET' || Boolean(headers['Idempotency-Key'])
    try {
      const first = await attempt(raw, isRead)
      if (!mayRepeat || !isWorthRetrying(first.status)) return first
    } catch (error) {
      // After a time-out nobody should wait for as long again.
      if (!mayRepeat || !(error instanceof UpstreamFailure) || error.reason !== 'network')
        throw error
    }
    await pause(retryPauseMs.min + Math.random() * retryPauseMs.spread)
    return attempt(raw, isRead)
  }

  function unavailable(error: unknown): Problem {
    const reason = error instanceof UpstreamFailure ? error.message : 'unknown'
    return new Problem('UNAVAILABLE', {
      cause: `remote-${reason}`,
      ...(reason === 'circuit-open' && { retryAfterSeconds: circuitOpenMs / 1000 }),
    })
  }

  async function ask(call: RemoteCall): Promise<RawAnswer> {
    const answer = await send(call).catch((error: unknown) => {
      throw unavailable(error)
    })
    if (answer.status >= 200 && answer.status < 300) return answer
    if (answer.status === 401 || answer.status === 403)
      note('provincial API refuses this portal', {
        status: answer.status,
        standing: call.standing ?? 'none',
      })
    throw refusalOf(answer.status, answer.bytes.toString('utf8'), answer.header('retry-after'))
  }

  return {
    ask,

    async find(call) {
      try {
        return await ask(call)
      } catch (error) {
        if (error instanceof Problem && error.status === 404) return null
        throw error
      }
    },

    async read(call) {
      const key = `${call.locale ?? ''} ${call.path}?${parametersOf(call.query ?? {}).toString()}`
      try {
        const answer = await send(call, true)
        const text = answer.bytes.toString('utf8')
        if (answer.status === 204 || answer.status === 404) return null
        if (answer.status < 200 || answer.status >= 300)
          throw refusalOf(answer.status, text, answer.header('retry-after'))
        const body = parse(text)
        stale.keep(key, text)
        return body
      } catch (error) {
        const problem = error instanceof Problem ? error : unavailable(error)
        const kept = problem.code === 'UNAVAILABLE' ? stale.find(key) : null
        if (kept === null) throw problem
        return parse(kept)
      }
    },

    isUp: () => !circuit.isOpen(),
  }
}
