import type { Generated } from 'kysely'
import type { RightKind, RightState } from '@/lib/schemas/complaint-rights'
import type {
  AwaitedAction,
  HeldReason,
  ServiceClass,
  EventKind,
} from '@/lib/schemas/complaint-handling'

/** How a complaint is handled: columns of `complaints`. */
export interface ComplaintHandlingColumns {
  /** Number of its last event; a move names the last event it has seen, so that of two officers one is refused. */
  step: Generated<number>
  /** Office that handles it, as people know it; '' until it is forwarded. */
  handling_body: Generated<string>
  /** Which time the law gives for the resolution. */
  service_class: Generated<ServiceClass>
  /** What the reporter is asked for; null when it is the office's turn. */
  awaits: AwaitedAction | null
  awaits_since: string | null
  /** Jakarta day by which it must be resolved, as counted at its last event; null once ended. */
  resolve_due_on: string | null
  /** Why nothing of it is shown to the public until an officer has looked; null when nothing is wrong. */
  held_reason: HeldReason | null
  /** The main complaint about the same matter; its public moves are repeated here. */
  merged_into_id: string | null
  closed_at: string | null
  /** When name, phone, e-mail and address were taken out. */
  identity_removed_at: string | null
  /** 1 for examples, which `demo remove` deletes. */
  is_demo: Generated<number>
  /** SHA-256 of the words of a public complaint, folded; '' for private ones. */
  text_hash: Generated<string>
}

/** What handling needs of a step: columns of `complaint_history`. */
export interface HistoryHandlingColumns {
  kind: Generated<EventKind>
  /** Reason of a refusal, extension or hold; '' when none. */
  reason_code: Generated<string>
  /** Office it was forwarded to in this event; ''. */
  body: Generated<string>
  /** New resolution day of an extension, Jakarta day. */
  due_on: string | null
  /** 0: only reporter and officers see the event. */
  is_public: Generated<number>
}

/** What handling needs of a photo: columns of `photos`. */
export interface PhotoHandlingColumns {
  /** `evidence`: an officer's proof; `answer`: sent with the reporter's later words. */
  purpose: Generated<'complaint' | 'evidence' | 'answer'>
  /** Number of the event that it belongs to; null for the photos of the complaint itself. */
  step: number | null
  /** 64 bits of how the picture looks, as 0 and 1; null until counted. */
  perceptual_hash: string | null
  /** `near_copy`: looks like an earlier photo, hidden until a second officer has looked; `refused`: that officer kept it hidden. */
  held_reason: string | null
  /** Officer who uploaded the evidence; '' for photos of reporters. */
  uploaded_by: Generated<string>
  /** Officer who took the second look at a near copy; null when nobody has. */
  reviewed_by: string | null
}

/** What officer and reporter write to each other; one text per event, removable while the event stays. */
export interface ComplaintMessageTable {
  complaint_id: string
  step: number
  author: 'officer' | 'reporter'
  text: string
}

/** Forms by which a reporter added to a complaint, so that one sent twice is added once. Goes with its complaint. */
interface ComplaintAdditionTable {
  complaint_id: string
  /** SHA-256 of the form's token. */
  key_hash: string
  /** HMAC of the canonical body under the token. */
  body_hash: string
  /** Number of the event it became. */
  step: number
}

/** People who have the same problem; a browser counts once. */
export interface ComplaintSupporterTable {
  complaint_id: string
  /** Keyed hash of the browser's id. */
  supporter_hash: string
  /** For news about it; '' when not wanted. */
  email: Generated<string>
  created_at: string
}

/**
 * Secrets for a short time, given to somebody who knew number and phone; and, as hashes that no secret has, the request that made the
 * present secret, for as long as it gets the same answer again.
 */
interface ComplaintAccessTable {
  secret_hash: string
  complaint_id: string
  expires_at: string
}

/** "Something is wrong with this complaint", said by a reader; a browser counts once. */
interface ComplaintFlagTable {
  complaint_id: string
  flagger_hash: string
  reason: string
  created_at: string
}

/** What a reporter asked of the own data. Goes with its complaint; bounded for each. */
export interface ComplaintRightsTable {
  id: Generated<number>
  complaint_id: string
  kind: RightKind
  /** At most one of a kind is `requested`. */
  state: RightState
  requested_at: string
  /** The hour by which it has to be answered. */
  due_at: string
  decided_at: string | null
  /** Officer who decided; '' when nobody had to. */
  decided_by: Generated<string>
  /** Why it was refused; emptied with the complaint. */
  reason_id: Generated<string>
  reason_en: Generated<string>
}

/** Steps of all complaints in the order in which they were stored. Goes with its complaint. */
interface ComplaintEventTable {
  /** Grows and is given once; other systems follow it. */
  position: Generated<number>
  complaint_id: string
  step: number
}

/** A document that an officer attached to a step; its bytes lie in the store of photos. Its sender's name for the file is never stored. */
interface ComplaintDocumentTable {
  /** 128 random bits in hexadecimal; part of the address and of the stored file's name. */
  id: string
  content_hash: string
  size: number
  /** The complaint it was uploaded for; null once that is erased or deleted. */
  complaint_id: string | null
  /** The step it belongs to; null before and, with its complaint gone, after. */
  step: number | null
  /** Place among the documents of its step, from 0. */
  position: number | null
  title_id: string
  /** '' where the Indonesian one is shown. */
  title_en: Generated<string>
  uploaded_by: string
  created_at: string
}

/** A complaint beside whose removed identity somebody wrote again; the row goes once retention has looked. */
interface IdentityLeftoverTable {
  complaint_id: string
}

export interface ComplaintHandlingTables {
  complaint_documents: ComplaintDocumentTable
  complaint_events: ComplaintEventTable
  complaint_rights: ComplaintRightsTable
  complaint_additions: ComplaintAdditionTable
  complaint_messages: ComplaintMessageTable
  complaint_supporters: ComplaintSupporterTable
  complaint_access: ComplaintAccessTable
  identity_leftovers: IdentityLeftoverTable
  complaint_flags: ComplaintFlagTable
}
