import { createHash, randomBytes } from 'node:crypto'
import type { Kysely } from 'kysely'
import { Problem } from '@/lib/errors'
import type { Database } from '@/lib/server/db/types'
import { jakartaTime } from '@/lib/jakarta'
import { temporaryAccessMinutes } from '../complaint-access'
import { parseComplaintNumber } from '@/lib/server/complaints/complaint-number'
import { hashesMatch, hashSecret } from '../complaint-secret'
import { encodeBase32 } from '@/lib/server/complaints/base32'
import type { OwnComplaint } from './open-own'

/** 128 random bits, 26 characters. */
const newSecret = () => encodeBase32(randomBytes(16))

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

/**
 * Replaces the secret of a complaint; the old one and all temporary ones stop working.
 * @throws Problem MOVED_MEANWHILE when it was replaced at the same moment
 */
export async function replaceSecret(
  db: Kysely<Database>,
  own: OwnComplaint,
): Promise<{ secret: string }> {
  const secret = newSecret()
  await db.transaction().execute(async (transaction) => {
    const replaced = await transaction
      .updateTable('complaints')
      .set({ secret_hash: hashSecret(secret) })
      .where('id', '=', own.id)
      .where('secret_hash', '=', own.secret_hash)
      .returning('id')
      .executeTakeFirst()
    if (!replaced) throw new Problem('MOVED_MEANWHILE')
    await transaction.deleteFrom('complaint_access').where('complaint_id', '=', own.id).execute()
  })
  return { secret }
}

/**
 * A temporary secret of half an hour for number and full phone of a complaint. Unknown number, other phone, removed identity and
 * example complaint run the same queries and give null, so that the time taken discloses nothing.
 * @param phone digits as the form stores them
 */
export async function recoverAccess(
  db: Kysely<Database>,
  number: string,
  phone: string,
  now: Date,
): Promise<{ secret: string; expires_at: string } | null> {
  const row = await db
    .selectFrom('complaints')
    .select(['id', 'reporter_phone', 'is_demo'])
    .where('number', '=', parseComplaintNumber(number) ?? '')
    .where('title', '!=', '')
    .executeTakeFirst()
  const hasReporter = row !== undefined && row.reporter_phone !== '' && row.is_demo === 0
  if (!hashesMatch(sha256(phone), hasReporter ? sha256(row.reporter_phone) : null) || !row)
    return null
  const secret = newSecret()
  const expiresAt = new Date(now.getTime() + temporaryAccessMinutes * 60_000).toISOString()
  await db
    .insertInto('complaint_access')
    .values({ secret_hash: hashSecret(secret), complaint_id: row.id, expires_at: expiresAt })
    .execute()
  return { secret, expires_at: jakartaTime(expiresAt) }
}
