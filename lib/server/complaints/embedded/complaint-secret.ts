import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { encodeBase32, foldBase32 } from '@/lib/server/complaints/base32'

/** Bytes of a secret: 128 bits. */
const secretBytes = 16
/** Compared with when there is no hash, so that a miss takes as long as a hit. */
const dummyHash = '0'.repeat(64)

/** A secret derived from nothing, 26 characters. */
export const randomSecret = () => encodeBase32(randomBytes(secretBytes))

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

/** Hash of a form's idempotency key, stored with its photos before sending and with its complaint afterwards. Case-insensitive. */
export const hashFormKey = (key: string) => sha256(key.toLowerCase())

/**
 * The secret of a complaint, derived from the idempotency key: a repeated request gets the same response although only a hash is stored.
 * @param salt random text of this complaint, stored beside the hash
 * @returns 26 characters of Crockford base 32
 */
export function deriveSecret(idempotencyKey: string, salt: string, number: string): string {
  const digest = createHmac('sha256', idempotencyKey.toLowerCase())
    .update(`${salt}:${number}`)
    .digest()
  return encodeBase32(digest.subarray(0, secretBytes))
}

/**
 * What a request to replace a secret is known by when it comes again: its key and the secret it came with, neither of which can be told
 * from it.
 */
export const hashReplacement = (idempotencyKey: string, secret: string) =>
  createHmac('sha256', idempotencyKey.toLowerCase())
    .update(`replacement:${foldBase32(secret)}`)
    .digest('hex')

/** SHA-256 of a secret as typed (case, spaces, hyphens and confusable letters do not matter). */
export const hashSecret = (secret: string) => sha256(foldBase32(secret))

/** Whether a hash is the expected one, in constant time; always false, in the same time, when none is expected. */
export function hashesMatch(given: string, expected: string | null | undefined): boolean {
  const isEqual = timingSafeEqual(
    Buffer.from(given, 'hex'),
    Buffer.from(expected ?? dummyHash, 'hex'),
  )
  return isEqual && expected !== null && expected !== undefined
}
