import type { Generated } from 'kysely'

/** A token of the operators' interface. The token itself is stored nowhere; rows stay, because histories name them. */
export interface OperatorTokenTable {
  /** Unique for good, so that what is recorded under it stays clear. */
  name: string
  /** SHA-256 of the token, in hex. */
  token_hash: string
  /** First characters of the token, by which its holder recognises it. */
  prefix: string
  /** Names of scopes with commas between. */
  scopes: string
  created_at: string
  /** First moment at which it is not accepted any more, UTC ISO text. */
  ends_at: string
  /** When it was ended before its time; null while it was not. */
  ended_at: string | null
  /** Last Jakarta day of use; null before the first. */
  last_used_on: string | null
}

/** That somebody was shown name, phone and e-mail of a reporter. Kept for `RETENTION_CONTACT_READS_DAYS`. */
export interface ContactReadTable {
  id: Generated<number>
  /** Not its id: the record outlives a complaint that is deleted. */
  complaint_number: string
  /** Name of the token, or the system's user behind a command. */
  reader: string
  /** Path with its parameters in brackets, or the command. */
  route: string
  read_at: string
}

export interface OperatorTables {
  operator_tokens: OperatorTokenTable
  contact_reads: ContactReadTable
}
