import { Problem } from '@/lib/errors'
import { rightsDecision } from '@/lib/schemas/complaint-rights'
import {
  answerRequest,
  evidenceReviewRequest,
  extensionRequest,
  holdRequest,
  mergeRequest,
  moveRequest,
  questionRequest,
  type HandlingResult,
  type MoveRequest,
} from '@/lib/schemas/complaint-handling'
import type { HandlingPort } from '@/lib/server/complaints/ports'
import { CommandFailure, type Output, UsageError } from '../output'
import type { ParsedArguments } from '../parse-arguments'
import { resultLine } from './describe'
import { readDocuments, uploadDocuments } from './documents'
import { readPhotos, uploadPhotos } from './evidence'
import { checkFields } from './option-fields'
import { systemUser } from './system-user'
import { templateWords } from './templates'
import { byMoves, notNow, type Refusal, withHandling, withReasons } from './with-handling'

/** An action on one complaint that has been read and checked and only waits for the database. */
interface ReadyAction {
  number: string
  /** null for an action without a step. */
  run: (handling: HandlingPort) => Promise<HandlingResult | null>
  refusal: Refusal
}

/** Who acts, beside what the options say. */
const actorOf = ({ text }: ParsedArguments) => ({ actor: text('actor') ?? systemUser() })

/** The note of the options or of a template, as it is for one complaint. @throws UsageError for both at once */
function notesOf(flags: ParsedArguments, number: string) {
  const { body = '', until: date = '' } = flags.options
  const words = templateWords(flags, { number, body, date })
  if (words === null) return {}
  if (flags.isSet('note-en')) throw new UsageError('Give either --note-en or --template')
  return { note: words.id, note_en: words.en }
}

const told = (result: HandlingResult | null) => (result === null ? 'Recorded.' : resultLine(result))

/** Does the actions one after the other; one that is refused keeps none of the others back. @throws CommandFailure when any was refused */
async function runEach(
  actions: readonly ReadyAction[],
  isJson: boolean,
  handling: HandlingPort,
  { print, printError }: Output,
) {
  const results: object[] = []
  let refused = 0
  for (const { number, run, refusal } of actions) {
    try {
      const result = await withReasons(handling, number, run, refusal)
      results.push(result ?? { complaint_number: number })
      if (!isJson) print(told(result))
    } catch (error) {
      if (!(error instanceof CommandFailure)) throw error
      refused += 1
      results.push({ complaint_number: number, error: error.message })
      if (!isJson)
        printError(error.message.startsWith(number) ? error.message : `${number}: ${error.message}`)
    }
  }
  if (isJson) print(JSON.stringify(results, null, 2))
  if (refused > 0) throw new CommandFailure(`${refused} of ${actions.length} were refused`)
}

/** Does what has been read and checked. @throws CommandFailure, StartError */
async function perform(actions: readonly ReadyAction[], isJson: boolean, output: Output) {
  const [action] = actions
  if (!action || actions.length > 1)
    return withHandling('', (handling) => runEach(actions, isJson, handling, output))
  const result = await withHandling(action.number, action.run, action.refusal)
  return output.print(isJson ? JSON.stringify(result, null, 2) : told(result))
}

/** The same action on each complaint that is named; what one of them has seen or shows says nothing about the others. @throws UsageError */
async function onEach(
  { positionals, isSet }: ParsedArguments,
  output: Output,
  refusal: Refusal,
  read: (number: string) => Promise<ReadyAction['run']>,
): Promise<void> {
  const numbers = [...new Set(positionals)]
  if (numbers.length > 1 && isSet('seen-step'))
    throw new UsageError('--seen-step is for one complaint')
  const actions = await Promise.all(
    numbers.map(async (number) => ({ number, run: await read(number), refusal })),
  )
  await perform(actions, isSet('json'), output)
}

/** Refuses a move before its photos and documents are kept, so that none of them waits for nothing. @throws Problem as the move would */
async function checkMove(
  handling: HandlingPort,
  number: string,
  { to, seen_step: seenStep }: MoveRequest,
): Promise<void> {
  const now = await handling.show(number, null)
  if (!now) throw new Problem('ITEM_NOT_FOUND')
  if (seenStep !== undefined && seenStep !== now.step) throw new Problem('MOVED_MEANWHILE')
  if (!now.moves.includes(to)) throw new Problem('MOVE_NOT_ALLOWED')
}

