import type { Selectable, Transaction } from 'kysely'
import type { ComplaintHistoryTable, ComplaintTable } from '@/lib/server/db/complaint-types'
import type { Database } from '@/lib/server/db/types'
import { complaintMail, type MailAudience, topicOf } from './complaint-mail'
import type { MailSettings } from './mail-text'
import type { StepNews } from './queue-mails'
import { mayStandInMail } from './title-in-mail'

/** Columns of a complaint that decide what may be told to whom. */
const complaintColumns = ['id', 'number', 'type', 'title', 'held_reason', 'reporter_email'] as const
export type ToldComplaint = Pick<Selectable<ComplaintTable>, (typeof complaintColumns)[number]>

export const stepColumns = [
  'step',
  'kind',
  'status',
  'body',
  'reason_code',
  'note_id',
  'note_en',
  'due_on',
  'is_public',
] as const
export type ToldStep = Pick<Selectable<ComplaintHistoryTable>, (typeof stepColumns)[number]>

export const toldComplaint = (
  transaction: Transaction<Database>,
  id: string,
): Promise<ToldComplaint | undefined> =>
  transaction
    .selectFrom('complaints')
    .select(complaintColumns)
    .where('id', '=', id)
    .executeTakeFirst()

/** Whether everybody may see a step. */
export const isShown = (complaint: ToldComplaint, step: ToldStep) =>
  complaint.type === 'public' && complaint.held_reason === null && step.is_public === 1

/** What is told of a step to one kind of people; null for nothing. */
export function newsOf(
  complaint: ToldComplaint,
  step: ToldStep,
  audience: MailAudience,
  settings: MailSettings,
): StepNews | null {
  const topic = topicOf(step.kind, audience)
  if (topic === null) return null
  const shown = {
    title: '',
    status: step.status,
    body: step.body,
    reasonCode: step.reason_code,
    // What an officer left untranslated is told in the words that exist; the automatic note of the receipt says what the mail says.
    notes:
      step.kind === 'received'
        ? { id: '', en: '' }
        : { id: step.note_id, en: step.note_en || step.note_id },
    dueOn: step.due_on,
  }
  const facts = { number: complaint.number, topic, audience }
  const isPublic = isShown(complaint, step)
  const plain = complaintMail({ ...facts, step: isPublic ? shown : null }, settings)
  const hasTitle = isPublic && mayStandInMail(complaint.title)
  return {
    step: step.step,
    plain,
    full: hasTitle
      ? complaintMail({ ...facts, step: { ...shown, title: complaint.title } }, settings)
      : plain,
  }
}
