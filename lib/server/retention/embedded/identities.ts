import type { Kysely } from 'kysely'
import type { Database } from '@/lib/server/db/types'
import { deletePeople, withoutReporter } from './empty-complaints'
import { daysBefore, inPieces, type RetentionContext, type RetentionRule } from './retention-rule'

type Due = (db: Kysely<Database>, context: RetentionContext) => ReturnType<typeof known>

/** Condition for complaints that still hold the identity of the reporter. */
const known = (db: Kysely<Database>) =>
  db.selectFrom('complaints').where('identity_removed_at', 'is', null)

const ended: Due = (db, { now, identityDays }) =>
  known(db)
    .where('closed_at', 'is not', null)
    .where('closed_at', '<', daysBefore(now, identityDays))

/** Condition for no event since a time; only events set `updated_at`. */
const untouched: Due = (db, { now, untouchedDays }) =>
  known(db).where('closed_at', 'is', null).where('updated_at', '<', daysBefore(now, untouchedDays))

/**
 * Deletes name, phone, e-mail, address, exact place, temporary secrets, messages to officers, reasons of ratings, unsent mail and the addresses of
 * supporters from complaints. The complaint itself and everything that statistics count stays.
 */
const withoutIdentity = (name: string, due: Due): RetentionRule => ({
  name,
  async count(context) {
    const { count } = await due(context.db, context)
      .select((row) => row.fn.countAll().as('count'))
      .executeTakeFirstOrThrow()
    return Number(count)
  },
  apply: (context) =>
    inPieces(context.db, async (transaction, rowsMax) => {
      const removed = await transaction
        .updateTable('complaints')
        .set({
          ...withoutReporter(),
          identity_removed_at: context.now.toISOString(),
        })
        .where('id', 'in', due(transaction, context).select('id').limit(rowsMax))
        // Condition repeated: another process may have removed some since they were selected.
        .where('identity_removed_at', 'is', null)
        .returning('id')
        .execute()
      const ids = removed.map(({ id }) => id)
      if (ids.length === 0) return 0
      await deletePeople(transaction, ids)
      return ids.length
    }),
})

export const identities = withoutIdentity('identities', ended)

/** Identities of complaints that never end. They stay open, and their secret still opens them. */
export const untouchedIdentities = withoutIdentity('identities of untouched complaints', untouched)
