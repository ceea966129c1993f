import type { Kysely } from 'kysely'
import type { Database } from '@/lib/server/db/types'

const stateName = 'complaint-statistics'
/** Version of the facts' definition: after an increase every complaint is recalculated. */
const factsVersion = '1'

const counted = new WeakSet<Kysely<Database>>()

/** Whether every complaint has facts of the current version. Once true it stays so. */
export async function isCounted(db: Kysely<Database>): Promise<boolean> {
  if (counted.has(db)) return true
  const state = await db
    .selectFrom('seed_state')
    .select('hash')
    .where('name', '=', stateName)
    .executeTakeFirst()
  if (state?.hash !== factsVersion) return false
  counted.add(db)
  return true
}

export async function markCounted(db: Kysely<Database>): Promise<void> {
  await db
    .insertInto('seed_state')
    .values({ name: stateName, hash: factsVersion })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ hash: factsVersion }))
    .execute()
}
