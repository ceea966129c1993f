import type { Generated } from 'kysely'

/** How far a system that is told about steps of complaints has been told, by its name in the settings. */
export interface EventReceiverTable {
  name: string
  /** Position in `complaint_events` of the last one that it took, or that was passed over. */
  position: number
  /** Last position of a piece that was sent and not answered with 2xx: it is sent again as the same piece, under the same id. */
  pending_until: number | null
  /** Attempts since the last success. */
  attempts: Generated<number>
  /** null: it wants no more, until somebody replays. */
  next_attempt_at: string | null
  /** Of the process that delivers to it; '' when none does. */
  lease: Generated<string>
  /** When the lease is void although nobody gave it back; ''. */
  lease_ends_at: Generated<string>
  /** How often somebody set its position; part of the ids of calls, so that a replay is no repeat. */
  replays: Generated<number>
  last_attempt_at: string | null
  /** `delivered`, or the code of the failure; '' before the first attempt. */
  last_outcome: Generated<string>
}

export interface EventReceiverTables {
  event_receivers: EventReceiverTable
}
