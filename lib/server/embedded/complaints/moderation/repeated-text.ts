import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { foldWords } from './fold-text'

/** From this submission on, the same words within `repeatHours` are held. */
const repeatsAllowed = 3
export const repeatHours = 24
const hourMs = 60 * 60_000

/** Name of the words of a complaint, whatever their letter case, spaces and signs; SHA-256 in hexadecimal. */
export const textHash = (title: string, reason: string) =>
  createHash('sha256')
    .update(`${foldWords(title)}\n${foldWords(reason)}`)
    .digest('hex')

/**
 * Value for `held_reason` that the database finds out while it inserts: the given reason, else `repeated_text` when enough complaints
 * with these words came before. Part of the insert, because a transaction here must begin with its write.
 */
export function heldReasonOnInsert(
  found: 'personal_data' | 'language' | null,
  hash: string,
  now: Date,
) {
  const since = new Date(now.getTime() - repeatHours * hourMs).toISOString()
  const earlier = sql`(select count(*) from complaints as earlier where earlier.text_hash = ${hash} and earlier.created_at > ${since})`
  return sql<
    'personal_data' | 'language' | 'repeated_text' | null
  >`case when ${found !== null ? 1 : 0} = 1 then ${found ?? ''} when ${earlier} >= ${sql.lit(repeatsAllowed - 1)} then 'repeated_text' end`
}
