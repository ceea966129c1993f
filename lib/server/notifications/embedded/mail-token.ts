import { createHash, randomBytes } from 'node:crypto'

/** 128 bits. */
const tokenBytes = 16
const tokenForm = /^[\w-]{22}$/

/** The database stores this hash only; the token itself is in the mail. */
export const tokenHash = (token: string) => createHash('sha256').update(token).digest('hex')

export const newToken = () => randomBytes(tokenBytes).toString('base64url')

/** Whether a text has the form of a token; nothing else is looked up in the database. */
export const isToken = (text: string) => tokenForm.test(text)
