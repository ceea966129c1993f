import { createHash, randomBytes } from 'node:crypto'

/** Begins every token, so that scanners for leaked secrets can know it. */
const mark = 'pjo_'
const randomLength = 32
const shownLength = mark.length + 6

// 43 signs of base64url hold 256 bits.
const form = /^pjo_[\w-]{43}$/

export const operatorTokenHash = (token: string) => createHash('sha256').update(token).digest('hex')

/** Whether a text can be a token at all; nothing else is worth a look into the database. */
export const isOperatorToken = (text: string) => form.test(text)

/** A token of 256 random bits, and what is kept of it: its hash and the beginning that its holder knows it by. */
export function newOperatorToken(): { token: string; hash: string; prefix: string } {
  const token = `${mark}${randomBytes(randomLength).toString('base64url')}`
  return { token, hash: operatorTokenHash(token), prefix: token.slice(0, shownLength) }
}
