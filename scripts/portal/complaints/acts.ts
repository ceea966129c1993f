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
import { complaintStatuses } from '@/lib/schemas/complaints'
import type { HandlingPort } from '@/lib/server/complaint-ports'
import { type Output, UsageError } from '../output'
import { readPhotos, uploadPhotos } from './evidence'
import { checkFlags, type Flags, readFlags } from './read-flags'
import { systemUser } from './system-user'

const text = { type: 'string' } as const
const yes = { type: 'boolean' } as const
const shared = { actor: text, 'seen-step': text, json: yes } as const
const notes = { note: text, 'note-en': text, evidence: { type: 'string', multiple: true } } as const

/** An act that has been read and checked and only waits for the database. */
export interface ReadyAct {
  number: string
  isJson: boolean
  /** null for an act without a step. */
  run: (handling: HandlingPort) => Promise<HandlingResult | null>
}

const whole = (value: string | undefined) => (value === undefined ? undefined : Number(value))
const commonOf = (flags: Flags) => ({ actor: flags.text('actor') ?? systemUser(), seen_step: whole(flags.text('seen-step')) })
const notesOf = (flags: Flags) => ({ note: flags.text('note'), note_en: flags.text('note-en') })
const numberOf = (flags: Flags) => flags.positionals[0] ?? ''
const ready = (flags: Flags, run: ReadyAct['run']): ReadyAct => ({ number: numberOf(flags), isJson: flags.isSet('json'), run })

/** Of two flags that say the opposite exactly one. @throws UsageError */
function oneOf(flags: Flags, value: string, opposite: string): void {
  if ((flags.text(value) !== undefined || flags.isSet(value)) === flags.isSet(opposite)) throw new UsageError(`Give either --${value} or --${opposite}`)
}

/** Refuses a move before its photos are kept, so that none of them waits for nothing. @throws Problem as the move would */
async function checkMove(handling: HandlingPort, number: string, { to, seen_step: seenStep }: MoveRequest): Promise<void> {
  const now = await handling.show(number, null)
  if (!now) throw new Problem('ITEM_NOT_FOUND')
  if (seenStep !== undefined && seenStep !== now.step) throw new Problem('MOVED_MEANWHILE')
  if (!now.moves.includes(to)) throw new Problem('MOVE_NOT_ALLOWED')
}

async function readMove(args: readonly string[], output: Output): Promise<ReadyAct> {
  const flags = readFlags(args, { ...shared, ...notes, to: text, body: text, reason: text, class: text }, ['complaint number'])
  const given = { ...commonOf(flags), ...notesOf(flags), to: flags.text('to'), body: flags.text('body'), reason_code: flags.text('reason'), service_class: flags.text('class') }
  const move = checkFlags(moveRequest, given, { to: complaintStatuses, reason_code: rejectionReasons, service_class: serviceClasses })
  const photos = await readPhotos(flags.texts('evidence'))
  return ready(flags, async (handling) => {
    if (photos.length > 0) await checkMove(handling, numberOf(flags), move)
    return handling.move(numberOf(flags), { ...move, evidence: await uploadPhotos(handling, numberOf(flags), photos, move.actor, output) })
  })
}

async function readAnswer(args: readonly string[], output: Output): Promise<ReadyAct> {
  const flags = readFlags(args, { ...shared, ...notes }, ['complaint number'])
  const answer = checkFlags(answerRequest, { ...commonOf(flags), ...notesOf(flags) })
  const photos = await readPhotos(flags.texts('evidence'))
  return ready(flags, async (handling) => handling.answer(numberOf(flags), { ...answer, evidence: await uploadPhotos(handling, numberOf(flags), photos, answer.actor, output) }))
}

async function readQuestion(args: readonly string[]): Promise<ReadyAct> {
  const flags = readFlags(args, { ...shared, text }, ['complaint number'])
  const question = checkFlags(questionRequest, { ...commonOf(flags), text: flags.text('text') })
  return ready(flags, (handling) => handling.ask(numberOf(flags), question))
}

async function readExtension(args: readonly string[]): Promise<ReadyAct> {
  const flags = readFlags(args, { ...shared, note: text, 'note-en': text, until: text, reason: text }, ['complaint number'])
  const given = { ...commonOf(flags), ...notesOf(flags), due_on: flags.text('until'), reason_code: flags.text('reason') }
  const extension = checkFlags(extensionRequest, given, { reason_code: extensionReasons })
  return ready(flags, (handling) => handling.extend(numberOf(flags), extension))
}

async function readMerge(args: readonly string[]): Promise<ReadyAct> {
  const flags = readFlags(args, { ...shared, into: text, out: yes }, ['complaint number'])
  oneOf(flags, 'into', 'out')
  const merge = checkFlags(mergeRequest, { ...commonOf(flags), into: flags.text('into') ?? null })
  return ready(flags, (handling) => handling.merge(numberOf(flags), merge))
}

async function readHold(args: readonly string[]): Promise<ReadyAct> {
  const flags = readFlags(args, { ...shared, note: text, reason: text, release: yes }, ['complaint number'])
  oneOf(flags, 'reason', 'release')
  const hold = checkFlags(holdRequest, { ...commonOf(flags), note: flags.text('note'), reason_code: flags.text('reason') ?? null }, { reason_code: heldReasons })
  return ready(flags, (handling) => handling.hold(numberOf(flags), hold))
}

async function readReview(args: readonly string[]): Promise<ReadyAct> {
  const flags = readFlags(args, { actor: text, json: yes, accept: yes, refuse: yes }, ['complaint number', 'photo id'])
  oneOf(flags, 'accept', 'refuse')
  const review = checkFlags(evidenceReviewRequest, { actor: flags.text('actor') ?? systemUser(), is_accepted: flags.isSet('accept') })
  return ready(flags, async (handling) => {
    await handling.reviewEvidence(numberOf(flags), flags.positionals[1] ?? '', review)
    return null
  })
}

/** Reads an act and everything it needs from disk, before any database is touched. @throws UsageError, CommandFailure */
export const readActs: Readonly<Record<string, (args: readonly string[], output: Output) => Promise<ReadyAct>>> = {
  move: readMove,
  answer: readAnswer,
  ask: readQuestion,
  extend: readExtension,
  merge: readMerge,
  hold: readHold,
  review: readReview,
}
