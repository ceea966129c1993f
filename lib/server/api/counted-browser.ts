import { createHash } from 'node:crypto'
import { millisecondsInDay } from 'date-fns/constants'
import { env } from '@/lib/env'
import type { Caller } from '@/lib/server/contract'
import { portal } from '@/lib/server/portal'
import { addressKey } from '@/lib/server/rate-limits'

/**
 * How many browsers of one address count for one thing in a day, those that brought no cookie and those that did. Many people share an
 * address behind a carrier, but a browser that was never seen costs nothing to make up, and a cookie little.
 */
const browsersPerAddress = {
  support: { unknown: 3, known: 30 },
  // A view with a cookie has the ordinary limits alone: a counter for each article and address would crowd out those that protect.
  view: { unknown: 30, known: null },
  share: { unknown: 3, known: 30 },
} as const
export type CountedAction = keyof typeof browsersPerAddress

const keyOf = (...parts: string[]) => createHash('sha256').update(parts.join('\n')).digest('hex')

/**
 * The name under which a caller is counted once for a thing: its browser's, or above those numbers its address's, so that all others of it
 * count as one.
 */
export async function countedBrowser(
  action: CountedAction,
  thing: string,
  caller: Caller,
): Promise<string> {
  const kind = caller.browserId === null || caller.isNew ? 'unknown' : 'known'
  const allowed = browsersPerAddress[action][kind]
  if (allowed === null && caller.browserId !== null) return caller.browserId
  const key = keyOf(action, thing, kind, addressKey(caller.ip))
  const isOver =
    (await (
      await portal()
    ).limits.hit(
      'browsersOfAddress',
      key,
      Math.floor((allowed ?? 0) * env().RATE_LIMIT_SCALE),
      millisecondsInDay,
    )) > 0
  return caller.browserId === null || isOver ? `address:${addressKey(caller.ip)}` : caller.browserId
}

/** Whether this is the first time in a day that the caller is counted for a thing. */
export async function isCountedNow(
  action: CountedAction,
  thing: string,
  caller: Caller,
): Promise<boolean> {
  const browser = await countedBrowser(action, thing, caller)
  return (
    (await (
      await portal()
    ).limits.hit('countedOnce', keyOf(action, thing, browser), 1, millisecondsInDay)) === 0
  )
}
