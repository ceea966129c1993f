import type { Kysely } from 'kysely'
import { addDays } from '@/lib/days'
import { jakartaDay, endOfDay } from '@/lib/jakarta'
import { closesOn, silenceDays } from '@/lib/complaints/deadlines'
import { isProblem } from '@/lib/errors'
import type { Database } from '@/lib/server/db/types'
import { automaticNotes, portalActor } from '../history-notes'
import { act, type StepSettings } from './act'
import { repeatOnMerged } from './merged'
import { type ComplaintState, type NewStep, stateColumns } from './append-event'

const step: NewStep = {
  kind: 'closed_automatically',
  note: automaticNotes.closedAutomatically,
  actor: portalActor,
}

/** @returns false when the reporter answered, or another process closed it, at the same moment */
async function closeOne(
  db: Kysely<Database>,
  settings: StepSettings,
  state: ComplaintState,
): Promise<boolean> {
  try {
    await act(db, settings, async (acting) => {
      const written = await acting.write(state, { status: 'finished', awaits: null }, step)
      await repeatOnMerged(
        acting,
        written.id,
        { status: 'finished' },
        { ...step, kind: 'moved', note: automaticNotes.mainFinished },
      )
      return written
    })
    return true
  } catch (error) {
    if (isProblem(error) && error.code === 'MOVED_MEANWHILE') return false
    throw error
  }
}

/**
 * Ends the complaints whose proposed end nobody has answered for 10 working days, on the day that was promised; the reporter can still
 * reopen them. May run twice and in several processes: each complaint is closed once.
 * @returns how many were closed
 */
export async function autoClose(db: Kysely<Database>, settings: StepSettings): Promise<number> {
  const today = jakartaDay(settings.now())
  // Working days are never fewer than days of the calendar, so nothing younger needs to be counted.
  const waiting = await db
    .selectFrom('complaints')
    .select(stateColumns)
    .select('awaits_since')
    .where('awaits', '=', 'confirmation')
    .where('awaits_since', '<=', endOfDay(addDays(today, -silenceDays)))
    .orderBy('awaits_since')
    .execute()
  let closed = 0
  for (const { awaits_since: since, ...state } of waiting) {
    if (since === null || closesOn(jakartaDay(new Date(since))) > today) continue
    if (await closeOne(db, settings, state)) closed += 1
  }
  return closed
}
