import { createHmac } from 'node:crypto'
import { canonicalJson } from './canonical-json'
import { hashFormKey } from './complaint-secret'

/** A form under its idempotency key, as it is recognised when it comes again. */
export interface Submission {
  key: string
  keyHash: string
  bodyHash: string
}

export function submissionOf(body: object, key: string): Submission {
  // Keyed with the key that is not stored, so that nobody can guess a phone number against the hash later.
  const bodyHash = createHmac('sha256', key.toLowerCase()).update(canonicalJson(body)).digest('hex')
  return { key, keyHash: hashFormKey(key), bodyHash }
}
