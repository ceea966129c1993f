import type { Kysely } from 'kysely'
import { Problem } from '@/lib/errors'
import type {
  ReporterAnswer,
  ReporterConfirmation,
  ReporterReason,
  Withdrawal,
} from '@/lib/schemas/complaint-following'
import type { HandlingResult, EventKind } from '@/lib/schemas/complaint-handling'
import { photoMaxCount } from '@/lib/schemas/complaints'
import type { Database } from '@/lib/server/db/types'
import { endChoices } from '@/lib/server/notifications/embedded/channels/end-choices'
import type { OpenChannels } from '@/lib/server/notifications/embedded/channels/open-channels'
import { deleteSubscriptions } from '@/lib/server/notifications/embedded/delete-subscriptions'
import { endSupporterNews } from '@/lib/server/notifications/embedded/notify-supporters'
import { runAction, resultOf, type ActionSettings } from '../handling/run-action'
import { freeMerged, repeatOnMerged } from '../handling/merged'
import type { NewEvent } from '../handling/append-event'
import { automaticNotes, portalActor, reporterActor } from '../history-notes'
import { reporterCan, reopenedStatus, type ReporterAction } from '../transitions'
import { recordDone } from '../rights/record-rights'
import { attachAnswerPhotos, countAnswerPhotos } from './answer-photos'
import type { OwnComplaint } from './open-own'

export interface ReporterSettings extends ActionSettings {
  /** Own origin, which photo addresses in requests may have. */
  siteOrigin: string
  /** Channels for news; none without it. */
  channels?: OpenChannels
}

/** The reporter's text is stored apart from the history, which is never deleted. */
export const reporterEvent = (kind: EventKind, note: NewEvent['note'], text: string): NewEvent => ({
  kind,
  note,
  actor: reporterActor,
  ...(text === '' ? {} : { message: { author: 'reporter' as const, text } }),
})

/** Whether the last event is this action: its response was lost and the request is repeated. */
async function isRepeat(
  db: Kysely<Database>,
  own: OwnComplaint,
  kind: EventKind,
  text: string,
): Promise<boolean> {
  const last = await db
    .selectFrom('complaint_history')
    .leftJoin('complaint_messages', (join) =>
      join
        .onRef('complaint_messages.complaint_id', '=', 'complaint_history.complaint_id')
        .onRef('complaint_messages.step', '=', 'complaint_history.step'),
    )
    .select(['complaint_history.kind', 'complaint_messages.text'])
    .where('complaint_history.complaint_id', '=', own.id)
    .where('complaint_history.step', '=', own.step)
    .executeTakeFirst()
  return last?.kind === kind && (last.text ?? '') === text
}

/** Runs an action that is possible now, or returns the first result of a repeated one. @throws Problem MOVE_NOT_ALLOWED */
async function unlessRepeated(
  db: Kysely<Database>,
  own: OwnComplaint,
  name: ReporterAction,
  { kind, text }: { kind: EventKind; text: string },
  run: () => Promise<HandlingResult>,
): Promise<HandlingResult> {
  if (reporterCan(name, own)) return run()
  if (await isRepeat(db, own, kind, text)) return resultOf(own)
  throw new Problem('MOVE_NOT_ALLOWED')
}

const mainFinished: NewEvent = {
  kind: 'moved',
  note: automaticNotes.mainFinished,
  actor: portalActor,
}
const mainReopened: NewEvent = {
  kind: 'moved',
  note: automaticNotes.mainReopened,
  actor: portalActor,
}

/** Attaches the photos of an answer sent again that were chosen after the first one, whose response was lost. */
function attachLaterPhotos(
  db: Kysely<Database>,
  own: OwnComplaint,
  images: ReporterAnswer['images'],
  form: { formToken: string | null; siteOrigin: string },
): Promise<void> {
  return db.transaction().execute(async (transaction) => {
    // Locks the complaint: an officer who goes on has seen all photos of the answer.
    const last = await transaction
      .updateTable('complaints')
      .set({ step: own.step })
      .where('id', '=', own.id)
      .where('step', '=', own.step)
      .returning(['id', 'step'])
      .executeTakeFirst()
    if (!last) throw new Problem('MOVED_MEANWHILE')
    await attachAnswerPhotos(transaction, last, images, form)
    if ((await countAnswerPhotos(transaction, last)) > photoMaxCount)
      throw new Problem('MOVE_NOT_ALLOWED')
  })
}

