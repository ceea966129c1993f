import type { Kysely } from 'kysely'
import { jakartaDay } from '@/lib/jakarta'
import { latestExtension } from '@/lib/complaints/extension-days'
import { Problem } from '@/lib/errors'
import type {
  AnswerRequest,
  ExtensionRequest,
  HandlingResult,
  HoldRequest,
  MergeRequest,
  MoveRequest,
  QuestionRequest,
} from '@/lib/schemas/complaint-handling'
import { extensionDaysMax } from '@/lib/schemas/limits'
import type { Database } from '@/lib/server/db/types'
import { parseComplaintNumber } from '@/lib/server/complaints/complaint-number'
import { automaticNotes } from '../history-notes'
import { officerCan, transitionsFrom, type OfficerAction } from '../transitions'
import { runAction, stateOf, type ActionSettings } from './run-action'
import { attachDocuments } from './documents'
import { attachEvidence } from './evidence'
import { findOffice } from './offices'
import { freeMerged, joinTo, repeatOnMerged } from './merged'
import type { ComplaintState, NewEvent } from './append-event'

const refused = (field: string, rule: string, length?: number) =>
  new Problem('VALIDATION_FAILED', {
    fields: { [field]: [{ rule, ...(length === undefined ? {} : { length }) }] },
  })

/** Reasons to refuse that speak of the report itself and not of its matter. */
const reasonsOfReport: readonly MoveRequest['reason_code'][] = [
  'incomplete',
  'not_a_complaint',
  'abusive',
]

/** It stops for what its own report lacks or says, which tells nothing of other reports on the same matter. */
const stopsAlone = ({ to, reason_code: reasonCode }: MoveRequest) =>
  to === 'failed' || (to === 'rejected' && reasonsOfReport.includes(reasonCode))

/** Statuses that require the office or authority the complaint was forwarded to. */
const namesBody: readonly MoveRequest['to'][] = ['coordinated', 'diverted_to_span']

/** @throws Problem VALIDATION_FAILED naming the fields that the transition lacks */
function checkMove({ to, body, reason_code: reasonCode }: MoveRequest) {
  if (namesBody.includes(to) && body === '') throw refused('body', 'required')
  if (to === 'rejected' && reasonCode === undefined) throw refused('reason_code', 'required')
  // A reason without a refusal would not be shown, but would count in the statistics.
  if (to !== 'rejected' && reasonCode !== undefined) throw refused('reason_code', 'unknownChoice')
}

/** Official name of an office, or an external authority as entered. @throws Problem VALIDATION_FAILED on `body` */
async function bodyOf(
  db: Kysely<Database>,
  { body, is_body_outside: isOutside }: MoveRequest,
): Promise<string> {
  if (body === '' || isOutside) return body
  const office = await findOffice(db, body)
  if (office === null) throw refused('body', 'unknownOffice')
  return office
}

function checkAction(name: OfficerAction, state: ComplaintState): void {
  if (!officerCan(name, state)) throw new Problem('MOVE_NOT_ALLOWED')
}

/** An officer's transition. `finished` only proposes the end: the status stays until the reporter confirms. */
export async function move(
  db: Kysely<Database>,
  settings: ActionSettings,
  number: string,
  request: MoveRequest,
): Promise<HandlingResult> {
  const state = await stateOf(db, number, request.seen_step)
  checkMove(request)
  if (!transitionsFrom(state).includes(request.to)) throw new Problem('MOVE_NOT_ALLOWED')
  const isProposal = request.to === 'finished'
  const body = await bodyOf(db, request)
  const moved = {
    ...(isProposal ? {} : { status: request.to }),
    ...(body === '' ? {} : { handling_body: body }),
  }
  const change = {
    ...moved,
    awaits: isProposal ? ('confirmation' as const) : null,
    ...(request.service_class ? { service_class: request.service_class } : {}),
  }
  const event: NewEvent = {
    kind: isProposal ? 'closing_proposed' : 'moved',
    note: { id: request.note, en: request.note_en },
    actor: request.actor,
    body,
    reasonCode: request.reason_code ?? '',
  }
  return runAction(db, settings, async (context) => {
    const written = await context.write(state, change, event)
    await attachEvidence(context.transaction, written.id, written.step, request.evidence)
    await attachDocuments(context.transaction, written.id, written.step, request.documents)
    if (stopsAlone(request)) {
      await freeMerged(context, written.id, automaticNotes.mainStopped)
      return written
    }
    // Only the main complaint's reporter confirms; the merged ones get the note now and the end afterwards.
    await repeatOnMerged(
      context,
      written.id,
      moved,
      isProposal ? { ...event, kind: 'answered' } : event,
    )
    return written
  })
}

