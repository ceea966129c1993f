import { type ExpressionBuilder, type Kysely, sql } from 'kysely'
import type { ServiceQuery } from '@/lib/schemas/services'
import type { Database } from '@/lib/server/db/types'
import { dayOffOn } from '@/lib/complaints/working-days'
import { addDays } from '@/lib/days'
import { jakartaDay } from '@/lib/jakarta'
import { among } from '@/lib/server/db/dialect'
import { dayMinutes } from '@/lib/services/hours'
import { openingState, weekMinute } from '@/lib/services/openings'
import { type ContentRows, contentStore, withTags, matching } from '../../store'
import { freeTag, services } from './type'

/** What narrows the directory besides its category; each can be left out to count what choosing it would give. */
type Narrowing = Pick<ServiceQuery, 'q' | 'availability' | 'service_user' | 'is_free'>

/** Services of a category, all of them without one. */
export function inCategory(db: Kysely<Database>, category: string | undefined): ContentRows {
  const all = contentStore(db, services).rows()
  return category ? all.where('category', '=', category) : all
}

type Items = ExpressionBuilder<Database, 'content_items'>

/** Lets through the services that are open at a moment. */
type OpenServices = (rows: ContentRows) => ContentRows

/**
 * The services that are open at a moment as `openingState` says of a single one: by their weekly hours and the holidays, and operating at all.
 */
export async function openServices(db: Kysely<Database>, now: Date): Promise<OpenServices> {
  const minute = weekMinute(now)
  const midnight = minute - (minute % dayMinutes)
  const openings = ({ selectFrom }: Pick<Items, 'selectFrom'>) =>
    selectFrom('content_openings')
      .where('content_openings.kind', '=', services.kind)
      .where('start_minute', '<=', minute)
      .where('end_minute', '>', minute)
      .select('item_id')
  const today = jakartaDay(now)
  const isDayOff = dayOffOn(today) !== null
  const operating: OpenServices = (rows) => rows.where('type', '!=', 'NOT_OPERATED')
  if (!isDayOff && dayOffOn(addDays(today, -1)) === null)
    return (rows) => operating(rows).where('id', 'in', openings)
  // Hours in the database are joined over midnight, and do not say which of them belong to the day that a holiday closes.
  const store = contentStore(db, services)
  const overMidnight = await store.all(
    store.rows().where('id', 'in', (row) => openings(row).where('start_minute', '<=', midnight)),
    { id: 'asc' },
  )
  const open = overMidnight
    .filter(({ doc }) => openingState(doc.operational_times, now)?.isOpen)
    .map(({ id }) => id)
  return (rows) =>
    operating(rows).where((row) => {
      const known = among(db, sql.ref('id'), open)
      return isDayOff
        ? known
        : row.or([known, row('id', 'in', openings(row).where('start_minute', '>', midnight))])
    })
}

/** The services of `rows` that every given narrowing lets through. @param open lets those through that are open, null all */
export function narrowed(
  rows: ContentRows,
  { q, availability, service_user: user, is_free: isFree }: Partial<Narrowing>,
  open: OpenServices | null,
): ContentRows {
  let found = rows
  if (availability) found = found.where('type', '=', availability)
  if (user) found = withTags(found, services.kind, [user])
  if (isFree) found = withTags(found, services.kind, [freeTag])
  if (open) found = open(found)
  return matching(found, q)
}
