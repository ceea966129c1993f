import { expect, test } from 'vitest'
import { parseEnv } from '@/lib/env'
import { openDatabase } from '@/lib/server/db/open'
import { compactTotals } from '@/lib/server/complaints/embedded/statistics/compact-totals'
import { addUpTotals } from '../support/add-up-totals'
import { makeComplaints } from '@/scripts/bench/growth/make-complaints'
import { backends } from '../support/database'

test.each(backends)(
  'totals of a database of measurements are those that the portal would have, on $name',
  async ({ open }) => {
    const totalsBy = async (addUp: (db: ReturnType<typeof openDatabase>) => Promise<unknown>) => {
      const { settings, close } = await open('seeded')
      const db = openDatabase(parseEnv(settings))
      await compactTotals(db)
      await makeComplaints(db, 300)
      await addUp(db)
      const totals = await db
        .selectFrom('complaint_totals')
        .select(['span', 'period', 'measure', 'value', 'count'])
        .execute()
      const changes = await db.selectFrom('complaint_total_changes').select('id').execute()
      await db.destroy()
      await close()
      expect(changes).toEqual([])
      return totals.map((total) => JSON.stringify(total)).toSorted()
    }
    const usual = await totalsBy(compactTotals)
    expect(usual.length).toBeGreaterThan(1_000)
    expect(await totalsBy(addUpTotals)).toEqual(usual)
  },
)
