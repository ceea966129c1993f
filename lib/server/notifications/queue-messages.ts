import type { Selectable, Transaction } from 'kysely'
import type { ComplaintHistoryTable, ComplaintTable } from '@/lib/server/db/complaint-types'
import type { Database } from '@/lib/server/db/types'
import { isPlausibleEmail } from '@/lib/server/embedded/complaints/plausible-email'
import { addressHash } from './address-hash'
import { complaintMail, type MailAudience, topicOf } from './complaint-mail'
import type { MailSettings } from './mail-text'
import { queueMails, type StepNews } from './queue-mails'
import { mayStandInMail } from './title-in-mail'

/** Supporters told in one piece. */
const supportersAtOnce = 500
/** Steps looked through for one worth telling; the others are notes that nobody is told. */
const stepsLookedAt = 20

/** Columns of a complaint that decide what may be told to whom. */
const complaintColumns = ['id', 'number', 'type', 'title', 'held_reason', 'reporter_email'] as const
type Complaint = Pick<Selectable<ComplaintTable>, (typeof complaintColumns)[number]>

const stepColumns = ['step', 'kind', 'status', 'body', 'reason_code', 'note_id', 'note_en', 'due_on', 'is_public'] as const
type Step = Pick<Selectable<ComplaintHistoryTable>, (typeof stepColumns)[number]>

const complaintOf = (transaction: Transaction<Database>, id: string): Promise<Complaint | undefined> =>
  transaction.selectFrom('complaints').select(complaintColumns).where('id', '=', id).executeTakeFirst()

/** The last steps, newest first; the receipt of a complaint from before steps had kinds is told as one. */
async function lastSteps(transaction: Transaction<Database>, complaintId: string, most: number): Promise<Step[]> {
  const steps = await transaction.selectFrom('complaint_history').select(stepColumns).where('complaint_id', '=', complaintId).orderBy('step', 'desc').limit(most).execute()
  return steps.map((step) => ({ ...step, kind: step.step === 1 ? ('received' as const) : step.kind }))
}

const isShown = (complaint: Complaint, step: Step) => complaint.type === 'public' && complaint.held_reason === null && step.is_public === 1

/** What is told of a step to one kind of people; null for nothing. */
function newsOf(complaint: Complaint, step: Step, audience: MailAudience, settings: MailSettings): StepNews | null {
  const topic = topicOf(step.kind, audience)
  if (topic === null) return null
  const shown = {
    title: '',
    status: step.status,
    body: step.body,
    reasonCode: step.reason_code,
    // What an officer left untranslated is told in the words that exist; the automatic note of the receipt says what the mail says.
    notes: step.kind === 'received' ? { id: '', en: '' } : { id: step.note_id, en: step.note_en || step.note_id },
    dueOn: step.due_on,
  }
  const facts = { number: complaint.number, topic, audience }
  const isPublic = isShown(complaint, step)
  const plain = complaintMail({ ...facts, step: isPublic ? shown : null }, settings)
  const hasTitle = isPublic && mayStandInMail(complaint.title)
  return { step: step.step, plain, full: hasTitle ? complaintMail({ ...facts, step: { ...shown, title: complaint.title } }, settings) : plain }
}

/** Tells supporters who left an address, in pieces. */
async function queueForSupporters(transaction: Transaction<Database>, complaint: Complaint, news: StepNews, now: Date, settings: MailSettings) {
  const own = complaint.reporter_email.toLowerCase()
  let last = ''
  for (;;) {
    const supporters = await transaction
      .selectFrom('complaint_supporters')
      .select(['supporter_hash', 'email'])
      .where('complaint_id', '=', complaint.id)
      .where('email', '!=', '')
      .where('supporter_hash', '>', last)
      .orderBy('supporter_hash')
      .limit(supportersAtOnce)
      .execute()
    const addresses = supporters.map(({ email }) => email).filter((email) => email.toLowerCase() !== own && isPlausibleEmail(email))
    await queueMails(transaction, { complaint, audience: 'supporter', addresses, news }, now, settings)
    last = supporters.at(-1)?.supporter_hash ?? ''
    if (supporters.length < supportersAtOnce) return
  }
}

const reporterOf = ({ reporter_email: email }: Complaint) => (isPlausibleEmail(email) ? [email] : [])

/**
 * Puts the messages about the last step of a complaint into the outbox, in the transaction of that step: either both are stored or
 * neither. Reporter: every step that concerns them; supporters with an address: public steps of public complaints. Addresses that
 * cannot exist get nothing, those that nobody has confirmed one question.
 */
export async function queueMessages(transaction: Transaction<Database>, complaintId: string, now: Date, settings: MailSettings): Promise<void> {
  const complaint = await complaintOf(transaction, complaintId)
  const [step] = await lastSteps(transaction, complaintId, 1)
  if (!complaint || !step) return
  const own = newsOf(complaint, step, 'reporter', settings)
  if (own) await queueMails(transaction, { complaint, audience: 'reporter', addresses: reporterOf(complaint), news: own }, now, settings)
  const others = isShown(complaint, step) ? newsOf(complaint, step, 'supporter', settings) : null
  if (others) await queueForSupporters(transaction, complaint, others, now, settings)
}

/** Asks somebody who supports a complaint whether the address is theirs, in the transaction that stores it. */
export async function askSupporter(transaction: Transaction<Database>, complaintId: string, email: string, now: Date, settings: MailSettings): Promise<void> {
  const complaint = await complaintOf(transaction, complaintId)
  if (complaint && isPlausibleEmail(email)) await queueMails(transaction, { complaint, audience: 'supporter', addresses: [email], news: null }, now, settings)
}

/** Tells a reporter who has just confirmed the address where the complaint stands: one mail, whatever was not told meanwhile. */
export async function queuePresent(transaction: Transaction<Database>, complaintId: string, hash: string, now: Date, settings: MailSettings): Promise<void> {
  const complaint = await complaintOf(transaction, complaintId)
  if (!complaint || addressHash(complaint.reporter_email) !== hash) return
  const step = (await lastSteps(transaction, complaintId, stepsLookedAt)).find(({ kind }) => topicOf(kind, 'reporter') !== null)
  const news = step ? newsOf(complaint, step, 'reporter', settings) : null
  if (news) await queueMails(transaction, { complaint, audience: 'reporter', addresses: reporterOf(complaint), news }, now, settings)
}
