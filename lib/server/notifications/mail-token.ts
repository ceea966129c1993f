import { createHash, randomBytes } from 'node:crypto'

/** Bytes of a token: 128 bits. */
const tokenBytes = 16
const tokenForm = /^[\w-]{22}$/

/** What a token is looked up by; the token itself stands in the mail alone. */
export const tokenHash = (token: string) => createHash('sha256').update(token).digest('hex')

export const newToken = () => randomBytes(tokenBytes).toString('base64url')

/** Whether a text can be a token at all, so that nothing else reaches the database. */
export const isToken = (text: string) => tokenForm.test(text)
