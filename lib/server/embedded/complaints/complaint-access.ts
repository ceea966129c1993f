import { sql } from 'kysely'
import { hashesMatch, hashSecret } from './complaint-secret'

/** Length of a recovered access, minutes. */
export const temporaryAccessMinutes = 30

/** What a shown secret is compared with. */
export interface ComplaintSecrets {
  /** Hash of the complaint's own secret; null when there is no such complaint. */
  secret_hash: string | null
  /** Hash of the temporary secret, when the one shown is running and belongs to this complaint. */
  access_hash: string | null
}

/**
 * Column `access_hash` for any query that reads `complaints`: the temporary secret is looked up along with the complaint, so that every
 * number and every secret costs the same one query.
 */
export const accessHash = (secret: string | null, now: Date) =>
  sql<
    string | null
  >`(select complaint_access.secret_hash from complaint_access where complaint_access.complaint_id = complaints.id
    and complaint_access.secret_hash = ${hashSecret(secret ?? '')} and complaint_access.expires_at > ${now.toISOString()})`.as(
    'access_hash',
  )

/**
 * How a secret opens a complaint: `own` is the one of the receipt, `temporary` one given to somebody who knew number and phone; null when it
 * does not. In constant time, also when there is no complaint or no secret.
 */
export function openedWith(
  secret: string | null,
  complaint: ComplaintSecrets | undefined,
): 'own' | 'temporary' | null {
  const given = hashSecret(secret ?? '')
  const isOwn = hashesMatch(given, complaint?.secret_hash)
  const isTemporary = hashesMatch(given, complaint?.access_hash)
  if (secret === null) return null
  return isOwn ? 'own' : isTemporary ? 'temporary' : null
}

/** Whether a secret, own or temporary, opens a complaint. */
export const opensWith = (
  secret: string | null,
  complaint: ComplaintSecrets | undefined,
): boolean => openedWith(secret, complaint) !== null
