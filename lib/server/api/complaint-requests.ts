import { env } from '@/lib/env'
import { Problem } from '@/lib/errors'
import { idempotencyKey } from '@/lib/schemas/complaints'
import { readValue } from '@/lib/server/api/read-request'
import { portal } from '@/lib/server/portal'
import { failedLookups } from '@/lib/server/rate-limits'
import { parseComplaintNumber } from '../complaints/complaint-number'

/** Longest secret worth hashing, characters; ours have 26 and a few separators. */
const secretMaxLength = 64

/** Secret of a complaint from its header; null when none was sent. */
export function secretOf(request: Request): string | null {
  const secret = request.headers.get('x-complaint-secret')?.trim() ?? ''
  return secret === '' ? null : secret.slice(0, secretMaxLength)
}

export type FormKeyHeader = 'Idempotency-Key' | 'X-Form-Token'

/**
 * Key of the form that a browser made when it opened (uuid). Pages must send it; a system that showed its api-key may leave it out.
 * @throws Problem VALIDATION_FAILED when missing from a page, or no uuid
 */
export function formKeyOf(request: Request, header: FormKeyHeader): string | null {
  const key = request.headers.get(header)
  if (key !== null) return readValue(header, key, idempotencyKey)
  // Without these two headers no browser sent it, and the guard before has asked for the api-key.
  const isFromBrowser = request.headers.has('sec-fetch-site') || request.headers.has('origin')
  if (isFromBrowser)
    throw new Problem('VALIDATION_FAILED', { fields: { [header]: [{ rule: 'required' }] } })
  return null
}

/**
 * Counts one try to get into a complaint by its phone number, right or wrong, for real numbers and made-up ones alike: unlike a secret a
 * phone number can be guessed, so that here the right one has to wait as well.
 * @throws Problem RATE_LIMITED after 5 tries within 15 minutes
 */
export async function limitRecovery(number: string): Promise<void> {
  const { limits } = await portal()
  const allowed = Math.floor(failedLookups.perNumber * env().RATE_LIMIT_SCALE)
  const retryAfterSeconds = await limits.hit(
    'recoveryOfNumber',
    parseComplaintNumber(number) ?? number,
    allowed,
    failedLookups.windowMs,
  )
  if (retryAfterSeconds > 0) throw new Problem('RATE_LIMITED', { retryAfterSeconds })
}

/**
 * What a look-up found. Failures are counted per number, whoever asks, so that nobody can try secrets; the holder's right secret
 * still opens it, so that nobody can lock the holder out.
 * @throws Problem ITEM_NOT_FOUND, RATE_LIMITED after 5 failures within 15 minutes
 */
export async function foundByNumber<T>(number: string, answer: T | null): Promise<T> {
  if (answer !== null) return answer
  const { limits } = await portal()
  const allowed = Math.floor(failedLookups.perNumber * env().RATE_LIMIT_SCALE)
  const retryAfterSeconds = await limits.hit(
    'failedLookup',
    parseComplaintNumber(number) ?? number,
    allowed,
    failedLookups.windowMs,
  )
  throw retryAfterSeconds > 0
    ? new Problem('RATE_LIMITED', { retryAfterSeconds })
    : new Problem('ITEM_NOT_FOUND')
}