/** A reply to the reporter that changes no status. */
export async function answer(
  db: Kysely<Database>,
  settings: ActionSettings,
  number: string,
  request: AnswerRequest,
): Promise<HandlingResult> {
  const state = await stateOf(db, number, request.seen_step)
  checkAction('answer', state)
  const event: NewEvent = {
    kind: 'answered',
    note: { id: request.note, en: request.note_en },
    actor: request.actor,
  }
  return runAction(db, settings, async (context) => {
    const written = await context.write(state, {}, event)
    await attachEvidence(context.transaction, written.id, written.step, request.evidence)
    await attachDocuments(context.transaction, written.id, written.step, request.documents)
    await repeatOnMerged(context, written.id, {}, event)
    return written
  })
}

/** A question to the reporter. The event is public, the question is not. */
export async function ask(
  db: Kysely<Database>,
  settings: ActionSettings,
  number: string,
  request: QuestionRequest,
): Promise<HandlingResult> {
  const state = await stateOf(db, number, request.seen_step)
  checkAction('ask', state)
  return runAction(db, settings, async ({ transaction, write }) => {
    const written = await write(
      state,
      { awaits: 'answer' },
      {
        kind: 'asked',
        note: automaticNotes.asked,
        actor: request.actor,
        message: { author: 'officer', text: request.text },
      },
    )
    await attachDocuments(transaction, written.id, written.step, request.documents)
    return written
  })
}

/** A later resolution day. @throws Problem VALIDATION_FAILED on `due_on` when it is not later than the present one and today, or too far ahead */
export async function extend(
  db: Kysely<Database>,
  settings: ActionSettings,
  number: string,
  request: ExtensionRequest,
): Promise<HandlingResult> {
  const state = await stateOf(db, number, request.seen_step)
  checkAction('extend', state)
  const today = jakartaDay(settings.now())
  if (
    request.due_on <= today ||
    (state.resolve_due_on !== null && request.due_on <= state.resolve_due_on)
  )
    throw refused('due_on', 'notLater')
  if (request.due_on > latestExtension(today)) throw refused('due_on', 'tooLate', extensionDaysMax)
  const event: NewEvent = {
    kind: 'extended',
    note: request.note === '' ? automaticNotes.extended : { id: request.note, en: request.note_en },
    actor: request.actor,
    reasonCode: request.reason_code,
    dueOn: request.due_on,
  }
  return runAction(db, settings, async (context) => {
    const written = await context.write(state, {}, event)
    await repeatOnMerged(context, written.id, {}, event)
    return written
  })
}

export async function merge(
  db: Kysely<Database>,
  settings: ActionSettings,
  number: string,
  request: MergeRequest,
): Promise<HandlingResult> {
  const { into, actor, seen_step: seenStep } = request
  const state = await stateOf(db, number, seenStep)
  checkAction(into === null ? 'unmerge' : 'merge', state)
  if (into === null) {
    return runAction(db, settings, ({ write }) =>
      write(
        state,
        { merged_into_id: null },
        { kind: 'unmerged', note: automaticNotes.unmerged, actor },
      ),
    )
  }
  const main = await db
    .selectFrom('complaints')
    .select('id')
    .where('number', '=', parseComplaintNumber(into) ?? '')
    .executeTakeFirst()
  if (!main) throw refused('into', 'unfitMain')
  return runAction(db, settings, (context) => joinTo(context, state, main.id, actor))
}

/** Hides a complaint from the public or shows it again. The event and its reason are visible to officers and the reporter only. */
export async function hold(
  db: Kysely<Database>,
  settings: ActionSettings,
  number: string,
  request: HoldRequest,
): Promise<HandlingResult> {
  const state = await stateOf(db, number, request.seen_step)
  const isHeld = request.reason_code !== null
  if (isHeld === (state.held_reason !== null)) throw new Problem('MOVE_NOT_ALLOWED')
  const automatic = isHeld ? automaticNotes.held : automaticNotes.released
  return runAction(db, settings, ({ write }) =>
    write(
      state,
      { held_reason: request.reason_code },
      {
        kind: isHeld ? 'held' : 'released',
        note: request.note === '' ? automatic : { id: request.note, en: '' },
        actor: request.actor,
        reasonCode: request.reason_code ?? '',
        isPublic: false,
      },
    ),
  )
}
