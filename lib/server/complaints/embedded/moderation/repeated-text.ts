import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { foldWords } from './fold-text'

/** Number of the submission with the same words within `repeatHours` from which on complaints are held. */
const repeatsAllowed = 3
export const repeatHours = 24
const hourMs = 60 * 60_000

/** SHA-256 of the words of a complaint in hexadecimal, regardless of letter case, spaces and punctuation. */
export const textHash = (title: string, reason: string) =>
  createHash('sha256')
    .update(`${foldWords(title)}\n${foldWords(reason)}`)
    .digest('hex')

/**
 * SQL value of `held_reason`, evaluated in the insert: the given reason, else `repeated_text` when enough complaints
 * with these words exist. Part of the insert, because the transaction has to begin with a write.
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
