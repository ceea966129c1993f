import { createHash } from 'node:crypto'

/**
 * Identifies an address where it is not written to. Still personal data, because whoever knows an address can check whether it
 * matches, so every row with such a hash expires.
 */
export const addressHash = (address: string) =>
  createHash('sha256').update(`mail:${address.trim().toLowerCase()}`).digest('hex')
