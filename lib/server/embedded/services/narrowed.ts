import type { Kysely } from 'kysely'
import type { ServiceQuery } from '@/lib/schemas/services'
import { containing, like } from '@/lib/server/db/dialect'
import type { Database } from '@/lib/server/db/types'
import { weekMinute } from '@/lib/service-openings'
import { searchWords } from '../search-words'

/** What narrows the directory besides its category; each can be left out to count what choosing it would give. */
export type Narrowing = Pick<
  ServiceQuery,
  'q' | 'availability' | 'service_user' | 'is_free' | 'open'
>

/** Services of a category, all of them without one. */
export const inCategory = (db: Kysely<Database>, category: string | undefined) => {
  const all = db.selectFrom('services')
  return category ? all.where('category', '=', category) : all
}

/** The services of `rows` that every given narrowing lets through. Open means by the weekly hours at `now`, and operating at all. */
export function narrowed(
  rows: ReturnType<typeof inCategory>,
  { q, availability, service_user: user, is_free: isFree, open }: Partial<Narrowing>,
  now: Date,
) {
  let found = rows
  if (availability) found = found.where('availability', '=', availability)
  if (user) found = found.where('service_user', '=', user)
  if (isFree) found = found.where('is_free', '=', 1)
  if (open) {
    const minute = weekMinute(now)
    found = found
      .where('availability', '!=', 'NOT_OPERATED')
      .where((where) =>
        where.exists(
          where
            .selectFrom('service_openings')
            .select('service_id')
            .whereRef('service_id', '=', 'services.id')
            .where('start_minute', '<=', minute)
            .where('end_minute', '>', minute),
        ),
      )
  }
  for (const word of searchWords(q)) found = found.where(like('folded', containing(word)))
  return found
}
