import { millisecondsInDay } from 'date-fns/constants'

const minuteMs = 60_000

/** Longest pause between two tries, milliseconds. */
const longestPauseMs = millisecondsInDay
/** After this long without success a message is given up, milliseconds. */
export const giveUpMs = 7 * millisecondsInDay
/** A process that claimed a message and died gives it back after this long, milliseconds; longer than all time-outs of one try together. */
export const claimMs = 10 * minuteMs
/** Messages given up keep their address this long, so that an operator can try them again; milliseconds. */
export const keepFailedMs = 30 * millisecondsInDay

/** Pause after a failed try, milliseconds: 1 minute, doubling, at most 24 hours. @param attempts tries so far, from 1 */
export const pauseMs = (attempts: number) =>
  Math.min(minuteMs * 2 ** (attempts - 1), longestPauseMs)

export interface SendFailure {
  /** For the record: a code and the server's status number, never a text, which may quote the address. */
  code: string
  /** The server refused this message for good. */
  isFinal: boolean
  /** The server could not be reached at all; other messages would fail as well. */
  isChannelDown: boolean
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

/** What a failed try means. */
export function readFailure(error: unknown): SendFailure {
  const stated = error instanceof Error && 'code' in error ? String(error.code) : ''
  const name = codePattern.test(stated) ? stated : 'UNKNOWN'
  const answer = error instanceof Error && 'responseCode' in error ? Number(error.responseCode) : 0
  const isChannelDown = downCodes.includes(name)
  // RFC 5321: 5yz is a lasting refusal; of the connection or login it says nothing about the message.
  const isFinal =
    !isChannelDown && ((answer >= 500 && answer < 600) || (name === 'EENVELOPE' && answer === 0))
  return { code: answer > 0 ? `${name} ${answer}` : name, isFinal, isChannelDown }
}
