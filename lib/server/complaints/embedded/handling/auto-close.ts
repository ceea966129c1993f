import type { Kysely } from 'kysely'
import { addDays } from '@/lib/days'
import { jakartaDay, endOfDay } from '@/lib/jakarta'
import { closesOn, silenceDays } from '@/lib/complaints/deadlines'
import { isProblem } from '@/lib/errors'
import { createBackgroundPacer } from '@/lib/server/jobs/background-pacer'
import type { Database } from '@/lib/server/db/types'
import { automaticNotes, portalActor } from '../history-notes'
import { runAction, type ActionSettings } from './run-action'
import { repeatOnMerged } from './merged'
import { type ComplaintState, type NewEvent, stateColumns } from './append-event'

const event: NewEvent = {
  kind: 'closed_automatically',
  note: automaticNotes.closedAutomatically,
  actor: portalActor,
}

/** @returns false when the reporter replied, or another process closed it, at the same moment */
async function closeOne(
  db: Kysely<Database>,
  settings: ActionSettings,
  state: ComplaintState,
): Promise<boolean> {
  try {
    await runAction(db, settings, async (context) => {
      const written = await context.write(state, { status: 'finished', awaits: null }, event)
      await repeatOnMerged(
        context,
        written.id,
        { status: 'finished' },
        { ...event, kind: 'moved', note: automaticNotes.mainFinished },
      )
      return written
    })
    return true
  } catch (error) {
    if (isProblem(error) && error.code === 'MOVED_MEANWHILE') return false
    throw error
  }
}

/** Complaints per batch. */
const complaintsAtOnce = 500

interface Place {
  since: string
  id: string
}

/** One batch of the complaints that have waited since a given time or longer, after a position in the order of waiting. */
function waitingBehind(db: Kysely<Database>, last: Place, until: string) {
  return db
    .selectFrom('complaints')
    .select(stateColumns)
    .select('awaits_since')
    .where('awaits', '=', 'confirmation')
    .where('awaits_since', '<=', until)
    .where('awaits_since', '>=', last.since)
    .where((row) => row.or([row('awaits_since', '>', last.since), row('id', '>', last.id)]))
    .orderBy('awaits_since')
    .orderBy('id')
    .limit(complaintsAtOnce)
    .execute()
}

/**
 * Closes the complaints whose proposed end got no reply for 10 working days, on the announced day; the reporter can still
 * reopen them. In batches between requests of visitors. May run twice and in several processes: each complaint is closed once.
 * @param report called with the error of a complaint that could not be closed; the others are still closed
 * @returns number of complaints closed
 */
export async function autoClose(
  db: Kysely<Database>,
  settings: ActionSettings,
  report: (error: unknown) => void,
): Promise<number> {
  const today = jakartaDay(settings.now())
  // 10 working days take at least 10 calendar days, so later ones need no check.
  const until = endOfDay(addDays(today, -silenceDays))
  const yieldToVisitors = createBackgroundPacer()
  let closed = 0
  for (let last: Place | null = { since: '', id: '' }; last !== null;) {
    const waiting = await waitingBehind(db, last, until)
    for (const { awaits_since: since, ...state } of waiting) {
      if (since === null || closesOn(jakartaDay(new Date(since))) > today) continue
      try {
        if (await closeOne(db, settings, state)) closed += 1
      } catch (error) {
        report(error)
      }
    }
    const end = waiting.at(-1)
    last =
      end && waiting.length === complaintsAtOnce
        ? { since: end.awaits_since ?? '', id: end.id }
        : null
    await yieldToVisitors()
  }
  return closed
}
