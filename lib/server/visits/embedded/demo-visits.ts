import type { Kysely } from 'kysely'
import { addDays, weekdayOf } from '@/lib/days'
import type { Database } from '@/lib/server/db/types'

/** Days before the first start that a new installation shows as an example. */
export const demoDays = 42
const stateName = 'demo-visits'

/** Visits of an example day, Monday to Sunday; offices are closed at the weekend. */
const visitsByWeekday = [1_240, 1_310, 1_285, 1_220, 1_060, 540, 470] as const

/** An example day: its weekday's number, moved by a fixed pattern so that no two weeks are alike. */
function demoDay(day: string, at: number) {
  const usual = visitsByWeekday[weekdayOf(day) - 1] ?? visitsByWeekday[0]
  const visits = Math.round(usual * (1 + 0.12 * Math.sin(at * 1.7)))
  return { day, visits, visitors: Math.round(visits * (0.58 + 0.05 * Math.cos(at))), is_demo: 1 }
}

/**
 * Gives a new installation example days in the past, to demonstrate the counter and its chart. Once only: after the examples were
 * removed they never come back, and an installation that has counted already gets none.
 */
export async function seedDemoVisits(db: Kysely<Database>, today: string): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const first = await transaction
      .insertInto('seed_state')
      .values({ name: stateName, hash: today })
      .onConflict((conflict) => conflict.column('name').doNothing())
      .returning('name')
      .executeTakeFirst()
    if (!first) return
    const counted = await transaction
      .selectFrom('visit_days')
      .select('day')
      .limit(1)
      .executeTakeFirst()
    if (counted) return
    const days = Array.from({ length: demoDays }, (_, at) =>
      demoDay(addDays(today, at - demoDays), at),
    )
    await transaction.insertInto('visit_days').values(days).execute()
  })
}
