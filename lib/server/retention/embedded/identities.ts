import type { ExpressionBuilder } from 'kysely'
import type { Database } from '@/lib/server/db/types'
import { coarse, deletePeople, withoutReporter } from './empty-complaints'
import { daysBefore, inPieces, type RetentionContext, type RetentionRule } from './retention-rule'

type Row = ExpressionBuilder<Database, 'complaints'>
type Due = (context: RetentionContext) => (row: Row) => ReturnType<Row['and']>

const ended: Due =
  ({ now, identityDays }) =>
  (row) =>
    row.and([
      row('closed_at', 'is not', null),
      row('closed_at', '<', daysBefore(now, identityDays)),
    ])

/** Condition for no event since a time; only events set `updated_at`. */
const untouched: Due =
  ({ now, untouchedDays }) =>
  (row) =>
    row.and([row('closed_at', 'is', null), row('updated_at', '<', daysBefore(now, untouchedDays))])

/** Condition for complaints that still hold the identity of the reporter. */
const known: (due: Due) => Due = (due) => (context) => (row) =>
  row.and([row('identity_removed_at', 'is', null), due(context)(row)])

/**
 * Condition for complaints whose identity was removed before: by their reporter, and then the place stayed exact for those who mend it, or by
 * retention, and then people have written since. Whatever is deleted is looked for, because nothing else tells those that are done.
 */
const removedBefore: Due = (context) => (row) => {
  const isLeftIn = (
    table: 'complaint_messages' | 'mail_subscriptions' | 'notification_subscriptions',
  ) =>
    row.exists(
      row.selectFrom(table).select('complaint_id').whereRef('complaint_id', '=', 'complaints.id'),
    )
  return row.and([
    row(
      'id',
      'in',
      row
        .selectFrom('complaint_rights')
        .select('complaint_id')
        .where('kind', '=', 'erase_identity')
        .union(row.selectFrom('identity_leftovers').select('complaint_id')),
    ),
    row.or([ended(context)(row), untouched(context)(row)]),
    row.or([
      row('latitude', '!=', coarse('latitude')),
      row('longitude', '!=', coarse('longitude')),
      isLeftIn('complaint_messages'),
      isLeftIn('mail_subscriptions'),
      isLeftIn('notification_subscriptions'),
      row.exists(
        row
          .selectFrom('complaint_supporters')
          .select('email')
          .whereRef('complaint_id', '=', 'complaints.id')
          .where('email', '!=', ''),
      ),
      row.exists(
        row
          .selectFrom('complaint_ratings')
          .select('reason')
          .whereRef('complaint_id', '=', 'complaints.id')
          .where('reason', '!=', ''),
      ),
    ]),
  ])
}

/**
 * Deletes name, phone, e-mail, address, exact place, temporary secrets, messages to officers, reasons of ratings, unsent mail and the addresses of
 * supporters from complaints. The complaint itself and everything that statistics count stays.
 */
const withoutIdentity = (name: string, due: Due): RetentionRule => ({
  name,
  async count(context) {
    const { count } = await context.db
      .selectFrom('complaints')
      .where(due(context))
      .select((row) => row.fn.countAll().as('count'))
      .executeTakeFirstOrThrow()
    return Number(count)
  },
  apply: (context) =>
    inPieces(context.db, async (transaction, rowsMax) => {
      const removed = await transaction
        .updateTable('complaints')
        .set((row) => ({
          ...withoutReporter(),
          identity_removed_at: row.fn.coalesce(
            'identity_removed_at',
            row.val(context.now.toISOString()),
          ),
        }))
        .where('id', 'in', (row) =>
          row.selectFrom('complaints').select('id').where(due(context)).limit(rowsMax),
        )
        // Condition repeated: another process may have removed some since they were selected.
        .where(due(context))
        .returning('id')
        .execute()
      const ids = removed.map(({ id }) => id)
      if (ids.length === 0) return 0
      await deletePeople(transaction, ids)
      return ids.length
    }),
})

export const identities = withoutIdentity('identities', known(ended))

/** Identities of complaints that never end. They stay open, and their secret still opens them. */
export const untouchedIdentities = withoutIdentity(
  'identities of untouched complaints',
  known(untouched),
)

/** What is left beside identities that their reporters removed, as long after the end as of the others. */
export const besideRemovedIdentities = withoutIdentity(
  'what is left beside removed identities',
  removedBefore,
)
