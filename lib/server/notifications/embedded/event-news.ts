import type { Selectable, Transaction } from 'kysely'
import type { ComplaintHistoryTable, ComplaintTable } from '@/lib/server/db/complaint-types'
import type { Database } from '@/lib/server/db/types'
import { complaintMail, type MailAudience, topicOf } from './complaint-mail'
import type { MailSettings } from './mail-text'
import type { EventNews } from './queue-mails'
import { isSafeInMail } from './title-in-mail'

/** Columns of a complaint that decide the recipients and the contents of its mails. */
const complaintColumns = [
  'id',
  'number',
  'type',
  'status',
  'title',
  'held_reason',
  'reporter_email',
] as const
export type NotifiedComplaint = Pick<Selectable<ComplaintTable>, (typeof complaintColumns)[number]>

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
export type NotifiedEvent = Pick<Selectable<ComplaintHistoryTable>, (typeof eventColumns)[number]>

export const readNotifiedComplaint = (
  transaction: Transaction<Database>,
  id: string,
): Promise<NotifiedComplaint | undefined> =>
  transaction
    .selectFrom('complaints')
    .select(complaintColumns)
    .where('id', '=', id)
    .executeTakeFirst()

export const isShown = (complaint: NotifiedComplaint, event: NotifiedEvent) =>
  complaint.type === 'public' && complaint.held_reason === null && event.is_public === 1

/** Mail about an event for one kind of recipient; null for none. */
export function newsOf(
  complaint: NotifiedComplaint,
  event: NotifiedEvent,
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
    // A note that an officer left untranslated is sent in Indonesian; the automatic note of the receipt would repeat the mail.
    notes:
      event.kind === 'received'
        ? { id: '', en: '' }
        : { id: event.note_id, en: event.note_en || event.note_id },
    dueOn: event.due_on,
  }
  const facts = { number: complaint.number, topic, audience }
  const isPublic = isShown(complaint, event)
  const plain = complaintMail({ ...facts, event: isPublic ? shown : null }, settings)
  const hasTitle = isPublic && isSafeInMail(complaint.title)
  return {
    step: event.step,
    plain,
    full: hasTitle
      ? complaintMail({ ...facts, event: { ...shown, title: complaint.title } }, settings)
      : plain,
  }
}