// Everything is read and checked, from disk too, before any database is touched.

export async function move(flags: ParsedArguments, output: Output): Promise<void> {
  const photos = await readPhotos(flags.texts('evidence'))
  const documents = await readDocuments(flags)
  await onEach(flags, output, byMoves, async (number) => {
    const request = await checkFields(moveRequest, flags.options, {
      ...actorOf(flags),
      ...notesOf(flags, number),
    })
    return async (handling) => {
      if (photos.length + documents.length > 0) await checkMove(handling, number, request)
      return handling.move(number, {
        ...request,
        evidence: await uploadPhotos(handling, number, photos, request.actor, output),
        documents: await uploadDocuments(handling, number, documents, request.actor, output),
      })
    }
  })
}

export async function answer(flags: ParsedArguments, output: Output): Promise<void> {
  const photos = await readPhotos(flags.texts('evidence'))
  const documents = await readDocuments(flags)
  await onEach(flags, output, notNow, async (number) => {
    const request = await checkFields(answerRequest, flags.options, {
      ...actorOf(flags),
      ...notesOf(flags, number),
    })
    return async (handling) =>
      handling.answer(number, {
        ...request,
        evidence: await uploadPhotos(handling, number, photos, request.actor, output),
        documents: await uploadDocuments(handling, number, documents, request.actor, output),
      })
  })
}

export async function ask(flags: ParsedArguments, output: Output): Promise<void> {
  const documents = await readDocuments(flags)
  await onEach(flags, output, notNow, async (number) => {
    const words = templateWords(flags, { number })
    const request = await checkFields(questionRequest, flags.options, {
      ...actorOf(flags),
      ...(words && { text: words.id }),
    })
    return async (handling) =>
      handling.ask(number, {
        ...request,
        documents: await uploadDocuments(handling, number, documents, request.actor, output),
      })
  })
}

export const extend = (flags: ParsedArguments, output: Output): Promise<void> =>
  onEach(flags, output, notNow, async (number) => {
    const request = await checkFields(extensionRequest, flags.options, {
      ...actorOf(flags),
      ...notesOf(flags, number),
    })
    return (handling) => handling.extend(number, request)
  })

export const merge = (flags: ParsedArguments, output: Output): Promise<void> =>
  onEach(flags, output, notNow, async (number) => {
    const request = await checkFields(mergeRequest, flags.options, {
      ...actorOf(flags),
      into: flags.text('into') ?? null,
    })
    return (handling) => handling.merge(number, request)
  })

const byHold =
  ({ isSet }: ParsedArguments): Refusal =>
  (now) => {
    if (isSet('release') && now.held_reason === null) return 'it is not held'
    if (!isSet('release') && now.held_reason !== null) return `it is held (${now.held_reason})`
    return notNow(now)
  }

export const hold = (flags: ParsedArguments, output: Output): Promise<void> =>
  onEach(flags, output, byHold(flags), async (number) => {
    const request = await checkFields(holdRequest, flags.options, {
      ...actorOf(flags),
      reason_code: flags.text('reason') ?? null,
    })
    return (handling) => handling.hold(number, request)
  })

/** Grants or refuses what a reporter asked: to erase the complaint. */
export async function erase(flags: ParsedArguments, output: Output): Promise<void> {
  const [number = ''] = flags.positionals
  const decision = await checkFields(rightsDecision, flags.options, {
    ...actorOf(flags),
    is_granted: flags.isSet('grant'),
  })
  const run = (handling: HandlingPort) => handling.decideErasure(number, decision)
  const refusal = () => 'no request to erase it waits for a decision'
  await perform([{ number, run, refusal }], flags.isSet('json'), output)
}

export async function review(flags: ParsedArguments, output: Output): Promise<void> {
  const [number = '', photo = ''] = flags.positionals
  const request = await checkFields(evidenceReviewRequest, flags.options, {
    ...actorOf(flags),
    is_accepted: flags.isSet('accept'),
  })
  const run = async (handling: HandlingPort) => {
    await handling.reviewEvidence(number, photo, request)
    return null
  }
  const refusal = () => 'this photo does not wait for a second look'
  await perform([{ number, run, refusal }], flags.isSet('json'), output)
}
