import { millisecondsInDay } from 'date-fns/constants'

const minuteMs = 60_000

/** Longest pause between two attempts, milliseconds. */
export const longestPauseMs = millisecondsInDay
/** Age at which an unsent message is given up, milliseconds. */
export const giveUpMs = 7 * millisecondsInDay
/** How long a claim lasts, milliseconds, should its process die; longer than all timeouts of one attempt together. */
export const claimMs = 10 * minuteMs
/** Age until which given-up messages keep their address, so that an operator can retry them; milliseconds. */
export const keepFailedMs = 30 * millisecondsInDay

/** Pause after a failed attempt, milliseconds: 1 minute, doubling, at most 24 hours. @param attempts attempts so far, from 1 */
export const pauseMs = (attempts: number) =>
  Math.min(minuteMs * 2 ** (attempts - 1), longestPauseMs)

/**
 * The same, and not before the receiver wants to be asked again, within a day.
 * @param longestMs longest pause that it did not ask for
 */
export const pauseAfter = (
  attempts: number,
  { waitMs = 0 }: SendFailure,
  longestMs = longestPauseMs,
) => Math.max(Math.min(pauseMs(attempts), longestMs), Math.min(waitMs, longestPauseMs))

export interface SendFailure {
  /** Error code and the server's status number, never its text, which may quote the address. */
  code: string
  /** The server refused this message permanently. */
  isFinal: boolean
  /** The server could not be reached; other messages would fail as well. */
  isChannelDown: boolean
  /** The recipient is gone for good. */
  isGone?: boolean
  /** The pause that the receiver asked for, milliseconds. */
  waitMs?: number
}

const downCodes: readonly string[] = [
  'ECONNECTION',
  'ECONNREFUSED',
  'ECONNRESET',
  'ESOCKET',
  'ETIMEDOUT',
  'EDNS',
  'ETLS',
  'EAUTH',
  'ENOAUTH',
  'EPROXY',
  'EMAXLIMIT',
]
const codePattern = /^[A-Z0-9_]{1,32}$/

export function readFailure(error: unknown): SendFailure {
  const stated = error instanceof Error && 'code' in error ? String(error.code) : ''
  const name = codePattern.test(stated) ? stated : 'UNKNOWN'
  const response =
    error instanceof Error && 'responseCode' in error ? Number(error.responseCode) : 0
  const isChannelDown = downCodes.includes(name)
  // RFC 5321: 5yz is a permanent refusal; from connecting or logging in it does not concern the message.
  const isFinal =
    !isChannelDown &&
    ((response >= 500 && response < 600) || (name === 'EENVELOPE' && response === 0))
  return { code: response > 0 ? `${name} ${response}` : name, isFinal, isChannelDown }
}
