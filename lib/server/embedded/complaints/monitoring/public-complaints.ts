import { type Kysely, type SelectQueryBuilder, sql } from 'kysely'
import type { MonitoringQuery } from '@/lib/schemas/complaint-monitoring'
import { containing } from '@/lib/server/db/dialect'
import type { Database } from '@/lib/server/db/types'
import { endOfDay, startOfDay } from '../../jakarta-time'
import { parseComplaintNumber } from '../complaint-number'

/** Words of a search that are looked at; the rest is ignored. */
const wordsMax = 8
const searched = ['complaints.title', 'complaints.reason', 'complaints.village_name', 'complaints.district_name', 'complaints.city_name']

/**
 * Complaints that everybody may see: sent as public, not held back for an officer's look, and not emptied after their time of keeping. The one
 * place that says so for lists and look-alikes.
 */
export const publicComplaints = (db: Kysely<Database>) =>
  db.selectFrom('complaints').where('complaints.type', '=', 'public').where('complaints.held_reason', 'is', null).where('complaints.title', '!=', '')

/** Complaints received from one Jakarta day to another, both included; a missing end is open. */
export function receivedBetween<O>(rows: SelectQueryBuilder<Database, 'complaints', O>, start: string | undefined, end: string | undefined) {
  let found = rows
  if (start !== undefined) found = found.where('complaints.created_at', '>=', startOfDay(start))
  if (end !== undefined) found = found.where('complaints.created_at', '<=', endOfDay(end))
  return found
}

/** Public complaints that answer the filters. Words must all stand in title, text or place; a whole number finds its complaint. */
export function matchingComplaints(db: Kysely<Database>, { q = '', status, category_id: category, city_id: city, start_date: start, end_date: end }: Partial<MonitoringQuery>) {
  let rows = receivedBetween(publicComplaints(db), start, end)
  if (status !== undefined) rows = rows.where('complaints.status', '=', status)
  if (category !== undefined && category !== '') rows = rows.where('complaints.category_id', '=', category)
  if (city !== undefined && city !== '') rows = rows.where('complaints.city_code', '=', city)
  const number = parseComplaintNumber(q)
  if (number !== null) return rows.where('complaints.number', '=', number)
  for (const word of q.toLowerCase().split(/\s+/).filter(Boolean).slice(0, wordsMax)) {
    rows = rows.where((each) => each.or(searched.map((column) => lowerLike(column, containing(word)))))
  }
  return rows
}

const lowerLike = (column: string, pattern: string) => sql<boolean>`lower(${sql.ref(column)}) like ${pattern} escape '\\'`

/** Number of supporters of the complaint of a row. */
export const supporterCount = sql<number>`(select count(*) from complaint_supporters where complaint_supporters.complaint_id = complaints.id)`
