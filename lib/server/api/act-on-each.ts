import { Problem } from '@/lib/errors'
import type { Locale } from '@/lib/i18n/locales'
import type { HandlingResult } from '@/lib/schemas/complaint-handling'
import type { ActionOutcome } from '@/lib/schemas/handling-bulk'
import { createBackgroundPacer } from '@/lib/server/jobs/background-pacer'
import { errorBody } from './error-body'
import { asProblem, type LoggedCall } from './problem-response'

/** An action on one of several complaints. */
export interface EachAction {
  number: string
  run: () => Promise<HandlingResult>
}

interface Asked {
  call: LoggedCall
  locale: Locale
  /** Aborted once nobody waits for the response. */
  signal: AbortSignal
}

/** Ends before the entry gives the call up, which would hide what was done. */
const wholeMs = 20_000

/** Whether the portal, not the complaint, is why it was refused. */
const isBusy = ({ status }: Problem) => status === 429 || status === 503

/**
 * Does actions one after the other, each as a call of its own would: in its own transaction, and one that is refused keeps none of the others
 * back. Rests in between, so that visitors wait no longer than for single ones. The rest is not tried and gets UNAVAILABLE once the portal
 * cannot go on, 20 seconds have passed or nobody waits any more. An action that names the step it has seen may be sent again after a lost
 * response: what was done is refused with MOVED_MEANWHILE.
 * @returns what came of each, in their order
 */
export async function actOnEach(
  { call, locale, signal }: Asked,
  actions: readonly EachAction[],
): Promise<ActionOutcome[]> {
  const rest = createBackgroundPacer()
  const endsAt = performance.now() + wholeMs
  let stoppedBy: Problem | null = null
  const outcomes: ActionOutcome[] = []
  for (const { number, run } of actions) {
    if (outcomes.length > 0 && stoppedBy === null) await rest()
    if (signal.aborted || performance.now() > endsAt) stoppedBy ??= new Problem('UNAVAILABLE')
    const outcome: ActionOutcome = { complaint_number: number, result: null, problem: null }
    outcomes.push(outcome)
    if (stoppedBy) {
      outcome.problem = errorBody(stoppedBy, locale)
      continue
    }
    try {
      outcome.result = await run()
    } catch (error) {
      const problem = asProblem(error, call)
      if (isBusy(problem)) stoppedBy = problem
      outcome.problem = errorBody(problem, locale)
    }
  }
  return outcomes
}
