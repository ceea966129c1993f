import { createHash } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Database } from '@/lib/server/db/types'
import { jakartaTime } from '@/lib/jakarta'
import { temporaryAccessMinutes } from '../complaint-access'
import { parseComplaintNumber } from '@/lib/server/complaints/complaint-number'
import { hashesMatch, hashSecret, randomSecret } from '../complaint-secret'

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

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
  const secret = randomSecret()
  const expiresAt = new Date(now.getTime() + temporaryAccessMinutes * 60_000).toISOString()
  await db
    .insertInto('complaint_access')
    .values({ secret_hash: hashSecret(secret), complaint_id: row.id, expires_at: expiresAt })
    .execute()
  return { secret, expires_at: jakartaTime(expiresAt) }
}
