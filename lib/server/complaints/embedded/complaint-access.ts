import { millisecondsInMinute } from 'date-fns/constants'
import { sql } from 'kysely'
import { Problem } from '@/lib/errors'
import { clockSkewMaxMs } from '@/lib/server/jobs/clock-skew'
import { hashesMatch, hashSecret } from './complaint-secret'

/** Lifetime of a temporary secret, minutes. */
export const temporaryAccessMinutes = 30

export interface ComplaintSecrets {
  /** Hash of the complaint's own secret; null when there is no such complaint. */
  secret_hash: string | null
  /** Hash of the temporary secret, when it has not expired and belongs to this complaint. */
  access_hash: string | null
}

/** The latest end that a temporary secret issued by now can have; a later one was issued by a clock that was ahead. */
const latestEnd = (now: Date) =>
  new Date(
    now.getTime() + temporaryAccessMinutes * millisecondsInMinute + clockSkewMaxMs,
  ).toISOString()

/**
 * Column `access_hash` for queries on `complaints`: the temporary secret is looked up along with the complaint, so that every
 * number and every secret takes one query (no timing difference).
 */
export const accessHash = (secret: string | null, now: Date) =>
  sql<
    string | null
  >`(select complaint_access.secret_hash from complaint_access where complaint_access.complaint_id = complaints.id
    and complaint_access.secret_hash = ${hashSecret(secret ?? '')} and complaint_access.expires_at > ${now.toISOString()}
    and complaint_access.expires_at <= ${latestEnd(now)})`.as('access_hash')

/**
 * Which secret of a complaint this is: `own` is that of the receipt, `temporary` one issued for number and phone; null for neither.
 * In constant time, also without a complaint or a secret.
 */
function openedWith(
  secret: string | null,
  complaint: ComplaintSecrets | undefined,
): 'own' | 'temporary' | null {
  const given = hashSecret(secret ?? '')
  const isOwn = hashesMatch(given, complaint?.secret_hash)
  const isTemporary = hashesMatch(given, complaint?.access_hash)
  if (secret === null) return null
  return isOwn ? 'own' : isTemporary ? 'temporary' : null
}

/**
 * The same for a complaint whose content may be gone, which no secret opens.
 * @throws Problem ERASED to whoever has its own secret
 */
export function openedOrErased(
  secret: string | null,
  complaint: (ComplaintSecrets & { title: string }) | undefined,
): 'own' | 'temporary' | null {
  const opened = openedWith(secret, complaint)
  if (complaint?.title !== '') return opened
  if (opened === 'own') throw new Problem('ERASED')
  return null
}

/** Whether a secret, own or temporary, opens a complaint. */
export const opensWith = (
  secret: string | null,
  complaint: ComplaintSecrets | undefined,
): boolean => openedWith(secret, complaint) !== null
