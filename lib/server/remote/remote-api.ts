import { setTimeout as sleep } from 'node:timers/promises'
import { type ErrorCode, Problem } from '@/lib/errors'
import { defaultLocale, type Locale } from '@/lib/i18n/locales'
import { watchCircuit } from '@/lib/server/observability/gauges'
import { circuitOpenMs, createCircuit } from '@/lib/server/upstream/circuit'
import { UpstreamFailure } from '@/lib/server/upstream/upstream-failure'
import { currentCaller } from './caller-context'
import type { RawResponse, RawCall, Transport } from './client'
import { searchParamsOf, type Query } from './query'
import { refusalOf } from './refusal'
import { StaleStore } from './stale-store'

const retryPauseMs = { min: 100, spread: 200 }

/** By what the portal identifies itself: not at all, by its key (complaints and photos), as the operators' system, or by its own origin (other writes). */
type Credentials = 'none' | 'key' | 'operator' | 'origin'

export interface RemoteCall {
  method?: RawCall['method']
  /** `/v1/…`; parts from input are encoded by `pathPart`. */
  path: string
  query?: Query
  /** Left out: the language of whoever is answered. */
  locale?: Locale | undefined
  credentials?: Credentials
  headers?: Record<string, string | null | undefined>
  /** Sent as JSON, or unchanged when it is a form (`headers` names its type when its fields are URL-encoded). */
  body?: object
  /** As `RawCall` has it. */
  maxBytes?: number
  /** Every portal has this address: 404 and 405 are said by what stands in between, and the caller may come back. */
  isAlwaysThere?: boolean
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
  /** Called once when the circuit opens and once when it closes; never gets an address or anything of a person. */
  note?: (event: string, facts: Record<string, unknown>) => void
}

/** The client behind all ports. Every method throws Problem and nothing else. */
export interface RemoteApi {
  /**
   * A read for everybody as parsed JSON; the last good response of a day while the API fails or is asked too often. null for 204 and for what it
   * does not have (404).
   */
  read(call: Omit<RemoteCall, 'method' | 'body'>): Promise<unknown>
  /** Any call, answered by the API itself and never from memory. @throws Problem for every refusal */
  request(call: RemoteCall): Promise<RawResponse>
  /** As `request`; null when the API does not know the item (404). */
  find(call: RemoteCall): Promise<RawResponse | null>
  /** False while the API is left alone because it failed. */
  isUp(): boolean
}

/** A body as it is sent. */
const encodeBody = (body: object): string | FormData =>
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

/** The body of a response as JSON. @throws Problem UNAVAILABLE when it is none */
export function jsonOf(response: RawResponse): unknown {
  try {
    return parse(response.bytes.toString('utf8'))
  } catch {
    throw new Problem('UNAVAILABLE', { cause: 'remote-format' })
  }
}

/** Whether the API is failing. That it cannot take a write right now (503, as for a full queue of photos) does not. */
const isFailure = (status: number, method: string) =>
  status >= 500 && !(status === 503 && method !== 'GET')
const isPage = ({ header }: RawResponse) => /^text\/html\b/i.test(header('content-type') ?? '')
/** No call of the API succeeds with a page: it is the login or the maintenance notice of something in between. */
const isNotice = (response: RawResponse) =>
  response.status >= 200 && response.status < 300 && isPage(response)
/**
 * A response of the API itself. That it has no such item it says in JSON: a page says so for what stands in between, while the API is taken down.
 * @throws UpstreamFailure `format` for such a page; it opens no circuit, or visitors could who ask for what is not there
 */
function ofApi(response: RawResponse): RawResponse {
  if (response.status === 404 && isPage(response)) throw new UpstreamFailure('format')
  return response
}
/**
 * Whether a successful response is no JSON where it has to be: cut off, or the notice of something in between.
 * @param isRead reads are JSON whatever they say
 */
function isMalformed({ status, header, bytes }: RawResponse, isRead: boolean): boolean {
  if (status < 200 || status >= 300) return false
  if (!isRead && !/^application\/json\b/i.test(header('content-type') ?? '')) return false
  try {
    parse(bytes.toString('utf8'))
    return false
  } catch {
    return true
  }
}
/** The API cannot answer now, or not so often; what it said last is still right. */
const passing = new Set<ErrorCode>(['UNAVAILABLE', 'RATE_LIMITED'])
/** Statuses of addresses that an API does not have. */
const missingStatuses: readonly number[] = [404, 405]
/** Statuses after which the same call may succeed at once; 503 asks to wait. */
const isWorthRetrying = (status: number) => status === 500 || status === 502 || status === 504

