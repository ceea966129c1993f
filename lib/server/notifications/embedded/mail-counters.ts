import { millisecondsInDay } from 'date-fns/constants'
import { type Expression, sql, type Transaction } from 'kysely'
import type { Database } from '@/lib/server/db/types'
import { clockSkewMaxMs } from '@/lib/server/jobs/clock-skew'

/**
 * Most mails to one address in a day. First mails can be triggered by a stranger who enters the address in forms: three are more complaints
 * than people send in a day. Later mails follow actions of officers; a complaint rarely has five in a day. Twenty in all.
 */
export const mailsPerDay = { first_mails: 3, later_mails: 17 } as const
export type MailCounter = keyof typeof mailsPerDay

/** How long a confirmation lasts after the last mail to the address, milliseconds. */
export const confirmedMs = 365 * millisecondsInDay

/**
 * Counts one mail for each address in one atomic statement, so that concurrent transactions cannot exceed the limit.
 * @returns hashes of the addresses within the limit
 */
export async function countMails(
  transaction: Transaction<Database>,
  mails: ReadonlyMap<string, MailCounter>,
  now: Date,
): Promise<ReadonlySet<string>> {
  if (mails.size === 0) return new Set()
  const dayLater = new Date(now.getTime() + millisecondsInDay).toISOString()
  // One that ends later than a day from now began before the clock was set back.
  const latest = new Date(now.getTime() + millisecondsInDay + clockSkewMaxMs).toISOString()
  const isOver = sql<boolean>`(mail_recipients.window_ends_at <= ${now.toISOString()} or mail_recipients.window_ends_at > ${latest})`
  // Counts to one beyond the limit, which marks it as used up.
  const counted = (counter: MailCounter, added: Expression<number>) =>
    sql<number>`case when ${isOver} then ${added} when ${sql.ref(`mail_recipients.${counter}`)} > ${sql.lit(mailsPerDay[counter])}
      then ${sql.ref(`mail_recipients.${counter}`)} else ${sql.ref(`mail_recipients.${counter}`)} + ${added} end`
  const rows = await transaction
    .insertInto('mail_recipients')
    .values(
      // Sorted, so that two transactions with the same addresses cannot deadlock.
      [...mails]
        .toSorted(([left], [right]) => (left < right ? -1 : 1))
        .map(([hash, counter]) => ({
          address_hash: hash,
          confirmed_at: null,
          stopped_at: null,
          window_ends_at: dayLater,
          first_mails: counter === 'first_mails' ? 1 : 0,
          later_mails: counter === 'later_mails' ? 1 : 0,
          ends_at: dayLater,
        })),
    )
    .onConflict((conflict) =>
      conflict.column('address_hash').doUpdateSet((row) => ({
        first_mails: counted('first_mails', row.ref('excluded.first_mails')),
        later_mails: counted('later_mails', row.ref('excluded.later_mails')),
        window_ends_at: sql<string>`case when ${isOver} then excluded.window_ends_at else mail_recipients.window_ends_at end`,
        ends_at: sql<string>`case when mail_recipients.confirmed_at is not null then ${new Date(now.getTime() + confirmedMs).toISOString()}
          when mail_recipients.ends_at > excluded.ends_at then mail_recipients.ends_at else excluded.ends_at end`,
      })),
    )
    .returning(['address_hash', 'first_mails', 'later_mails'])
    .execute()
  const isAllowed = (row: (typeof rows)[number]) => {
    const counter = mails.get(row.address_hash)
    return counter !== undefined && row[counter] <= mailsPerDay[counter]
  }
  return new Set(rows.filter(isAllowed).map((row) => row.address_hash))
}
