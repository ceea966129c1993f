import { createHash } from 'node:crypto'

/** Hash of an item's texts, by which an import knows whether it has changed. */
export const hashOf = (...parts: string[]) =>
  parts.reduce((hash, part) => hash.update(part).update('\0'), createHash('sha256')).digest('hex')