/** Speaks to the provincial API: one retry for what may be repeated, a circuit, and the last good responses of reads. */
export function createRemoteApi(settings: RemoteSettings): RemoteApi {
  const { baseUrl, transport, pause = sleep, note = () => undefined } = settings
  const { now = () => performance.now() } = settings
  const circuit = createCircuit(now)
  watchCircuit('provincial-api', circuit)
  const stale = new StaleStore(now)
  let wasOpen = false

  function recordOutcome(isGood: boolean, facts: Record<string, unknown>): void {
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
    credentials = 'none',
    locale,
    headers = {},
    body,
  }: RemoteCall): Record<string, string> {
    const caller = currentCaller()
    const all: Record<string, string | null | undefined> = {
      'Content-Language': locale ?? caller?.locale ?? defaultLocale,
      'X-Forwarded-For': caller?.ip,
      'api-key': credentials === 'key' ? settings.apiKey : null,
      Authorization:
        credentials === 'operator' && settings.operatorToken
          ? `Bearer ${settings.operatorToken}`
          : null,
      Origin: credentials === 'origin' ? settings.siteOrigin : null,
      Cookie:
        method !== 'GET' && credentials !== 'operator' && caller?.browserId
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

  async function attempt(call: RawCall, isRead: boolean): Promise<RawResponse> {
    if (!circuit.allows()) throw new UpstreamFailure('circuit-open')
    try {
      const response = await transport(call)
      if (isNotice(response) || isMalformed(response, isRead)) throw new UpstreamFailure('format')
      recordOutcome(!isFailure(response.status, call.method), { status: response.status })
      return response
    } catch (error) {
      recordOutcome(false, { reason: error instanceof UpstreamFailure ? error.reason : 'unknown' })
      throw error
    }
  }

  /** @throws UpstreamFailure */
  async function send(call: RemoteCall, isRead = false): Promise<RawResponse> {
    const { method = 'GET', path, query = {}, body, headers = {} } = call
    const search = searchParamsOf(query).toString()
    const raw: RawCall = {
      method,
      url: `${baseUrl}${path}${search && `?${search}`}`,
      headers: headersOf(call),
      ...(body && { body: encodeBody(body) }),
      ...(call.maxBytes !== undefined && { maxBytes: call.maxBytes }),
    }
    const mayRepeat = method === 'GET' || Boolean(headers['Idempotency-Key'])
    try {
      const first = await attempt(raw, isRead)
      if (!mayRepeat || !isWorthRetrying(first.status)) return ofApi(first)
    } catch (error) {
      // No caller waits for a second time-out.
      if (!mayRepeat || !(error instanceof UpstreamFailure) || error.reason !== 'network')
        throw error
    }
    await pause(retryPauseMs.min + Math.random() * retryPauseMs.spread)
    return ofApi(await attempt(raw, isRead))
  }

  function unavailable(error: unknown): Problem {
    const reason = error instanceof UpstreamFailure ? error.message : 'unknown'
    return new Problem('UNAVAILABLE', {
      cause: `remote-${reason}`,
      ...(reason === 'circuit-open' && { retryAfterSeconds: circuitOpenMs / 1000 }),
    })
  }

  async function request(call: RemoteCall): Promise<RawResponse> {
    const response = await send(call).catch((error: unknown) => {
      throw unavailable(error)
    })
    if (response.status >= 200 && response.status < 300) return response
    if (response.status === 401 || response.status === 403)
      note('provincial API refuses this portal', {
        status: response.status,
        credentials: call.credentials ?? 'none',
      })
    if (call.isAlwaysThere && missingStatuses.includes(response.status))
      throw new Problem('UNAVAILABLE', { cause: `remote-${response.status}` })
    throw refusalOf(
      response.status,
      response.bytes.toString('utf8'),
      response.header('retry-after'),
    )
  }

  return {
    request,

    async find(call) {
      try {
        return await request(call)
      } catch (error) {
        if (error instanceof Problem && error.status === 404) return null
        throw error
      }
    },

    async read(call) {
      const key = `${call.locale ?? ''} ${call.path}?${searchParamsOf(call.query ?? {}).toString()}`
      try {
        const response = await send(call, true)
        const text = response.bytes.toString('utf8')
        if (response.status === 204 || response.status === 404) {
          // What is gone must not come back from memory when the API fails later.
          stale.delete(key)
          return null
        }
        if (response.status < 200 || response.status >= 300)
          throw refusalOf(response.status, text, response.header('retry-after'))
        const body = parse(text)
        stale.set(key, text)
        return body
      } catch (error) {
        const problem = error instanceof Problem ? error : unavailable(error)
        const cached = passing.has(problem.code) ? stale.get(key) : null
        if (cached === null) throw problem
        return parse(cached)
      }
    },

    isUp: () => !circuit.isOpen(),
  }
}
