import { createHash, randomBytes } from 'node:crypto'

/** Prefix of every token, so that scanners for leaked secrets recognise it. */
const mark = 'pjo_'
const randomLength = 32
const shownLength = mark.length + 6

// 43 characters of base64url hold 256 bits.
const form = /^pjo_[\w-]{43}$/

export const operatorTokenHash = (token: string) => createHash('sha256').update(token).digest('hex')

/** Whether a text has the form of a token; others are refused without reading the database. */
export const isOperatorToken = (text: string) => form.test(text)

/** A token of 256 random bits, and what is stored of it: its hash and a prefix by which its holder recognises it. */
export function newOperatorToken(): { token: string; hash: string; prefix: string } {
  const token = `${mark}${randomBytes(randomLength).toString('base64url')}`
  return { token, hash: operatorTokenHash(token), prefix: token.slice(0, shownLength) }
}
