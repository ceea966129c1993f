import { jakartaDay, jakartaTime } from '@/lib/jakarta'
import type { EventStatus } from '@/lib/schemas/events'

interface EventHours {
  /** Jakarta day. */
  date: string
  /** `HH:mm:ss` */
  start_hour: string
  end_hour: string
}

/** Status of an event by Jakarta time; start and end are inclusive, to the second. */
export function statusAt(
  { date, start_hour: start, end_hour: end }: EventHours,
  now: Date,
): EventStatus {
  const moment = `${jakartaDay(now)} ${jakartaTime(now.toISOString()).slice(11, 19)}`
  if (moment < `${date} ${start}`) return 'NOT_STARTED'
  return moment <= `${date} ${end}` ? 'UNDER_WAY' : 'FINISHED'
}