/** The reply to an officer's question; it ends the pause of the clocks. The same words again bring what they have of further photos. */
export async function answerQuestion(
  db: Kysely<Database>,
  settings: ReporterSettings,
  own: OwnComplaint,
  { text, images }: ReporterAnswer,
  formToken: string | null,
) {
  const form = { formToken, siteOrigin: settings.siteOrigin }
  let isRepeated = true
  const result = await unlessRepeated(
    db,
    own,
    'answer',
    { kind: 'reporter_answered', text },
    () => {
      isRepeated = false
      return runAction(db, settings, async ({ transaction, write }) => {
        const written = await write(
          own,
          { awaits: null },
          reporterEvent('reporter_answered', automaticNotes.reporterAnswered, text),
        )
        await attachAnswerPhotos(transaction, written, images, form)
        return written
      })
    },
  )
  if (isRepeated && images.length > 0) await attachLaterPhotos(db, own, images, form)
  return result
}

export function confirmEnd(
  db: Kysely<Database>,
  settings: ReporterSettings,
  own: OwnComplaint,
  { is_resolved: isResolved, reason }: ReporterConfirmation,
) {
  const text = isResolved ? '' : reason
  return unlessRepeated(
    db,
    own,
    'confirm',
    { kind: isResolved ? 'confirmed' : 'reopened', text },
    () =>
      runAction(db, settings, async (context) => {
        const status = isResolved ? 'finished' : 'review'
        const event = isResolved
          ? reporterEvent('confirmed', automaticNotes.confirmed, '')
          : reporterEvent('reopened', automaticNotes.notSolved, text)
        const written = await context.write(own, { status, awaits: null }, event)
        await repeatOnMerged(
          context,
          written.id,
          { status },
          isResolved ? mainFinished : mainReopened,
        )
        return written
      }),
  )
}

/** Reopens an ended complaint: same number, same office. One that ended with a main complaint is unmerged. */
export function reopen(
  db: Kysely<Database>,
  settings: ReporterSettings,
  own: OwnComplaint,
  { reason }: ReporterReason,
) {
  return unlessRepeated(db, own, 'reopen', { kind: 'reopened', text: reason }, () =>
    runAction(db, settings, async (context) => {
      const status = reopenedStatus(own.status)
      let seen: { id: string; step: number } = own
      if (own.merged_into_id !== null)
        seen = await context.write(
          seen,
          { merged_into_id: null },
          reporterEvent('unmerged', automaticNotes.unmerged, ''),
        )
      const written = await context.write(
        seen,
        { status, awaits: null },
        reporterEvent('reopened', automaticNotes.reopened, reason),
      )
      await repeatOnMerged(context, written.id, { status }, mainReopened)
      return written
    }),
  )
}

/** Withdraws the complaint. Complaints merged into it are unmerged. */
export function withdraw(
  db: Kysely<Database>,
  settings: ReporterSettings,
  own: OwnComplaint,
  { reason }: Withdrawal,
) {
  return unlessRepeated(db, own, 'withdraw', { kind: 'withdrawn', text: reason }, () =>
    runAction(db, settings, async (context) => {
      const written = await context.write(
        own,
        { status: 'canceled', awaits: null, merged_into_id: null },
        reporterEvent('withdrawn', automaticNotes.withdrawn, reason),
      )
      await freeMerged(context, written.id)
      // The message that says so is the last one.
      await deleteSubscriptions(context.transaction, [written.id], 'reporter')
      await endSupporterNews(context.transaction, written.id, context.at)
      await endChoices(context.transaction, [written.id])
      await recordDone(context.transaction, written.id, 'withdraw', context.at)
      return written
    }),
  )
}
