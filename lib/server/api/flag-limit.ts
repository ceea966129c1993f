import { createHash } from 'node:crypto'
import { millisecondsInDay } from 'date-fns/constants'
import { env } from '@/lib/env'
import type { Caller } from '@/lib/server/contract'
import { portal } from '@/lib/server/portal'
import { addressKey } from '@/lib/server/rate-limits'
import { parseComplaintNumber } from '../complaints/complaint-number'

/** Flags of one address that count for one complaint in a day: fewer than hold it, because a browser's cookie is easily thrown away. */
const perAddress = 2
const windowMs = millisecondsInDay

/** Whether a flag of this caller still counts; one that does not is thanked for all the same. */
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
