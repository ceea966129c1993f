import { ZodError } from 'zod'
import { complaintStatuses, isEnd } from '@/lib/complaints/statuses'
import { logEvent } from '@/lib/server/observability/log-event'
import type { Adapter } from './adapter'
import { Refusal, Unavailable } from './caller'
import type { ProvinceComplaint, ProvinceEvent } from './province'
import type { Pair } from './state'
import { formFor } from './texts'

/** Pages of events, and requests, of one round. */
const pagesMax = 100
const sendsMax = 20
const retryMaxMs = 3_600_000
const minuteMs = 60_000

/** What happened at the province that the other portal cannot be told: GeoReport has no way to change or withdraw a request. */
const untold = [
  'added',
  'reporter_answered',
  'reopened',
  'withdrawn',
  'made_private',
  'held',
  'erased',
]

/** Whether a complaint that another office had comes back to this one. */
const isBack = ({ office }: Adapter['config'], event: ProvinceEvent) =>
  event.type === 'moved' && event.actor_kind === 'officer' && event.body === office

/** What an event changes in what is known of its complaint; null for nothing. */
function noteEvent({ config, state }: Adapter, event: ProvinceEvent): Pair | null {
  const { complaint_number: number, handling_body: body, type } = event
  const known = state.pairs.get(number)
  if (!known)
    return body === config.office && !event.is_demo ? { number, tries: 0, steps: 0 } : null
  if (known.is_over) return isBack(config, event) ? { ...known, is_over: undefined } : null
  if (known.other !== undefined && (untold.includes(type) || body !== config.office))
    logEvent('warn', 'not told to the other portal', { number, other: known.other, type })
  return null
}

/** Reads what has happened since the cursor, and keeps each complaint of the office that is new before the cursor moves on. */
export async function followEvents(adapter: Adapter, signal: AbortSignal): Promise<void> {
  const { province, state } = adapter
  for (let page = 0; page < pagesMax && !signal.aborted; page += 1) {
    const { data, meta } = await province.events(state.cursor())
    for (const event of data) {
      const found = noteEvent(adapter, event)
      if (found) await state.save(found)
    }
    await state.saveCursor(meta.cursor)
    if (meta.is_last) return
  }
}

const endings: readonly string[] = complaintStatuses.filter(isEnd)

/** Why a complaint is not to be sent; null for one that is. Whatever changes that is an event, which brings it back. */
function objectionTo({ config }: Adapter, complaint: ProvinceComplaint | null): string | null {
  if (complaint === null) return 'gone'
  if (complaint.type !== 'public') return 'private'
  if (complaint.held_reason !== null) return 'held'
  if (complaint.merged_into !== null) return 'merged'
  if (complaint.is_demo) return 'example'
  if (complaint.handling_body !== config.office) return 'with another office'
  return endings.includes(complaint.status) ? 'ended' : null
}

async function send(adapter: Adapter, waiting: Pair): Promise<void> {
  const { config, province, other, state } = adapter
  const { number } = waiting
  const complaint = await province.complaint(number)
  const objection = objectionTo(adapter, complaint)
  if (complaint === null || objection !== null) {
    // With a form it may have arrived before: whoever reads the log can ask the other portal.
    const wasTried = waiting.form !== undefined
    logEvent(wasTried ? 'warn' : 'info', 'not sent', {
      number,
      reason: objection,
      was_tried: wasTried,
    })
    return state.forget(waiting)
  }
  const shown = await province.publicRequest(number)
  if (shown === null) throw new Refusal(404, 'everybody may read it, but it is not shown')
  const form = waiting.form ?? formFor(config, number, shown, complaint)
  // On the disk before the call: the key asks for the same fields each time.
  if (!waiting.form) await state.save({ ...waiting, form })
  const { form: _, retry_at: __, ...sent } = waiting
  await state.save({ ...sent, other: await other.report(number, form), tries: 0 })
  logEvent('info', 'sent', { number, other: state.pairs.get(number)?.other })
}

/** Whether it is its time; one put off for longer than any was put off by a clock that has been set back since. */
const isDue = ({ retry_at: at = 0 }: Pair, now: number) => at <= now || at > now + retryMaxMs

/** A refused request is made anew from the complaint and the configuration as they are then, after a minute, two, four, at most an hour. */
async function postpone({ state }: Adapter, { number }: Pair, error: Refusal | ZodError) {
  const { form: _, ...refused } = state.pairs.get(number) ?? { number, tries: 0, steps: 0 }
  const waitMs = Math.min(minuteMs * 2 ** refused.tries, retryMaxMs)
  await state.save({ ...refused, tries: refused.tries + 1, retry_at: Date.now() + waitMs })
  const reason = error instanceof Refusal ? `${error.message}: ${error.answer}` : 'not understood'
  logEvent('error', 'request refused', { number, reason, wait_s: waitMs / 1000 })
}

/** Lets the others go first: the portal may fail over this one alone. Its fields stay, because they may have arrived. */
async function putBehind({ state }: Adapter, { number }: Pair) {
  const waiting = state.pairs.get(number)
  if (waiting) await state.save({ ...waiting, retry_at: Date.now() })
}

/** Sends what waits, each complaint once, at most twenty in a round. @throws Unavailable, AccessError */
export async function sendWaiting(adapter: Adapter, signal: AbortSignal): Promise<void> {
  const now = Date.now()
  const due = [...adapter.state.pairs.values()]
    .filter((pair) => pair.other === undefined && !pair.is_over && isDue(pair, now))
    .toSorted((one, other) => (one.retry_at ?? 0) - (other.retry_at ?? 0))
  for (const waiting of due.slice(0, sendsMax)) {
    if (signal.aborted) return
    try {
      await send(adapter, waiting)
    } catch (error) {
      if (error instanceof Unavailable) await putBehind(adapter, waiting)
      if (!(error instanceof Refusal) && !(error instanceof ZodError)) throw error
      await postpone(adapter, waiting, error)
    }
  }
}
