import { addDays, type Day } from '@/lib/days'
import type { HandledComplaint, HandlingQuery } from '@/lib/schemas/complaint-handling'
import type { HandlingPort } from '@/lib/server/complaints/ports'

/** Complaints that a digest names one by one; the rest is counted. */
const digestNamesMax = 20

export interface DigestPart {
  /** Of all; counts of the officers' list stop at 10,000. */
  count: number
  /** The first of them by due day, at most `digestNamesMax`. */
  complaints: readonly Pick<
    HandledComplaint,
    'complaint_number' | 'resolve_due_on' | 'status' | 'is_demo'
  >[]
}

/** What an office has before it, without what waits for its reporter. Each complaint counts once. */
export interface OfficeDigest {
  body: string
  today: Day
  /** Last day that counts as soon. */
  until: Day
  late: DigestPart
  due: DigestPart
  /** Due later than `until`. */
  waiting: number
}

/**
 * The digest of an office: what is late, what is due soon, and how much else waits for it.
 * @param within days from today that count as soon, 0 for today alone
 */
export async function officeDigest(
  handling: Pick<HandlingPort, 'list'>,
  body: string,
  { today, within }: { today: Day; within: number },
): Promise<OfficeDigest> {
  const until = addDays(today, within)
  const part = async (query: Partial<HandlingQuery>): Promise<DigestPart> => {
    const { data, meta } = await handling.list({
      body,
      is_late: '0',
      // While its reporter is asked, no clock runs and nothing waits for the office.
      awaits: 'none',
      page: 1,
      per_page: digestNamesMax,
      order: 'due',
      ...query,
    })
    return { count: meta.total_count, complaints: data }
  }
  const late = await part({ is_late: '1' })
  const due = await part({ due_from: today, due_until: until })
  const later = await part({ due_from: addDays(until, 1), per_page: 1 })
  return { body, today, until, late, due, waiting: later.count }
}

export const isEmptyDigest = ({ late, due, waiting }: OfficeDigest) =>
  late.count + due.count + waiting === 0
