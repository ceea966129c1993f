import { setImmediate as breathe } from 'node:timers/promises'
import type { Kysely } from 'kysely'
import { type Day, jakartaDay } from '@/lib/agenda/days'
import { deadlinesOf } from '@/lib/complaints/deadlines'
import { workingDaysBetween } from '@/lib/complaints/working-days'
import type { ServiceClass } from '@/lib/schemas/complaint-handling'
import type { StatisticsQuery } from '@/lib/schemas/complaint-monitoring'
import type { Database } from '@/lib/server/db/types'
import { countedComplaints } from './counts'

/** What the clocks say about one complaint. */
export interface ComplaintTimes {
  /** Working days from receipt to the first answer; null without one. */
  firstAnswer: number | null
  /** Working days from receipt to the resolution that stood; null while it is not finished. */
  resolution: number | null
  /** Whether the resolution came by its day; null while that day is still to come, or when none is owed. */
  isOnTime: boolean | null
}

/** Complaints whose steps are read at once. */
const readAtOnce = 500
/** Complaints whose times are kept in memory, about 20 MB. */
const rememberedMax = 100_000
/** Times by complaint, its last step and the day they were counted on: they depend on nothing else. */
const remembered = new Map<string, ComplaintTimes>()

function remember(key: string, times: ComplaintTimes) {
  if (remembered.size >= rememberedMax) remembered.clear()
  remembered.set(key, times)
}

interface CountedComplaint {
  id: string
  step: number
  created_at: string
  service_class: ServiceClass
}

/**
 * The times of every complaint received in the days, by the same clocks that the page of one complaint shows. The time to the resolution is
 * the reporter's: pauses count, and it begins with the receipt even when the complaint was opened again. Whether it was on time is the
 * office's: pauses and extensions move the day.
 */
export async function complaintTimes(db: Kysely<Database>, range: StatisticsQuery, now: Date): Promise<ComplaintTimes[]> {
  const today = jakartaDay(now)
  const complaints = await countedComplaints(db, range).select(['id', 'step', 'created_at', 'service_class']).execute()
  const times: ComplaintTimes[] = []
  const unknown: CountedComplaint[] = []
  for (const complaint of complaints) {
    const known = remembered.get(keyOf(complaint, today))
    if (known) times.push(known)
    else unknown.push(complaint)
  }
  for (let at = 0; at < unknown.length; at += readAtOnce) {
    times.push(...(await readTimes(db, unknown.slice(at, at + readAtOnce), today)))
    // Thousands of clocks are counted in one go otherwise, and nobody else is answered meanwhile.
    await breathe()
  }
  return times
}

const keyOf = ({ id, step }: CountedComplaint, today: Day) => `${id}:${step}:${today}`

async function readTimes(db: Kysely<Database>, complaints: readonly CountedComplaint[], today: Day): Promise<ComplaintTimes[]> {
  const rows = await db
    .selectFrom('complaint_history')
    .select(['complaint_id', 'kind', 'status', 'at', 'due_on', 'reason_code'])
    .where('complaint_id', 'in', complaints.map(({ id }) => id))
    .orderBy('complaint_id')
    .orderBy('step')
    .execute()
  const steps = new Map<string, typeof rows>(complaints.map(({ id }) => [id, []]))
  for (const row of rows) steps.get(row.complaint_id)?.push(row)
  return complaints.map((complaint) => {
    const found = timesOf(complaint, steps.get(complaint.id) ?? [], today)
    remember(keyOf(complaint, today), found)
    return found
  })
}

function timesOf(complaint: CountedComplaint, steps: Parameters<typeof deadlinesOf>[0]['steps'], today: Day): ComplaintTimes {
  const deadlines = deadlinesOf({ steps, serviceClass: complaint.service_class, today })
  const [answer, resolution] = (['first_answer', 'resolution'] as const).map((kind) => deadlines.find((deadline) => deadline.kind === kind))
  const received = jakartaDay(new Date(complaint.created_at))
  const until = (day: Day | null | undefined) => (day ? workingDaysBetween(received, day) : null)
  return {
    firstAnswer: until(answer?.met_on),
    resolution: until(resolution?.met_on),
    isOnTime: resolution?.state === 'met' ? true : resolution?.state === 'met_late' || resolution?.state === 'late' ? false : null,
  }
}
