import type { Kysely } from 'kysely'
import { feedLength } from '@/lib/feeds/feed-address'
import { complaintRatingsCsv } from '@/lib/server/api/complaint-ratings-csv'
import {
  advance,
  beginAtEnd,
  claim,
  findState,
  release,
} from '@/lib/server/complaints/embedded/event-webhooks/receiver-state'
import { readReceivers } from '@/lib/server/complaints/embedded/event-webhooks/receiver-status'
import { listEvents } from '@/lib/server/complaints/embedded/handling/list-events'
import { createMonitoring } from '@/lib/server/complaints/embedded/monitoring/monitoring'
import { sp4nReports } from '@/lib/server/complaints/embedded/sp4n/sp4n-reports'
import { itemHistory } from '@/lib/server/content/history/versions'
import type { Database } from '@/lib/server/db/types'
import {
  deliveryQueue,
  mailQueue,
  type MessageQueue,
} from '@/lib/server/notifications/embedded/message-queue'
import { sendDue } from '@/lib/server/notifications/embedded/outbox-worker'
import { createOpenRequests } from '@/lib/server/open311/embedded/open-requests'
import { firstItem, makeFollowUps } from './make-follow-ups'
import { mostFrequent } from './most-frequent'
import { goals, type Question } from './question'

const now = () => new Date()
const city = '32.73'
const receiver = 'growth'
/** Events of one call to a receiver. */
const pieceMax = 100

/** What jobs, other systems and feeds read of messages, ratings, events and areas. */
export async function followUpQuestions(db: Kysely<Database>): Promise<Question[]> {
  await makeFollowUps(db)
  const district = await mostFrequent(db, 'district_code')
  const monitoring = createMonitoring(db, { now })
  const openRequests = createOpenRequests(db, { siteOrigin: 'https://jabarprov.go.id' })
  await beginAtEnd(db, receiver, now())
  const { position: end = 0 } = (await findState(db, receiver)) ?? {}
  const moveBack = (position: number) =>
    db
      .updateTable('event_receivers')
      .set({ position, pending_until: null, attempts: 0 })
      .where('name', '=', receiver)
      .execute()
  /** One round whose receiver is away: the messages that are due are read, and one is tried. */
  const round = (queue: MessageQueue) =>
    sendDue(
      db,
      queue,
      {
        send: () => Promise.reject(new Error('away')),
        failureOf: () => ({ code: 'away', isFinal: false, isChannelDown: true }),
      },
      { now, report: () => undefined },
    )
  const read = (name: string, ask: Question['ask']): Question => ({
    name,
    goalMs: goals.read,
    ask,
  })
  const counted = (...question: Parameters<typeof read>): Question => ({
    ...read(...question),
    isCounted: true,
  })
  const inArea = (area: string) => openRequests.list({ area, page: 1, pageSize: 50 }, 'id')
  return [
    read('outbox, a round of mail', () => round(mailQueue)),
    read('outbox, a round to browsers', () => round(deliveryQueue('push'))),
    read('event receiver, a piece', async (nth) => {
      await moveBack(end - (nth + 2) * pieceMax)
      const state = await findState(db, receiver)
      if (!state) throw new Error('a receiver is not known')
      const { data } = await listEvents(db, { after: state.position, limit: pieceMax })
      const until = Number(data.at(-1)?.cursor)
      const claimed = await claim(db, state, until, now())
      if (!claimed || !(await advance(db, claimed, until, 'delivered', now())))
        throw new Error('a piece was not taken')
      await release(db, claimed)
    }),
    counted('event receivers, their state', async () => {
      await moveBack(0)
      return readReceivers(db, [receiver], now())
    }),
    read('ratings', () => monitoring.ratings('id')),
    read('ratings, CSV', async () =>
      complaintRatingsCsv(await monitoring.ratings('id'), 'category', 'id'),
    ),
    read('content, history of an item', (nth) =>
      itemHistory(db, { kind: 'news', id: firstItem + nth + 1 }),
    ),
    read('SP4N export, a piece', () => {
      const counts = { exported: 0, held: 0, private: 0, emptied: 0, examples: 0 }
      return sp4nReports(db, null, now(), counts).next()
    }),
    counted('feed of a city', () => monitoring.list({ per_page: feedLength, city_id: city }, 'id')),
    counted('feed of a district', () =>
      monitoring.list({ per_page: feedLength, district_id: district }, 'id'),
    ),
    read('Open311, a city', () => inArea(city)),
    read('Open311, a district', () => inArea(district)),
  ]
}
