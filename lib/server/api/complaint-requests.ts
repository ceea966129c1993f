import { env } from '@/lib/env'
import { Problem } from '@/lib/errors'
import { idempotencyKey } from '@/lib/schemas/complaints'
import { readValue } from '@/lib/server/api/read-request'
import { portal } from '@/lib/server/portal'
import { failedLookups } from '@/lib/server/limits/rate-limits'
import { parseComplaintNumber } from '../complaints/complaint-number'

/** Longest secret worth hashing, characters; ours have 26 and a few separators. */
const secretMaxLength = 64

/** Secret of a complaint from its header; null when none was sent. */
export function secretOf(request: Request): string | null {
  const secret = request.headers.get('x-complaint-secret')?.trim() ?? ''
  return secret === '' ? null : secret.slice(0, secretMaxLength)
}

export type FormKeyHeader = 'Idempotency-Key' | 'X-Form-Token'

/** The idempotency key of a request that may go without. @throws Problem VALIDATION_FAILED for one that is no uuid */
export function optionalKeyOf(request: Request, header: FormKeyHeader): string | null {
  const key = request.headers.get(header)
  return key === null ? null : readValue(header, key, idempotencyKey)
}

/**
 * Idempotency key that the browser made when the form opened (uuid). Required from pages; a system with an api-key may omit it.
 * @throws Problem VALIDATION_FAILED when missing from a page, or no uuid
 */
export function formKeyOf(request: Request, header: FormKeyHeader): string | null {
  const key = optionalKeyOf(request, header)
  if (key !== null) return key
  // Without these two headers it is no browser, and the guard has already checked the api-key.
  const isFromBrowser = request.headers.has('sec-fetch-site') || request.headers.has('origin')
  if (isFromBrowser)
    throw new Problem('VALIDATION_FAILED', { fields: { [header]: [{ rule: 'required' }] } })
  return null
}

/**
 * Counts one attempt to open a complaint by phone number, right or wrong, for real and made-up complaint numbers alike: unlike a secret,
 * a phone number can be guessed, so the right one has to wait as well.
 * @throws Problem RATE_LIMITED after 5 attempts within 15 minutes
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
 * Returns what a look-up found. Failures are counted per number, whoever calls, so that secrets cannot be tried out; the right secret
 * still works, so that the reporter cannot be locked out.
 * @throws Problem ITEM_NOT_FOUND, RATE_LIMITED after 5 failures within 15 minutes
 */
export async function foundByNumber<T>(number: string, item: T | null): Promise<T> {
  if (item !== null) return item
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
