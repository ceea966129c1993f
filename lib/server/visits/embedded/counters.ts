import type { Kysely } from 'kysely'
import { addDays } from '@/lib/days'
import { jakartaDay } from '@/lib/jakarta'
import { onlineWindowMs, type VisitCounters } from '@/lib/schemas/visits'
import type { Database } from '@/lib/server/db/types'

/** Whole percent by which a number exceeds an earlier one; 0 where there is nothing to compare with. */
const growth = (now: number, before: number) =>
  before === 0 ? 0 : Math.round(((now - before) / before) * 100)

/** The numbers of contract 8 at a moment. */
export async function readCounters(db: Kysely<Database>, moment: Date): Promise<VisitCounters> {
  const today = jakartaDay(moment)
  const [yesterday, before] = [addDays(today, -1), addDays(today, -2)]
  const days = await db
    .selectFrom('visit_days')
    .select(['day', 'visits', 'visitors'])
    .where('day', 'in', [today, yesterday, before])
    .execute()
  const of = (day: string) => days.find((row) => row.day === day) ?? { visits: 0, visitors: 0 }
  const all = await db
    .selectFrom('visit_days')
    .select((select) => [
      select.fn.coalesce(select.fn.sum<number>('visits'), select.lit(0)).as('visits'),
      select.fn.coalesce(select.fn.sum<number>('visitors'), select.lit(0)).as('visitors'),
      select.fn.coalesce(select.fn.sum<number>('is_demo'), select.lit(0)).as('demo'),
    ])
    .executeTakeFirstOrThrow()
  const online = await db
    .selectFrom('visit_marks')
    .where('day', '=', today)
    .where('seen_at', '>', new Date(moment.getTime() - onlineWindowMs).toISOString())
    .select((select) => select.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return {
    online30mnt: online.count,
    visitor_today: of(today).visitors,
    visit_today: of(today).visits,
    visitor_yesterday: of(yesterday).visitors,
    visit_yesterday: of(yesterday).visits,
    visitor_all: all.visitors,
    visit_all: all.visits,
    growth_visitor: growth(of(yesterday).visitors, of(before).visitors),
    growth_visit: growth(of(yesterday).visits, of(before).visits),
    last_update_pipeline: Math.floor(moment.getTime() / 1000),
    demo_days: all.demo,
  }
}
