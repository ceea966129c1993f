import { createHash } from 'node:crypto'

/**
 * What an address is known by where nobody has to be written to. It still is personal data: whoever has an address can tell whether it
 * is this one, so every row that holds it has an end.
 */
export const addressHash = (address: string) =>
  createHash('sha256').update(`mail:${address.trim().toLowerCase()}`).digest('hex')
