import { complaintStatuses } from '@/lib/complaints/statuses'
import { Problem } from '@/lib/errors'
import {
  answerRequest,
  evidenceReviewRequest,
  extensionReasons,
  extensionRequest,
  heldReasons,
  holdRequest,
  mergeRequest,
  moveRequest,
  questionRequest,
  rejectionReasons,
  serviceClasses,
  type HandlingResult,
  type MoveRequest,
} from '@/lib/schemas/complaint-handling'
import type { HandlingPort } from '@/lib/server/complaint-ports'
import { type Output, UsageError } from '../output'
import { readPhotos, uploadPhotos } from './evidence'
import { checkFlags, type Flags, readFlags } from './read-flags'
import { systemUser } from './system-user'
import { templateFlags, templateWords } from './templates'

const text = { type: 'string' } as const
const yes = { type: 'boolean' } as const
const shared = { actor: text, 'seen-step': text, json: yes } as const
const notes = { note: text, 'note-en': text, evidence: { type: 'string', multiple: true } } as const

/** An action on one complaint that has been read and checked and only waits for the database. */
export interface ReadyAction {
  number: string
  isJson: boolean
  /** null for an action without a step. */
  run: (handling: HandlingPort) => Promise<HandlingResult | null>
}

const whole = (value: string | undefined) => (value === undefined ? undefined : Number(value))
const commonOf = (flags: Flags) => ({
  actor: flags.text('actor') ?? systemUser(),
  seen_step: whole(flags.text('seen-step')),
})
const numberOf = (flags: Flags) => flags.positionals[0] ?? ''
const ready = (flags: Flags, run: ReadyAction['run']): ReadyAction[] => [
  { number: numberOf(flags), isJson: flags.isSet('json'), run },
]

/** The note of the flags or of a template, as it is for one complaint. @throws UsageError for both at once */
function notesOf(flags: Flags, number: string) {
  const words = templateWords(flags, {
    number,
    body: flags.text('body'),
    date: flags.text('until'),
  })
  if (words === null) return { note: flags.text('note'), note_en: flags.text('note-en') }
  if (flags.text('note') !== undefined || flags.text('note-en') !== undefined)
    throw new UsageError('Give either --note or --template')
  return { note: words.id, note_en: words.en }
}

/** The same action on each of several complaints; what one of them has seen or shows says nothing about the others. @throws UsageError */
async function onEach(
  flags: Flags,
  read: (number: string) => Promise<ReadyAction['run']>,
): Promise<ReadyAction[]> {
  const numbers = [...new Set(flags.positionals)]
  if (numbers.length > 1 && flags.text('seen-step') !== undefined)
    throw new UsageError('--seen-step is for one complaint')
  return Promise.all(
    numbers.map(async (number) => ({
      number,
      isJson: flags.isSet('json'),
      run: await read(number),
    })),
  )
}

/** Of two flags that say the opposite exactly one. @throws UsageError */
function oneOf(flags: Flags, value: string, opposite: string): void {
  if ((flags.text(value) !== undefined || flags.isSet(value)) === flags.isSet(opposite))
    throw new UsageError(`Give either --${value} or --${opposite}`)
}

/** Refuses a move before its photos are kept, so that none of them waits for nothing. @throws Problem as the move would */
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

async function readMove(args: readonly string[], output: Output): Promise<ReadyAction[]> {
  const flags = readFlags(
    args,
    {
      ...shared,
      ...notes,
      ...templateFlags,
      to: text,
      body: text,
      outside: yes,
      reason: text,
      class: text,
    },
    ['complaint number'],
    { isLastRepeated: true },
  )
  const photos = await readPhotos(flags.texts('evidence'))
  const choices = {
    to: complaintStatuses,
    reason_code: rejectionReasons,
    service_class: serviceClasses,
  }
  const place = { body: flags.text('body'), is_body_outside: flags.isSet('outside') }
  return onEach(flags, async (number) => {
    const given = {
      ...commonOf(flags),
      ...notesOf(flags, number),
      ...place,
      to: flags.text('to'),
      reason_code: flags.text('reason'),
      service_class: flags.text('class'),
    }
    const move = await checkFlags(moveRequest, given, choices)
    return async (handling) => {
      if (photos.length > 0) await checkMove(handling, number, move)
      return handling.move(number, {
        ...move,
        evidence: await uploadPhotos(handling, number, photos, move.actor, output),
      })
    }
  })
}

