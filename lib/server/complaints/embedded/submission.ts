import { createHmac } from 'node:crypto'
import { canonicalJson } from './canonical-json'
import { hashFormKey } from './complaint-secret'

/** Identifies a form by its idempotency key, to recognise a repeated request. */
export interface Submission {
  key: string
  keyHash: string
  bodyHash: string
}

export function submissionOf(body: object, key: string): Submission {
  // Keyed with the idempotency key, which is not stored, so that a phone number cannot be guessed against the hash.
  const bodyHash = createHmac('sha256', key.toLowerCase()).update(canonicalJson(body)).digest('hex')
  return { key, keyHash: hashFormKey(key), bodyHash }
}
