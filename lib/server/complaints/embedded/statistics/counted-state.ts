import type { Kysely } from 'kysely'
import { calendarName } from '@/lib/complaints/working-days'
import type { Database } from '@/lib/server/db/types'

/** Version of the facts' definition: after an increase every complaint is recalculated. */
const facts = { name: 'complaint-statistics', hash: '1' }
/** Calendar by which due days are stored: one with more holidays moves them. */
const calendar = { name: 'complaint-calendar', hash: calendarName }

const counted = new WeakSet<Kysely<Database>>()
const byCalendar = new WeakSet<Kysely<Database>>()

async function stored(db: Kysely<Database>, { name }: { name: string }): Promise<string> {
  const state = await db
    .selectFrom('seed_state')
    .select('hash')
    .where('name', '=', name)
    .executeTakeFirst()
  return state?.hash ?? ''
}

/** Whether every complaint has facts of the current version. Once true it stays so. */
export async function isCounted(db: Kysely<Database>): Promise<boolean> {
  if (counted.has(db)) return true
  if ((await stored(db, facts)) !== facts.hash) return false
  counted.add(db)
  return true
}

/**
 * Whether due days are stored by the calendar of this version or a later one. An older one moves none back: during an update two versions run
 * beside each other.
 */
export async function isByCalendar(db: Kysely<Database>): Promise<boolean> {
  if (byCalendar.has(db)) return true
  if ((await stored(db, calendar)) < calendar.hash) return false
  byCalendar.add(db)
  return true
}

export async function markCounted(db: Kysely<Database>): Promise<void> {
  const isNewest = await isByCalendar(db)
  for (const { name, hash } of isNewest ? [facts] : [facts, calendar])
    await db
      .insertInto('seed_state')
      .values({ name, hash })
      .onConflict((conflict) => conflict.column('name').doUpdateSet({ hash }))
      .execute()
}
