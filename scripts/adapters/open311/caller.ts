import { retryAfter } from '@/lib/api/failure'
import { logEvent } from '@/lib/server/observability/log-event'
import { createTransport, type RawCall } from '@/lib/server/remote/client'
import { UpstreamFailure } from '@/lib/server/upstream/upstream-failure'

/** A portal does not answer now, or asks to be left alone; the same call may go well later. */
export class Unavailable extends Error {
  override name = 'Unavailable'
}

/** A portal does not know the token or the key, or does not allow it this: nothing goes on before somebody changes that. */
export class AccessError extends Error {
  override name = 'AccessError'
}

/** A portal does not take this one call. */
export class Refusal extends Error {
  override name = 'Refusal'

  constructor(
    readonly status: number,
    /** What it said, cut. */
    readonly answer: string,
  ) {
    super(`status ${status}`)
  }
}

interface Answer {
  status: number
  body: unknown
}

/** Makes a call. @throws Unavailable, AccessError, Refusal for other statuses that are neither good nor expected */
export type Caller = (call: RawCall, expected?: readonly number[]) => Promise<Answer>

const secondMs = 1000
const waitMaxSeconds = 300
const shownMax = 300

/** Longest time that a portal is left alone because it says so, seconds. */
const namedMaxSeconds = 86_400
/** Seconds that a portal wants to be left alone, also as a moment; 0 for none. */
const namedBy = (header: string | undefined) => Math.min(retryAfter(header) ?? 0, namedMaxSeconds)

/**
 * Calls one portal. After a refused connection, a time-out, 429 or 5xx it is left alone for the time that it names, or for one second, two,
 * four and so on up to five minutes; until then calls fail without being made.
 * @param portal its name in the log
 */
export function createCaller(portal: string, timeoutMs: number): Caller {
  const transport = createTransport({ timeoutMs })
  let [failures, notBefore] = [0, 0]

  function unavailable(reason: string, named: number): Unavailable {
    failures += 1
    // Half of it by chance, so that several adapters do not come back together.
    const usual = Math.min(2 ** (failures - 1), waitMaxSeconds) * (0.5 + Math.random() / 2)
    const seconds = Math.max(named, usual)
    notBefore = performance.now() + seconds * secondMs
    logEvent('warn', 'portal unavailable', { portal, reason, wait_s: Math.ceil(seconds) })
    return new Unavailable(`${portal}: ${reason}`)
  }

  return async (call, expected = []) => {
    // By a clock that only grows: one that is set back would keep the portal alone for hours.
    if (performance.now() < notBefore) throw new Unavailable(portal)
    const response = await transport(call).catch((error: unknown) => {
      throw error instanceof UpstreamFailure ? unavailable(error.message, 0) : error
    })
    const { status } = response
    if (status === 408 || status === 429 || status >= 500)
      throw unavailable(`status ${status}`, namedBy(response.header('retry-after')))
    const text = response.bytes.toString('utf8')
    if (status === 401 || status === 403)
      throw new AccessError(`${portal} answers ${status}: ${text.slice(0, shownMax)}`)
    failures = 0
    const isGood = status >= 200 && status < 300
    if (!isGood && !expected.includes(status)) throw new Refusal(status, text.slice(0, shownMax))
    try {
      return { status, body: JSON.parse(text) as unknown }
    } catch {
      if (!isGood) return { status, body: null }
      throw unavailable('no JSON', 0)
    }
  }
}
