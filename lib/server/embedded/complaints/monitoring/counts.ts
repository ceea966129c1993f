import type { Kysely } from 'kysely'
import type { Locale } from '@/lib/i18n/locales'
import type { ComplaintStatistics, StatisticsQuery } from '@/lib/schemas/complaint-monitoring'
import { rejectionReasons, type StepKind } from '@/lib/schemas/complaint-handling'
import { complaintStatuses } from '@/lib/schemas/complaints'
import type { Database } from '@/lib/server/db/types'
import english from '@/messages/en/complaint-monitoring.json'
import indonesian from '@/messages/id/complaint-monitoring.json'
import { statusLabel } from '../status-labels'
import { jakartaDayOf } from './jakarta-day-sql'
import { receivedBetween } from './public-complaints'
import { type Counted, withoutSmallGroups } from './small-groups'

const words = { id: indonesian, en: english }
const joinedName = (locale: Locale) => words[locale].smallGroups

/** Every complaint received in the days, private and held ones too. */
export const countedComplaints = (db: Kysely<Database>, { start_date: start, end_date: end }: StatisticsQuery) => receivedBetween(db.selectFrom('complaints'), start, end)

/** Largest first, by name where equal. */
const bySize = (a: Counted, b: Counted) => b.count - a.count || (a.name < b.name ? -1 : 1)

/** How many complaints are in each status now, and how many of all are examples. */
export async function countByStatus(db: Kysely<Database>, range: StatisticsQuery) {
  const rows = await countedComplaints(db, range)
    .select((select) => ['status', select.fn.countAll<number>().as('count'), select.fn.sum<number>('is_demo').as('demo')])
    .groupBy('status')
    .execute()
  const sum = (numbers: number[]) => numbers.reduce((total, each) => total + each, 0)
  const counts = new Map(rows.map(({ status, count }) => [status, count]))
  return {
    total: sum(rows.map(({ count }) => count)),
    demo: sum(rows.map(({ demo }) => demo)),
    finished: counts.get('finished') ?? 0,
    groups: (locale: Locale) =>
      withoutSmallGroups(
        complaintStatuses.map((id) => ({ id, name: statusLabel(id, locale), count: counts.get(id) ?? 0 })),
        joinedName(locale),
      ),
  }
}

export async function countByCategory(db: Kysely<Database>, range: StatisticsQuery, locale: Locale): Promise<Counted[]> {
  const rows = await countedComplaints(db, range)
    .innerJoin('complaint_categories as category', 'category.id', 'complaints.category_id')
    .select((select) => ['category.id', 'category.name_id', 'category.name_en', select.fn.countAll<number>().as('count')])
    .groupBy(['category.id', 'category.name_id', 'category.name_en'])
    .execute()
  return withoutSmallGroups(rows.map(({ id, name_id, name_en, count }) => ({ id, name: locale === 'en' ? name_en : name_id, count })).toSorted(bySize), joinedName(locale))
}

export async function countByCity(db: Kysely<Database>, range: StatisticsQuery, locale: Locale): Promise<Counted[]> {
  const rows = await countedComplaints(db, range)
    // The name is the one of the latest area list the complaint was checked against; the code decides.
    .select((select) => ['city_code as id', select.fn.max('city_name').as('name'), select.fn.countAll<number>().as('count')])
    .groupBy('city_code')
    .execute()
  return withoutSmallGroups(rows.toSorted(bySize), joinedName(locale))
}

/** Complaints refused now, by the reason of their last refusal. */
export async function countByReason(db: Kysely<Database>, range: StatisticsQuery, locale: Locale): Promise<Counted[]> {
  const rows = await countedComplaints(db, range)
    .innerJoin('complaint_history as step', 'step.complaint_id', 'complaints.id')
    .where('complaints.status', '=', 'rejected')
    .where('step.status', '=', 'rejected')
    .where('step.reason_code', '<>', '')
    .where((where) =>
      where.not(
        where.exists(
          where
            .selectFrom('complaint_history as later')
            .select('later.step')
            .whereRef('later.complaint_id', '=', 'step.complaint_id')
            .whereRef('later.step', '>', 'step.step')
            .where('later.reason_code', '<>', '')
            .where('later.status', '=', 'rejected'),
        ),
      ),
    )
    .select((select) => ['step.reason_code as code', select.fn.countAll<number>().as('count')])
    .groupBy('step.reason_code')
    .execute()
  const counts = new Map(rows.map(({ code, count }) => [code, count]))
  return withoutSmallGroups(
    rejectionReasons.map((id) => ({ id, name: words[locale].reasons[id], count: counts.get(id) ?? 0 })).toSorted(bySize),
    joinedName(locale),
  )
}

/** Complaints with at least one step of a kind. */
export async function countWithStep(db: Kysely<Database>, range: StatisticsQuery, kind: StepKind): Promise<number> {
  const { count } = await countedComplaints(db, range)
    .where((where) => where.exists(where.selectFrom('complaint_history as step').select('step.step').whereRef('step.complaint_id', '=', 'complaints.id').where('step.kind', '=', kind)))
    .select((select) => select.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/** Received by the month of receipt, finished by the month of the end; months without either between the first and the last are there as zeros. */
export async function countByMonth(db: Kysely<Database>, range: StatisticsQuery): Promise<ComplaintStatistics['by_month']> {
  const perDay = (moment: 'created_at' | 'closed_at') =>
    countedComplaints(db, range).select((select) => [jakartaDayOf(db, select.ref(moment)).as('day'), select.fn.countAll<number>().as('count')])
  const received = await perDay('created_at').groupBy('day').execute()
  const finished = await perDay('closed_at').where('status', '=', 'finished').where('closed_at', 'is not', null).groupBy('day').execute()
  const monthly = (rows: { day: string; count: number }[]) => {
    const months = new Map<string, number>()
    for (const { day, count } of rows) months.set(day.slice(0, 7), (months.get(day.slice(0, 7)) ?? 0) + count)
    return months
  }
  const [receivedIn, finishedIn] = [monthly(received), monthly(finished)]
  return monthsBetween([...receivedIn.keys(), ...finishedIn.keys()].toSorted()).map((month) => ({
    month,
    received: receivedIn.get(month) ?? 0,
    finished: finishedIn.get(month) ?? 0,
  }))
}

/** Every month from the first to the last of sorted ones. */
function monthsBetween(sorted: readonly string[]): string[] {
  const [first, last] = [sorted[0], sorted.at(-1)]
  if (first === undefined || last === undefined) return []
  const months: string[] = []
  for (let month = first; month <= last; month = monthAfter(month)) months.push(month)
  return months
}

const monthAfter = (month: string) => new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)), 1)).toISOString().slice(0, 7)
