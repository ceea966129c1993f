import type { Selectable, Transaction } from 'kysely'
import type { ComplaintHistoryTable, ComplaintTable } from '@/lib/server/db/complaint-types'
import type { Database } from '@/lib/server/db/types'
import { complaintMail, type MailAudience, topicOf } from './complaint-mail'
import type { MailSettings } from './mail-text'
import type { EventNews } from './queue-mails'
import { mayStandInMail } from './title-in-mail'

/** Columns of a complaint that decide what may be told to whom. */
const complaintColumns = ['id', 'number', 'type', 'title', 'held_reason', 'reporter_email'] as const
export type ToldComplaint = Pick<Selectable<ComplaintTable>, (typeof complaintColumns)[number]>

export const eventColumns = [
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
export type ToldEvent = Pick<Selectable<ComplaintHistoryTable>, (typeof eventColumns)[number]>

export const toldComplaint = (
  transaction: Transaction<Database>,
  id: string,
): Promise<ToldComplaint | undefined> =>
  transaction
    .selectFrom('complaints')
    .select(complaintColumns)
    .where('id', '=', id)
    .executeTakeFirst()

/** Whether everybody may see an event. */
export const isShown = (complaint: ToldComplaint, event: ToldEvent) =>
  complaint.type === 'public' && complaint.held_reason === null && event.is_public === 1

/** What is told of an event to one kind of people; null for nothing. */
export function newsOf(
  complaint: ToldComplaint,
  event: ToldEvent,
  audience: MailAudience,
  settings: MailSettings,
): EventNews | null {
  const topic = topicOf(event.kind, audience)
  if (topic === null) return null
  const shown = {
    title: '',
    status: event.status,
    body: event.body,
    reasonCode: event.reason_code,
    // What an officer left untranslated is told in the words that exist; the automatic note of the receipt says what the mail says.
    notes:
      event.kind === 'received'
        ? { id: '', en: '' }
        : { id: event.note_id, en: event.note_en || event.note_id },
    dueOn: event.due_on,
  }
  const facts = { number: complaint.number, topic, audience }
  const isPublic = isShown(complaint, event)
  const plain = complaintMail({ ...facts, event: isPublic ? shown : null }, settings)
  const hasTitle = isPublic && mayStandInMail(complaint.title)
  return {
    step: event.step,
    plain,
    full: hasTitle
      ? complaintMail({ ...facts, event: { ...shown, title: complaint.title } }, settings)
      : plain,
  }
}
