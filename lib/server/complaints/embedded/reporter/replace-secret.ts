import { millisecondsInDay } from 'date-fns/constants'
import type { Kysely } from 'kysely'
import { Problem } from '@/lib/errors'
import { foldBase32 } from '@/lib/server/complaints/base32'
import { parseComplaintNumber } from '@/lib/server/complaints/complaint-number'
import type { Database } from '@/lib/server/db/types'
import { clockSkewMaxMs } from '@/lib/server/jobs/clock-skew'
import {
  deriveSecret,
  hashesMatch,
  hashReplacement,
  hashSecret,
  randomSecret,
} from '../complaint-secret'
import type { OwnComplaint } from './open-own'

/** How long the same request gets the same new secret again. */
const repeatMs = millisecondsInDay

const later = (now: Date, ms: number) => new Date(now.getTime() + ms).toISOString()

/** Who asks for a new secret: the secret it came with, and the key of the request, if it has one. */
interface Replacement {
  secret: string
  key: string | null
}

/** Bound to the secret it replaces, so that a key used twice does not bring an earlier secret back. */
const secretAfter = (
  replacedHash: string,
  key: string,
  { secret_salt: salt, number }: Pick<OwnComplaint, 'secret_salt' | 'number'>,
) => deriveSecret(key, `${salt}:${replacedHash}`, number)

/**
 * The earlier response to a request whose answer was lost, which comes with the secret it replaced, or to one that already knows the new one;
 * null for any other request, and after a day or another replacement.
 */
export async function earlierReplacement(
  db: Kysely<Database>,
  number: string,
  { secret, key }: { secret: string; key: string },
  now: Date,
): Promise<{ secret: string } | null> {
  const row = await db
    .selectFrom('complaint_access')
    .innerJoin('complaints', 'complaints.id', 'complaint_access.complaint_id')
    .select(['complaints.number', 'complaints.secret_hash', 'complaints.secret_salt'])
    .where('complaint_access.secret_hash', '=', hashReplacement(key, secret))
    .where('complaint_access.expires_at', '>', now.toISOString())
    // A later end was written by a clock that was ahead.
    .where('complaint_access.expires_at', '<=', later(now, repeatMs + clockSkewMaxMs))
    .where('complaints.number', '=', parseComplaintNumber(number) ?? '')
    .executeTakeFirst()
  if (!row) return null
  const given = hashSecret(secret)
  return hashesMatch(given, row.secret_hash)
    ? { secret: foldBase32(secret) }
    : { secret: secretAfter(given, key, row) }
}

/**
 * Replaces the secret of a complaint; the old one and all temporary ones stop working.
 * @throws Problem MOVED_MEANWHILE when another request replaced it at the same moment
 */
export async function replaceSecret(
  db: Kysely<Database>,
  own: OwnComplaint,
  { secret: replaced, key }: Replacement,
  now: Date,
): Promise<{ secret: string }> {
  const secret = key === null ? randomSecret() : secretAfter(own.secret_hash, key, own)
  const isReplaced = await db.transaction().execute(async (transaction) => {
    const row = await transaction
      .updateTable('complaints')
      .set({ secret_hash: hashSecret(secret) })
      .where('id', '=', own.id)
      .where('secret_hash', '=', own.secret_hash)
      .returning('id')
      .executeTakeFirst()
    if (!row) return false
    await transaction.deleteFrom('complaint_access').where('complaint_id', '=', own.id).execute()
    if (key === null) return true
    const until = later(now, repeatMs)
    await transaction
      .insertInto('complaint_access')
      .values(
        [replaced, secret].map((known) => ({
          secret_hash: hashReplacement(key, known),
          complaint_id: own.id,
          expires_at: until,
        })),
      )
      .execute()
    return true
  })
  if (isReplaced) return { secret }
  // The same request, sent twice at once.
  const twin =
    key === null ? null : await earlierReplacement(db, own.number, { secret: replaced, key }, now)
  if (twin) return twin
  throw new Problem('MOVED_MEANWHILE')
}
