import { createHash } from 'node:crypto'
import type { Transaction } from 'kysely'
import type { Database } from '@/lib/server/db/types'
import { isPlausibleEmail } from '@/lib/server/embedded/complaints/plausible-email'
import { complaintMail, type MailAudience, type MailSettings, topicOf } from './complaint-mail'

/** Rows of one statement; databases limit the values in one. */
const rowsAtOnce = 100

/** Columns of a complaint that decide what may be told to whom. */
const complaintColumns = ['id', 'number', 'type', 'title', 'held_reason', 'reporter_email'] as const

/** Name of a message: the same step is told to the same address once, whoever asks for it again. */
const messageId = (audience: MailAudience, complaintId: string, step: number, address: string) =>
  `${audience}-${createHash('sha256').update(`${complaintId}:${step}:${address.toLowerCase()}`).digest('hex').slice(0, 32)}`

/** The step that was just written; the receipt of a complaint from before steps had kinds is told as one. */
async function lastStep(transaction: Transaction<Database>, complaintId: string) {
  const step = await transaction
    .selectFrom('complaint_history')
    .select(['step', 'kind', 'status', 'body', 'reason_code', 'note_id', 'note_en', 'due_on', 'is_public'])
    .where('complaint_id', '=', complaintId)
    .orderBy('step', 'desc')
    .limit(1)
    .executeTakeFirst()
  return step && { ...step, kind: step.step === 1 ? ('received' as const) : step.kind }
}

/**
 * Puts the messages about the last step of a complaint into the outbox, in the transaction of that step: either both are stored or
 * neither. Reporter: every step that concerns them; supporters with an address: public steps of public complaints. Addresses that
 * cannot exist get nothing.
 */
export async function queueMessages(transaction: Transaction<Database>, complaintId: string, now: Date, settings: MailSettings): Promise<void> {
  const complaint = await transaction.selectFrom('complaints').select(complaintColumns).where('id', '=', complaintId).executeTakeFirst()
  const step = await lastStep(transaction, complaintId)
  if (!complaint || !step) return
  const isPublic = complaint.type === 'public' && complaint.held_reason === null && step.is_public === 1
  const shown = {
    title: complaint.title,
    status: step.status,
    body: step.body,
    reasonCode: step.reason_code,
    // What an officer left untranslated is told in the words that exist; the automatic note of the receipt says what the mail says.
    notes: step.kind === 'received' ? { id: '', en: '' } : { id: step.note_id, en: step.note_en || step.note_id },
    dueOn: step.due_on,
  }
  const at = now.toISOString()
  const rowsFor = (audience: MailAudience, addresses: readonly string[]) => {
    const topic = topicOf(step.kind, audience)
    if (topic === null) return []
    const { subject, body } = complaintMail({ number: complaint.number, topic, audience, step: isPublic ? shown : null }, settings)
    return addresses.filter(isPlausibleEmail).map((recipient) => ({
      id: messageId(audience, complaint.id, step.step, recipient),
      complaint_id: complaint.id,
      channel: 'mail' as const,
      recipient,
      subject,
      body,
      created_at: at,
      next_attempt_at: at,
      sent_at: null,
    }))
  }
  const supporters = isPublic
    ? await transaction.selectFrom('complaint_supporters').select('email').where('complaint_id', '=', complaint.id).where('email', '!=', '').execute()
    : []
  const own = complaint.reporter_email.toLowerCase()
  const others = new Map(supporters.map(({ email }) => [email.toLowerCase(), email]))
  others.delete(own)
  const rows = [...rowsFor('reporter', [complaint.reporter_email]), ...rowsFor('supporter', [...others.values()])]
  for (let start = 0; start < rows.length; start += rowsAtOnce) {
    await transaction
      .insertInto('outbox')
      .values(rows.slice(start, start + rowsAtOnce))
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  }
}
