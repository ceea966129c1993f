import { createHash } from 'node:crypto'
import { millisecondsInDay } from 'date-fns/constants'
import { env } from '@/lib/env'
import type { Caller } from '@/lib/server/limits/port'
import { portal } from '@/lib/server/portal'
import { addressKey } from '@/lib/server/limits/rate-limits'

/**
 * How many browsers of one address count for one item in a day, without (`unknown`) and with (`known`) a cookie. Many people share an
 * address behind a carrier, but a new browser costs nothing to fake, and a cookie little.
 */
const browsersPerAddress = {
  support: { unknown: 3, known: 30 },
  // Views with a cookie have only the ordinary limits: counters per article and address would evict those that protect.
  view: { unknown: 30, known: null },
  share: { unknown: 3, known: 30 },
} as const
export type CountedAction = keyof typeof browsersPerAddress

const keyOf = (...parts: string[]) => createHash('sha256').update(parts.join('\n')).digest('hex')

/**
 * The key under which a caller is counted once for an item: its browser's, or above those numbers its address's, so that all further
 * browsers count as one.
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

/**
 * Counts a caller once a day for an item. What comes to nothing does not stand for the day.
 * @param count adds one, and says whether there is such an item
 * @returns false when there is no such item
 */
export async function countOnce(
  action: CountedAction,
  thing: string,
  caller: Caller,
  count: () => Promise<boolean>,
): Promise<boolean> {
  const key = keyOf(action, thing, await countedBrowser(action, thing, caller))
  const { limits } = await portal()
  if ((await limits.hit('countedOnce', key, 1, millisecondsInDay)) > 0) return true
  let isCounted = false
  try {
    isCounted = await count()
    return isCounted
  } finally {
    if (!isCounted) await limits.giveBack('countedOnce', key, 1)
  }
}
