import { isProblem, type Problem } from '@/lib/errors'
import type { HandlingPort } from '@/lib/server/complaints/ports'
import { CommandFailure } from '../output'

const isUnknownOffice = ({ details: { fields = {} } }: Problem) =>
  Object.values(fields)
    .flat()
    .some(({ rule }) => rule === 'unknownOffice')

type Shown = NonNullable<Awaited<ReturnType<HandlingPort['show']>>>

/** Why an action is not allowed as a complaint is now. */
export type Refusal = (now: Shown) => string

const situationOf = ({ status, awaits }: Shown) =>
  awaits === null ? status : `${status}, waiting for the reporter`

export const byMoves: Refusal = (now) =>
  `from ${situationOf(now)} it may go to ${now.moves.join(', ') || 'nowhere'}`

/** Of what is no move: where else it may go would say nothing. */
export const notNow: Refusal = (now) => `not while it is ${situationOf(now)}`

/** A refusal in the words of an officer, with what is true now. */
async function explain(
  problem: Problem,
  handling: HandlingPort,
  number: string,
  refusal: Refusal,
): Promise<string> {
  const { fields } = problem.details
  if (fields) {
    const { fieldsLine } = await import('./fields-line')
    return `${fieldsLine(fields)}${isUnknownOffice(problem) ? '; "complaints offices" lists them, and a move to any other authority needs --outside' : ''}`
  }
  const now = await handling.show(number, null)
  if (!now || problem.code === 'ITEM_NOT_FOUND')
    return now ? 'There is no such photo' : `There is no complaint ${number}`
  if (problem.code === 'MOVED_MEANWHILE')
    return `${number} changed meanwhile, now at step ${now.step} (${now.status})`
  if (problem.code === 'MOVE_NOT_ALLOWED') return `Not allowed: ${refusal(now)}`
  return `Refused (${problem.code})`
}

/** Does work and tells of refusals in one line. @throws CommandFailure */
export async function withReasons<T>(
  handling: HandlingPort,
  number: string,
  work: (handling: HandlingPort) => Promise<T>,
  refusal: Refusal = notNow,
): Promise<T> {
  try {
    return await work(handling)
  } catch (error) {
    if (isProblem(error)) throw new CommandFailure(await explain(error, handling, number, refusal))
    throw error
  }
}

/**
 * Does work on the database of the settings, whose modules are loaded now: what was written wrongly costs none.
 * @throws CommandFailure with one line for a refusal, StartError
 */
export async function withHandling<T>(
  number: string,
  work: (handling: HandlingPort) => Promise<T>,
  refusal?: Refusal,
): Promise<T> {
  const { openHandling } = await import('./open-handling')
  const opened = await openHandling()
  try {
    return await withReasons(opened.handling, number, work, refusal)
  } finally {
    await opened.close()
  }
}
