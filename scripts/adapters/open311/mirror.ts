import { millisecondsInDay } from 'date-fns/constants'
import { ZodError } from 'zod'
import { logEvent } from '@/lib/server/observability/log-event'
import type { Adapter } from './adapter'
import { Refusal } from './caller'
import { markOf, requestsMax, type OtherRequest, type OtherStep } from './other-portal'
import type { ProvinceComplaint } from './province'
import type { Pair } from './state'
import { noteOf, takenUpNote } from './texts'

/** Requests that are looked at in one round: ten calls. */
const looksMax = 10 * requestsMax
/** Calls for one step: two moves, and officers who are quicker. */
const triesMax = 6
/** How long a closed request is looked at, in case it is opened again. */
const closedDays = 30

type WithStep = Pair & { other: string; step: NonNullable<Pair['step']> }

/** Whether a step that the adapter has written after `behind` is the one that is meant. */
const isWritten = (
  { config }: Adapter,
  { steps }: ProvinceComplaint,
  { note, behind = 0 }: WithStep['step'],
) =>
  steps.some(
    (step) =>
      step.step > behind && step.note === note.id && step.actor.endsWith(`: ${config.actor}`),
  )

/** Writes the next step behind the one that is meant, or that one. @returns whether nothing is left to do; false to look again */
async function writeOnce(adapter: Adapter, pair: WithStep, complaint: ProvinceComplaint) {
  const { config, province } = adapter
  const { moves, note } = pair.step
  const meant = moves.at(-1)
  const [isOpen, before] = [
    (to: string) => complaint.moves.includes(to),
    moves.slice(0, -1).find((to) => complaint.moves.includes(to)),
  ]
  if (meant !== undefined && !isOpen(meant) && before !== undefined) {
    await province.act(pair.number, before, takenUpNote(config, pair.other), complaint.step)
    return false
  }
  // Where officers of the province have gone another way, the word is passed on and the status is theirs.
  const to = meant !== undefined && isOpen(meant) ? meant : null
  const isDone = await province.act(pair.number, to, note, complaint.step)
  if (isDone) logEvent('info', 'mirrored', { number: pair.number, other: pair.other, to })
  return isDone
}

/** Its reporter has withdrawn it, or had it erased. */
const isTakenBack = ({ status, steps }: ProvinceComplaint) =>
  status === 'canceled' || steps.some(({ kind }) => kind === 'erased')

/**
 * Brings a step into the province's complaint, once: its note is looked for first, and written only on top of the step that was seen last.
 * @returns whether the complaint is still the office's @throws Unavailable, AccessError
 */
async function writeStep(adapter: Adapter, pair: WithStep): Promise<boolean> {
  const { config, province, state } = adapter
  for (let tries = 0; tries < triesMax; tries += 1) {
    const complaint = await province.complaint(pair.number)
    if (complaint === null || isTakenBack(complaint)) return false
    if (pair.step.behind === undefined) {
      pair.step.behind = complaint.step
      await state.save(pair)
    } else if (isWritten(adapter, complaint, pair.step)) return true
    if (complaint.handling_body !== config.office) return false
    if (await writeOnce(adapter, pair, complaint)) return true
  }
  throw new Refusal(409, 'moved again and again')
}

/** Finishes the step that is on its way. */
async function finishStep(adapter: Adapter, pair: WithStep): Promise<Pair> {
  const { step, ...rest } = pair
  let isOver = false
  try {
    isOver = !(await writeStep(adapter, { ...pair, step: { ...step } }))
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    const reason = `${error.message}: ${error.answer}`
    logEvent('error', 'step refused', { number: pair.number, other: pair.other, reason })
  }
  if (isOver) logEvent('warn', 'left to the province', { number: pair.number, other: pair.other })
  const done = {
    ...rest,
    steps: rest.steps + 1,
    ...(step.mark !== undefined && { mark: step.mark }),
    ...(isOver && { is_over: true }),
  }
  await adapter.state.save(done)
  return done
}

function stepFor(
  { config }: Adapter,
  { number, other }: Pair,
  step: OtherStep,
  mark: string,
): Pair['step'] {
  const act = config.steps[step.name]
  if (act === undefined || act === 'ignore') {
    const level = act === undefined ? 'warn' : 'info'
    logEvent(level, 'step not mirrored', { number, other, step: step.name })
    return undefined
  }
  return {
    moves: act === 'answer' ? [] : act,
    note: noteOf(config, other ?? '', step),
    ...(config.other.steps_url === undefined && { mark }),
  }
}

const isLongClosed = ({ status, updated_datetime: updated }: OtherRequest) =>
  status === 'closed' &&
  Date.now() - new Date(updated ?? '').getTime() > closedDays * millisecondsInDay

async function mirrorRequest(
  adapter: Adapter,
  known: Pair,
  request: OtherRequest,
  signal: AbortSignal,
): Promise<void> {
  const { config, other, state } = adapter
  let { is_hidden: wasHidden, ...pair } = known
  const mark = markOf(config, request)
  if (pair.mark !== mark) {
    for (const step of await other.stepsOf(request, pair.steps)) {
      if (signal.aborted || pair.is_over) return
      const taken = stepFor(adapter, pair, step, mark)
      if (taken === undefined) pair = { ...pair, steps: pair.steps + 1 }
      else {
        const begun = { ...pair, other: pair.other ?? '', step: taken }
        await state.save(begun)
        pair = await finishStep(adapter, begun)
      }
    }
  }
  const isOver = pair.is_over === true || isLongClosed(request)
  if (pair.mark === mark && !wasHidden && !isOver) return
  await state.save({ ...pair, mark, ...(isOver && { is_over: true }) })
}

/** The same, so that one request which is not understood keeps no other one waiting. @throws Unavailable, AccessError */
async function mirrorShown(...[adapter, pair, request, signal]: Parameters<typeof mirrorRequest>) {
  try {
    await mirrorRequest(adapter, pair, request, signal)
  } catch (error) {
    if (!(error instanceof Refusal) && !(error instanceof ZodError)) throw error
    const { number, other } = pair
    logEvent('error', 'steps not understood', { number, other, reason: error.message })
  }
}

/** Looks at the sent requests, all in turn, and brings what is new into the province's complaints. @throws Unavailable, AccessError */
export async function mirrorSteps(adapter: Adapter, signal: AbortSignal): Promise<void> {
  const { other, state, turn } = adapter
  for (const pair of state.pairs.values())
    if (pair.step && pair.other !== undefined && !signal.aborted)
      await finishStep(adapter, { ...pair, other: pair.other, step: pair.step })

  const followed = [...state.pairs.values()].filter(
    (pair) => pair.other !== undefined && !pair.is_over,
  )
  const from = turn.next < followed.length ? turn.next : 0
  const looked = followed.slice(from, from + looksMax)
  for (let at = 0; at < looked.length && !signal.aborted; at += requestsMax) {
    const some = looked.slice(at, at + requestsMax)
    // Whatever fails now is passed over next time: the portal may fail over this alone.
    turn.next = from + at + some.length
    const found = await other.requests(some.flatMap((pair) => pair.other ?? []))
    const byId = new Map(found.map((request) => [request.service_request_id, request]))
    for (const [nth, pair] of some.entries()) {
      turn.next = from + at + nth + 1
      const request = byId.get(pair.other ?? '')
      if (request) await mirrorShown(adapter, pair, request, signal)
      else if (!pair.is_hidden) {
        logEvent('warn', 'not shown by the other portal', {
          number: pair.number,
          other: pair.other,
        })
        await state.save({ ...pair, is_hidden: true })
      }
    }
  }
}
