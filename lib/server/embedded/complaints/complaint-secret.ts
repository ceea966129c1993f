import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import { encodeBase32, foldBase32 } from '@/lib/server/complaints/base32'

/** Bytes of a secret: 128 bits. */
const secretBytes = 16
/** Compared against when there is nothing to compare with, so that a miss takes as long as a hit. */
const dummyHash = '0'.repeat(64)

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

/** Hash under which a form's key is known: its photos carry it before sending, its complaint afterwards. Letter case does not matter. */
export const hashFormKey = (key: string) => sha256(key.toLowerCase())

/**
 * The secret of a complaint, made again from the idempotency key: a repeated request gets the same answer although only a hash is stored.
 * @param salt random text of this complaint, stored beside the hash
 * @returns 26 characters of Crockford base 32
 */
export function deriveSecret(idempotencyKey: string, salt: string, number: string): string {
  const digest = createHmac('sha256', idempotencyKey.toLowerCase())
    .update(`${salt}:${number}`)
    .digest()
  return encodeBase32(digest.subarray(0, secretBytes))
}

/** SHA-256 of a secret as typed (case, spaces, hyphens and look-alike letters do not matter). */
export const hashSecret = (secret: string) => sha256(foldBase32(secret))

/** Whether a hash is the expected one, in constant time; always false, in the same time, when none is expected. */
export function hashesMatch(given: string, expected: string | null | undefined): boolean {
  const isEqual = timingSafeEqual(
    Buffer.from(given, 'hex'),
    Buffer.from(expected ?? dummyHash, 'hex'),
  )
  return isEqual && expected !== null && expected !== undefined
}
