import type { Kysely } from 'kysely'
import { statisticsCsv } from '@/lib/server/api/statistics-csv'
import type { Database } from '@/lib/server/db/types'
import { createMonitoring } from '@/lib/server/complaints/embedded/monitoring/monitoring'
import { complaintHistory, viewComplaint } from '@/lib/server/complaints/embedded/read-complaint'
import { createOpenRequests } from '@/lib/server/open311/embedded/open-requests'
import { withRealNumbers } from './numbered-complaints'
import { tries } from './cost'
import { goals, type Question } from './question'

/** The list that finds, counts and orders the most: it says what counting up to its end costs. */
export const wholeList = 'list, first page'

const siteOrigin = 'https://jabarprov.go.id'
const now = () => new Date()

/** What everybody may ask of complaints. */
export async function publicQuestions(db: Kysely<Database>): Promise<Question[]> {
  const monitoring = createMonitoring(db, { now })
  const openRequests = createOpenRequests(db, { siteOrigin })
  const followed = await withRealNumbers(db, 'followup', tries + 1)
  const numberOf = (nth: number) => followed[nth]?.number ?? ''
  const found = async (looking: Promise<unknown>) => {
    if ((await looking) === null) throw new Error('a complaint that everybody may see is not found')
  }
  const days = (nth: number) => ({ start_date: '2023-02-15', end_date: `2026-03-${10 + nth}` })
  const questions: Omit<Question, 'goalMs'>[] = [
    { name: 'statistics, all', ask: () => monitoring.statistics({}, 'id') },
    { name: 'statistics, days', ask: (nth) => monitoring.statistics(days(nth), 'id') },
    {
      name: 'statistics, CSV',
      ask: async (nth) =>
        statisticsCsv(await monitoring.statistics(days(nth), 'id'), 'category', 'id'),
    },
    { name: wholeList, ask: () => monitoring.list({}, 'id') },
    // Among 10,000 there is no such page.
    {
      name: 'list, page 5,000',
      isCounted: true,
      ask: () => monitoring.list({ page: 5_000 }, 'id'),
    },
    {
      name: 'list, one status',
      isCounted: true,
      ask: () => monitoring.list({ status: 'followup' }, 'id'),
    },
    {
      name: 'list, one category',
      isCounted: true,
      ask: () => monitoring.list({ category_id: 'infrastruktur' }, 'id'),
    },
    {
      name: 'list, one city',
      isCounted: true,
      ask: () => monitoring.list({ city_id: '32.73' }, 'id'),
    },
    {
      name: 'list, days',
      isCounted: true,
      ask: () => monitoring.list({ start_date: '2024-02-15', end_date: '2024-03-17' }, 'id'),
    },
    {
      name: 'list, words that are there',
      isCounted: true,
      ask: (nth) => monitoring.list({ q: `jalan ke-${nth + 7}` }, 'id'),
    },
    {
      name: 'list, two common words',
      isCounted: true,
      ask: () => monitoring.list({ q: 'jalan lubang' }, 'id'),
    },
    { name: 'list, words that are not', ask: (nth) => monitoring.list({ q: `zzqx${nth}` }, 'id') },
    { name: 'list, by supporters', ask: () => monitoring.list({ sort_by: 'supporters' }, 'id') },
    { name: 'list, by change', ask: () => monitoring.list({ sort_by: 'updated_at' }, 'id') },
    {
      name: 'look-alikes',
      isCounted: true,
      ask: () =>
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
    },
    {
      name: 'status',
      ask: (nth) => found(viewComplaint(db, numberOf(nth), null, 'id', now())),
    },
    {
      name: 'status, its history',
      ask: (nth) => found(complaintHistory(db, numberOf(nth), null, 'id', now())),
    },
    {
      name: 'Open311, newest',
      ask: () => openRequests.list({ page: 1, pageSize: 50 }, 'id'),
    },
    {
      name: 'Open311, open ones of a service',
      ask: () =>
        openRequests.list(
          {
            services: [{ categoryId: 'infrastruktur', subcategoryId: null }],
            statuses: ['open'],
            page: 2,
            pageSize: 50,
          },
          'id',
        ),
    },
  ]
  return questions.map((question) => ({ ...question, goalMs: goals.read }))
}
