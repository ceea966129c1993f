import type { Kysely } from 'kysely'
import { jakartaDay } from '@/lib/jakarta'
import { deadlinesOf } from '@/lib/complaints/deadlines'
import { workingDaysBetween } from '@/lib/complaints/working-days'
import type { StatisticsQuery } from '@/lib/schemas/complaint-monitoring'
import type { Database } from '@/lib/server/db/types'

const median = (values: readonly number[], share: number) =>
  values.toSorted((a, b) => a - b)[Math.ceil(values.length * share) - 1] ?? null
const duration = (days: readonly (number | null)[]) => {
  const known = days.filter((day) => day !== null)
  return { median_days: median(known, 0.5), p90_days: median(known, 0.9), count: known.length }
}
const groups = (keys: readonly (string | undefined)[]) => {
  const counts: Record<string, number> = {}
  for (const key of keys) if (key !== undefined) counts[key] = (counts[key] ?? 0) + 1
  return counts
}

/**
 * Counts complaints as a person would, from all rows and all steps with the clocks of this very day: what the totals are held against.
 * Groups are not joined here.
 */
export async function fullCount(
  db: Kysely<Database>,
  { start_date: start = '', end_date: end = '9' }: StatisticsQuery,
  now: Date,
) {
  const today = jakartaDay(now)
  const steps = await db
    .selectFrom('complaint_history')
    .selectAll()
    .orderBy('complaint_id')
    .orderBy('step')
    .execute()
  const complaints = (await db.selectFrom('complaints').selectAll().execute())
    .map((row) => ({
      ...row,
      receivedOn: jakartaDay(new Date(row.created_at)),
      steps: steps.filter(({ complaint_id: id }) => id === row.id),
    }))
    .filter(({ receivedOn }) => receivedOn >= start && receivedOn <= end)
    .map((row) => {
      const deadlines = deadlinesOf({ events: row.steps, serviceClass: row.service_class, today })
      const [firstAnswer, resolution] = ['first_answer', 'resolution'].map((kind) =>
        deadlines.find((each) => each.kind === kind),
      )
      return { ...row, firstAnswer, resolution }
    })
  const daysUntil = (receivedOn: string, day: string | null | undefined) =>
    day ? workingDaysBetween(receivedOn, day) : null
  const judged = complaints.filter(({ resolution }) =>
    ['met', 'met_late', 'late'].includes(resolution?.state ?? ''),
  )
  const finished = complaints.filter(({ status }) => status === 'finished')
  const percentage = (part: number, whole: number) =>
    whole === 0 ? null : Math.round((part / whole) * 1000) / 10
  const withEvent = (kind: string) =>
    complaints.filter((complaint) => complaint.steps.some((step) => step.kind === kind)).length
  return {
    total: complaints.length,
    status: groups(complaints.map(({ status }) => status)),
    category: groups(complaints.map(({ category_id: id }) => id)),
    city: groups(complaints.map(({ city_code: code }) => code)),
    received: groups(complaints.map(({ receivedOn }) => receivedOn.slice(0, 7))),
    finished: groups(
      finished.map(({ closed_at: closedAt }) =>
        closedAt === null ? undefined : jakartaDay(new Date(closedAt)).slice(0, 7),
      ),
    ),
    reasons: groups(
      complaints
        .filter(({ status }) => status === 'rejected')
        .map(
          (row) =>
            row.steps.findLast((step) => step.status === 'rejected' && step.reason_code !== '')
              ?.reason_code,
        ),
    ),
    finished_percentage: percentage(finished.length, complaints.length) ?? 0,
    on_time_percentage: percentage(
      judged.filter(({ resolution }) => resolution?.state === 'met').length,
      judged.length,
    ),
    first_answer: duration(
      complaints.map(({ receivedOn, firstAnswer }) => daysUntil(receivedOn, firstAnswer?.met_on)),
    ),
    resolution: duration(
      complaints.map(({ receivedOn, resolution }) => daysUntil(receivedOn, resolution?.met_on)),
    ),
    reopened: complaints.filter(({ steps }) =>
      steps.some(({ kind, status }) => kind === 'reopened' && status !== 'unverified'),
    ).length,
    closed_automatically: withEvent('closed_automatically'),
    demo: complaints.filter(({ is_demo: isDemo }) => isDemo === 1).length,
  }
}
