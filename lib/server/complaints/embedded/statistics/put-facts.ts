import type { Kysely } from 'kysely'
import type { ComplaintFactsTable } from '@/lib/server/db/complaint-statistics-types'
import type { Database } from '@/lib/server/db/types'
import { factNames } from './facts'

/** Replaces the facts of complaints; triggers update the totals. Call it in the transaction that changes the complaints. */
export async function putFacts(
  db: Kysely<Database>,
  facts: readonly ComplaintFactsTable[],
): Promise<void> {
  if (facts.length === 0) return
  await db
    .insertInto('complaint_facts')
    .values(facts)
    .onConflict((conflict) =>
      conflict
        .column('complaint_id')
        .doUpdateSet((row) =>
          Object.fromEntries(factNames.map((name) => [name, row.ref(`excluded.${name}`)])),
        ),
    )
    .execute()
}
