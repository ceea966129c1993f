import { type Kysely, sql } from 'kysely'
import type { HandlingQuery } from '@/lib/schemas/complaint-handling'
import type { Database } from '@/lib/server/db/types'
import { listEvents } from '@/lib/server/complaints/embedded/handling/list-events'
import { listHandled } from '@/lib/server/complaints/embedded/handling/list-handled'
import { listRightsRequests } from '@/lib/server/complaints/embedded/handling/rights-requests'
import { officeDigest } from '@/lib/server/complaints/embedded/handling/office-digest'
import { jakartaDay } from '@/lib/jakarta'
import { mostFrequent } from './most-frequent'
import { goals, type Question } from './question'

const waitingRequests = 5_000

/** Many more requests of reporters than three days bring. */
async function addRequests(db: Kysely<Database>): Promise<void> {
  await db
    .insertInto('complaint_rights')
    .columns(['complaint_id', 'kind', 'state', 'requested_at', 'due_at'])
    .expression((row) =>
      row
        .selectFrom('complaints')
        .select([
          'id',
          sql<'erase'>`'erase'`.as('kind'),
          sql<'requested'>`'requested'`.as('state'),
          'created_at',
          'updated_at',
        ])
        .orderBy('id')
        .limit(waitingRequests),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** The lists of officers, with each filter. */
export async function officerQuestions(db: Kysely<Database>): Promise<Question[]> {
  await addRequests(db)
  const list = (name: string, queryOf: (nth: number) => Partial<HandlingQuery>): Question => ({
    name: `officers, ${name}`,
    goalMs: goals.read,
    ask: (nth) => listHandled(db, queryOf(nth), new Date()),
  })
  const counted = (...question: Parameters<typeof list>): Question => ({
    ...list(...question),
    isCounted: true,
  })
  const [body, district] = [
    await mostFrequent(db, 'handling_body'),
    await mostFrequent(db, 'district_code'),
  ]
  const { last } = await db
    .selectFrom('complaint_events')
    .select((row) => row.fn.max('position').as('last'))
    .executeTakeFirstOrThrow()
  const events = (name: string, after: (nth: number) => number): Question => ({
    name: `officers, ${name}`,
    goalMs: goals.read,
    ask: (nth) => listEvents(db, { after: after(nth), limit: 100 }),
  })
  return [
    events('the first events', (nth) => nth),
    events('the latest events', (nth) => last - 100 - nth),
    list('by due day', () => ({})),
    list('late', () => ({ is_late: '1' })),
    list('words', (nth) => ({ q: `zzqx${nth}` })),
    counted('one category', () => ({ category_id: 'infrastruktur' })),
    counted('one city', () => ({ city_id: '32.73' })),
    counted('one district', () => ({ district_id: district })),
    counted('one office', () => ({ body })),
    counted('one status', () => ({ status: 'followup' })),
    list('days', (nth) => ({ start_date: '2023-02-15', end_date: `2026-03-${10 + nth}` })),
    counted('due in a month', () => ({ due_from: '2024-02-01', due_until: '2024-02-29' })),
    {
      name: 'officers, digest of one office',
      // Three lists.
      goalMs: 3 * goals.read,
      isCounted: true,
      ask: () =>
        officeDigest({ list: (query) => listHandled(db, query, new Date()) }, body, {
          today: jakartaDay(new Date()),
          within: 3,
        }),
    },
    {
      name: 'officers, requests about own data',
      goalMs: goals.read,
      ask: () => listRightsRequests(db, { page: 1, per_page: 10 }, new Date()),
    },
  ]
}
