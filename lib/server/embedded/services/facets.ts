import type { Kysely } from 'kysely'
import {
  availabilities,
  serviceUsers,
  type ServiceFacets,
  type ServiceQuery,
} from '@/lib/schemas/services'
import type { Database } from '@/lib/server/db/types'
import { inCategory, narrowed } from './narrowed'

/** How many services each choice would show, given words, category and the choices of all other facets. */
export async function serviceFacets(
  db: Kysely<Database>,
  query: Partial<ServiceQuery>,
  now: Date,
): Promise<ServiceFacets> {
  const having = (change: Partial<ServiceQuery>) =>
    narrowed(inCategory(db, query.cat), { ...query, ...change }, now)
  const countOf = async (change: Partial<ServiceQuery>) =>
    (
      await having(change)
        .select((select) => select.fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow()
    ).count
  const [byAvailability, byUser, free, open] = await Promise.all([
    having({ availability: undefined })
      .select(['availability as value', (select) => select.fn.countAll<number>().as('count')])
      .groupBy('availability')
      .execute(),
    having({ service_user: undefined })
      .select(['service_user as value', (select) => select.fn.countAll<number>().as('count')])
      .groupBy('service_user')
      .execute(),
    countOf({ is_free: true }),
    countOf({ open: true }),
  ])
  const counted = <T extends string>(
    values: readonly T[],
    rows: { value: string; count: number }[],
  ) =>
    values.map((value) => ({ value, count: rows.find((row) => row.value === value)?.count ?? 0 }))
  return {
    availability: counted(availabilities, byAvailability),
    service_user: counted(serviceUsers, byUser),
    is_free: free,
    open,
  }
}
