import type { LookupFunction } from 'node:net'
import { callUpstream } from '@/lib/server/upstream/call-upstream'
import { UpstreamFailure } from '@/lib/server/upstream/upstream-failure'
import type { SendFailure } from '../outbox-attempts'

/** Time-out of a whole delivery, milliseconds. */
const deliveryTimeoutMs = 10_000

/** A receiver that answered something else than 2xx. */
class Refused extends Error {
  readonly status: number
  /** The pause it asked for, milliseconds; 0 for none. */
  readonly waitMs: number
  constructor(status: number, waitMs: number) {
    super(`status ${status}`)
    this.status = status
    this.waitMs = waitMs
  }
}

/** Milliseconds of a Retry-After header, in seconds or as a moment; 0 for none. */
function waitOf(header: string | undefined, now: number): number {
  if (header === undefined) return 0
  const seconds = Number(header)
  const ms = Number.isNaN(seconds) ? Date.parse(header) - now : seconds * 1_000
  return Number.isFinite(ms) ? Math.max(0, ms) : 0
}

export interface Delivery {
  url: URL
  headers: Readonly<Record<string, string>>
  body: string | Buffer
  timeoutMs?: number | undefined
  /** Finds the address of the host, or refuses it. */
  lookup?: LookupFunction | undefined
}

/** Posts a message; of the answer only status and Retry-After are read, redirects are not followed. @throws Refused, UpstreamFailure */
export async function deliver({
  url,
  headers,
  body,
  timeoutMs = deliveryTimeoutMs,
  lookup,
}: Delivery): Promise<void> {
  const { status, waitMs } = await callUpstream(
    url,
    { accept: '*/*', timeoutMs, headers, post: body, lookup },
    ({ statusCode = 0, headers: { 'retry-after': retryAfter } }) => ({
      status: statusCode,
      waitMs: waitOf(retryAfter, Date.now()),
    }),
  )
  if (status < 200 || status >= 300) throw new Refused(status, waitMs)
}

/** Answers that refuse what a message says. */
const contentStatuses: readonly number[] = [400, 413, 415, 422]
/** The receiver wants no more. */
const goneStatus = 410
/** Answers to a message that no later attempt changes. */
const finalStatuses: readonly number[] = [...contentStatuses, goneStatus]
/** Answers about one message; every other refusal would meet the next one as well. */
const ownStatuses: readonly number[] = [...finalStatuses, 408, 409, 500]

/** What a failed delivery means: refusals of its content are final, everything else is tried again. */
export function deliveryFailure(error: unknown): SendFailure {
  if (error instanceof Refused) {
    const { status, waitMs } = error
    return {
      code: `HTTP ${status}`,
      isFinal: finalStatuses.includes(status),
      isChannelDown: !ownStatuses.includes(status),
      waitMs,
    }
  }
  if (error instanceof UpstreamFailure)
    return { code: error.message.toUpperCase(), isFinal: false, isChannelDown: true }
  // Of the message itself, such as a key that is no point of the curve.
  return { code: 'UNSENDABLE', isFinal: true, isChannelDown: false }
}

/** Whether the receiver refused what the message says; it may take others. */
export const isContentRefused = (error: unknown) =>
  error instanceof Refused && contentStatuses.includes(error.status)

/** Whether the receiver wants no more messages. */
export const isGone = (error: unknown) => error instanceof Refused && error.status === goneStatus
