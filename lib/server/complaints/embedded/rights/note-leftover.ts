import type { Transaction } from 'kysely'
import type { Database } from '@/lib/server/db/types'

/**
 * Has retention look once more at a complaint whose identity is removed already, because somebody writes of themselves beside it; does nothing for
 * another one.
 * @param transaction has locked the complaint, so that the identity is not removed at this moment
 */
export async function noteLeftover(
  transaction: Transaction<Database>,
  complaintId: string,
): Promise<void> {
  await transaction
    .insertInto('identity_leftovers')
    .columns(['complaint_id'])
    .expression((row) =>
      row
        .selectFrom('complaints')
        .select('id')
        .where('id', '=', complaintId)
        .where('identity_removed_at', 'is not', null),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
