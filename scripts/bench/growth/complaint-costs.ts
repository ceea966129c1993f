import type { Kysely, Transaction } from 'kysely'
import { moveRequest } from '@/lib/schemas/complaint-handling'
import type { Database } from '@/lib/server/db/types'
import { newComplaintNumber } from '@/lib/server/complaints/complaint-number'
import { move } from '@/lib/server/embedded/complaints/handling/acts-of-officers'
import { listHandled } from '@/lib/server/embedded/complaints/handling/list-handled'
import { createMonitoring } from '@/lib/server/embedded/complaints/monitoring/monitoring'
import { queueMessages } from '@/lib/server/notifications/queue-messages'
import { type Cost, costOf, tries } from './cost'

/** At most this at a million complaints, and at most twice the cost at a tenth of them, milliseconds of processor time. */
const goals = { read: 50, act: 20 }

/** Complaints to be moved, one for each try. */
const movesMax = tries + 1
const supporters = 5_000

/** Unverified complaints by numbers that officers could type. */
async function withRealNumbers(
  db: Kysely<Database>,
  count: number,
): Promise<{ id: string; number: string }[]> {
  const rows = await db
    .selectFrom('complaints')
    .select('id')
    .where('status', '=', 'unverified')
    .where('is_demo', '=', 0)
    .limit(count)
    .execute()
  const numbers = rows.map(({ id }) => ({ id, number: newComplaintNumber(new Date()) }))
  for (const { id, number } of numbers)
    await db.updateTable('complaints').set({ number }).where('id', '=', id).execute()
  return numbers
}

/** Supporters of a complaint who all want to hear of it. */
async function addSupporters(db: Kysely<Database>, complaintId: string): Promise<void> {
  const rows = Array.from({ length: supporters }, (_, nth) => ({
    complaint_id: complaintId,
    supporter_hash: `bench-${nth}`,
    email: `${nth}@${complaintId}.warga.id`,
    created_at: '2026-01-05T03:00:00.000Z',
  }))
  for (let start = 0; start < rows.length; start += 500)
    await db
      .insertInto('complaint_supporters')
      .values(rows.slice(start, start + 500))
      .execute()
}

/** What visitors and officers ask of all complaints. */
export async function complaintCosts(db: Kysely<Database>): Promise<(Cost & { goalMs: number })[]> {
  const now = () => new Date()
  const monitoring = createMonitoring(db, { now })
  const unverified = await withRealNumbers(db, movesMax * 2)
  const [movable, supported] = [unverified.slice(0, movesMax), unverified.slice(movesMax)]
  for (const { id } of supported) await addSupporters(db, id)
  const mail = { siteOrigin: 'https://jabarprov.go.id', contact: 'info@jabarprov.go.id' }
  const onStep = (id: string, transaction: Transaction<Database>) =>
    queueMessages(transaction, id, now(), mail)
  const request = moveRequest.parse({ to: 'verified', note: 'Sudah diperiksa.', actor: 'bench' })
  const read = async (name: string, work: (nth: number) => Promise<unknown>) => ({
    ...(await costOf(db, name, work)),
    goalMs: goals.read,
  })
  return [
    await read('statistics, all', () => monitoring.statistics({}, 'id')),
    await read('statistics, days', (nth) =>
      monitoring.statistics({ start_date: '2023-02-15', end_date: `2026-03-${10 + nth}` }, 'id'),
    ),
    await read('list, first page', () => monitoring.list({}, 'id')),
    await read('list, page 5,000', () => monitoring.list({ page: 5_000 }, 'id')),
    await read('list, one status', () => monitoring.list({ status: 'followup' }, 'id')),
    await read('list, one category', () => monitoring.list({ category_id: 'infrastruktur' }, 'id')),
    await read('list, one city', () => monitoring.list({ city_id: '32.73' }, 'id')),
    await read('list, days', () =>
      monitoring.list({ start_date: '2024-02-15', end_date: '2024-03-17' }, 'id'),
    ),
    await read('list, words that are there', (nth) =>
      monitoring.list({ q: `jalan ke-${nth + 7}` }, 'id'),
    ),
    await read('list, words that are not', (nth) => monitoring.list({ q: `zzqx${nth}` }, 'id')),
    await read('list, by supporters', () => monitoring.list({ sort_by: 'supporters' }, 'id')),
    await read('list, by change', () => monitoring.list({ sort_by: 'updated_at' }, 'id')),
    await read('officers, by due day', () => listHandled(db, {}, now())),
    await read('officers, late', () => listHandled(db, { is_late: '1' }, now())),
    await read('officers, words', (nth) => listHandled(db, { q: `zzqx${nth}` }, now())),
    await read('look-alikes', () =>
      monitoring.similar(
        {
          category: 'infrastruktur',
          sub_category: '',
          title: 'Jalan berlubang',
          reason: '',
          latitude: -6.9,
          longitude: 107.6,
        },
        'id',
      ),
    ),
    {
      ...(await costOf(db, "officer's move", (nth) =>
        move(db, { now }, movable[nth]?.number ?? '', request),
      )),
      goalMs: goals.act,
    },
    {
      ...(await costOf(db, 'move that 5,000 support', (nth) =>
        move(db, { now, onStep }, supported[nth]?.number ?? '', request),
      )),
      goalMs: goals.act,
    },
  ]
}
