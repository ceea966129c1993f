import { createHash } from 'node:crypto'
import { millisecondsInDay } from 'date-fns/constants'
import { env } from '@/lib/env'
import type { Caller } from '@/lib/server/limits/port'
import { portal } from '@/lib/server/portal'
import { addressKey } from '@/lib/server/limits/rate-limits'
import { parseComplaintNumber } from '../complaints/complaint-number'

/** Flags of one address that count for one complaint in a day: fewer than it takes to hold it, because cookies are easily deleted. */
const perAddress = 2
const windowMs = millisecondsInDay

/** Whether a flag of this caller still counts; one that does not gets the same response. */
export async function mayFlag(number: string, caller: Caller): Promise<boolean> {
  const { limits } = await portal()
  const key = createHash('sha256')
    .update(`${parseComplaintNumber(number) ?? ''}:${addressKey(caller.ip)}`)
    .digest('hex')
  return (
    (await limits.hit(
      'flagByAddress',
      key,
      Math.floor(perAddress * env().RATE_LIMIT_SCALE),
      windowMs,
    )) === 0
  )
}
