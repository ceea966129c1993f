import type { Generated } from 'kysely'

/** Messages to send; a row stays until its channel took it. */
export interface OutboxTable {
  /** Named after what it tells, so that no event is told twice. */
  id: string
  complaint_id: string | null
  channel: 'mail'
  recipient: string
  subject: string
  body: string
  created_at: string
  attempts: Generated<number>
  /** null: no further try. */
  next_attempt_at: string | null
  sent_at: string | null
  /** Code of the last failure, never an address; '' when none. */
  last_failure: Generated<string>
  /** SHA-256 of the recipient's address, kept when the address itself is emptied; '' once nobody may know it. */
  address_hash: Generated<string>
  /** SHA-256 of the token in the links that stop such messages; null for messages without one. */
  stop_hash: string | null
  /** Value of List-Unsubscribe; emptied with the message. */
  stop_url: Generated<string>
}

/** What is known of an address that mail goes to. Without a word of its owner a row lasts a day. */
interface MailRecipientTable {
  /** SHA-256 of the address in lower case. */
  address_hash: string
  /** Its owner agreed to mail about complaints that name it; null otherwise. */
  confirmed_at: string | null
  /** Its owner wants no mail of the portal at all; null otherwise. */
  stopped_at: string | null
  /** End of the day in which mails are counted. */
  window_ends_at: string
  /** First mails about a complaint in that day, one more than allowed at most. */
  first_mails: number
  /** All other mails in that day, one more than allowed at most. */
  later_mails: number
  /** The row is deleted then. */
  ends_at: string
}

/** Whether an address gets mail about one complaint. */
interface MailSubscriptionTable {
  complaint_id: string
  address_hash: string
  /** In which of its parts the address was given. */
  audience: 'reporter' | 'supporter'
  /** `asked`: the one question was sent, nothing else is. */
  state: 'asked' | 'confirmed' | 'stopped'
  /** SHA-256 of the token in the link that confirms; null for none, or once its time is over. */
  confirm_hash: string | null
  confirm_ends_at: string | null
  created_at: string
}

/** A step of which not all supporters were told yet; the row goes with the last of them. */
interface StepAnnouncementTable {
  complaint_id: string
  step: number
  /** Hash of the last supporter who was told; they are told in the order of their hashes. */
  told_until: string
  created_at: string
}

/** A complaint that was made private, while addresses of its supporters are still to be deleted; the row goes with the last of them. */
interface SupporterRemovalTable {
  complaint_id: string
  created_at: string
}

export interface MailTables {
  outbox: OutboxTable
  mail_recipients: MailRecipientTable
  mail_subscriptions: MailSubscriptionTable
  step_announcements: StepAnnouncementTable
  supporter_removals: SupporterRemovalTable
}