async function readAnswer(args: readonly string[], output: Output): Promise<ReadyAction[]> {
  const flags = readFlags(args, { ...shared, ...notes, ...templateFlags }, ['complaint number'], {
    isLastRepeated: true,
  })
  const photos = await readPhotos(flags.texts('evidence'))
  return onEach(flags, async (number) => {
    const answer = await checkFlags(answerRequest, {
      ...commonOf(flags),
      ...notesOf(flags, number),
    })
    return async (handling) =>
      handling.answer(number, {
        ...answer,
        evidence: await uploadPhotos(handling, number, photos, answer.actor, output),
      })
  })
}

async function readQuestion(args: readonly string[]): Promise<ReadyAction[]> {
  const flags = readFlags(args, { ...shared, ...templateFlags, text }, ['complaint number'], {
    isLastRepeated: true,
  })
  return onEach(flags, async (number) => {
    const words = templateWords(flags, { number })
    if (words !== null && flags.text('text') !== undefined)
      throw new UsageError('Give either --text or --template')
    const question = await checkFlags(questionRequest, {
      ...commonOf(flags),
      text: words?.id ?? flags.text('text'),
    })
    return (handling) => handling.ask(number, question)
  })
}

async function readExtension(args: readonly string[]): Promise<ReadyAction[]> {
  const flags = readFlags(
    args,
    { ...shared, ...templateFlags, note: text, 'note-en': text, until: text, reason: text },
    ['complaint number'],
    { isLastRepeated: true },
  )
  return onEach(flags, async (number) => {
    const given = {
      ...commonOf(flags),
      ...notesOf(flags, number),
      due_on: flags.text('until'),
      reason_code: flags.text('reason'),
    }
    const extension = await checkFlags(extensionRequest, given, { reason_code: extensionReasons })
    return (handling) => handling.extend(number, extension)
  })
}

async function readMerge(args: readonly string[]): Promise<ReadyAction[]> {
  const flags = readFlags(args, { ...shared, into: text, out: yes }, ['complaint number'])
  oneOf(flags, 'into', 'out')
  const merge = await checkFlags(mergeRequest, {
    ...commonOf(flags),
    into: flags.text('into') ?? null,
  })
  return ready(flags, (handling) => handling.merge(numberOf(flags), merge))
}

async function readHold(args: readonly string[]): Promise<ReadyAction[]> {
  const flags = readFlags(args, { ...shared, note: text, reason: text, release: yes }, [
    'complaint number',
  ])
  oneOf(flags, 'reason', 'release')
  const hold = await checkFlags(
    holdRequest,
    { ...commonOf(flags), note: flags.text('note'), reason_code: flags.text('reason') ?? null },
    { reason_code: heldReasons },
  )
  return ready(flags, (handling) => handling.hold(numberOf(flags), hold))
}

async function readReview(args: readonly string[]): Promise<ReadyAction[]> {
  const flags = readFlags(args, { actor: text, json: yes, accept: yes, refuse: yes }, [
    'complaint number',
    'photo id',
  ])
  oneOf(flags, 'accept', 'refuse')
  const review = await checkFlags(evidenceReviewRequest, {
    actor: flags.text('actor') ?? systemUser(),
    is_accepted: flags.isSet('accept'),
  })
  return ready(flags, async (handling) => {
    await handling.reviewEvidence(numberOf(flags), flags.positionals[1] ?? '', review)
    return null
  })
}

/** Reads an action on one complaint or several and everything it needs from disk, before any database is touched. @throws UsageError, CommandFailure */
export const readActions: Readonly<
  Record<string, (args: readonly string[], output: Output) => Promise<ReadyAction[]>>
> = {
  move: readMove,
  answer: readAnswer,
  ask: readQuestion,
  extend: readExtension,
  merge: readMerge,
  hold: readHold,
  review: readReview,
}
