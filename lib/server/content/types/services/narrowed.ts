import type { Kysely } from 'kysely'
import type { ServiceQuery } from '@/lib/schemas/services'
import type { Database } from '@/lib/server/db/types'
import { dayOffOn } from '@/lib/complaints/working-days'
import { jakartaDay } from '@/lib/jakarta'
import { dayMinutes } from '@/lib/services/hours'
import { weekMinute } from '@/lib/services/openings'
import { type ContentRows, contentStore, withTags, matching } from '../../store'
import { freeTag, services } from './type'

/** What narrows the directory besides its category; each can be left out to count what choosing it would give. */
type Narrowing = Pick<ServiceQuery, 'q' | 'availability' | 'service_user' | 'is_free' | 'open'>

/** Services of a category, all of them without one. */
export function inCategory(db: Kysely<Database>, category: string | undefined): ContentRows {
  const all = contentStore(db, services).rows()
  return category ? all.where('category', '=', category) : all
}

/** The services of `rows` that every given narrowing lets through. Open means by the weekly hours and the holidays at `now`, and operating at all. */
export function narrowed(
  rows: ContentRows,
  { q, availability, service_user: user, is_free: isFree, open }: Partial<Narrowing>,
  now: Date,
): ContentRows {
  let found = rows
  if (availability) found = found.where('type', '=', availability)
  if (user) found = withTags(found, services.kind, [user])
  if (isFree) found = withTags(found, services.kind, [freeTag])
  if (open) {
    const minute = weekMinute(now)
    // On a holiday only what stands open day and night is open, as `openingState` says of a single service.
    const isDayOff = dayOffOn(jakartaDay(now)) !== null
    const midnight = minute - (minute % dayMinutes)
    const [from, to] = isDayOff ? [midnight, midnight + dayMinutes - 1] : [minute, minute]
    found = found
      .where('type', '!=', 'NOT_OPERATED')
      .where('id', 'in', (select) =>
        select
          .selectFrom('content_openings')
          .where('content_openings.kind', '=', services.kind)
          .where('start_minute', '<=', from)
          .where('end_minute', '>', to)
          .select('item_id'),
      )
  }
  return matching(found, q)
}
