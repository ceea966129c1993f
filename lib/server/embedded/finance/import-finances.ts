import type { Kysely } from 'kysely'
import type { Database } from '@/lib/server/db/types'
import type { ImportRun } from '@/lib/server/seed/import-run'
import { startOfDay } from '@/lib/jakarta'
import type { FinanceFile } from './finance-file'

/** Brings stored budget years in line with those of a content folder; part of the importer's transaction. */
export async function importFinances(
  db: Kysely<Database>,
  years: (FinanceFile & { hash: string })[],
  { isSeed, isDue }: ImportRun,
) {
  const rows = await db
    .selectFrom('regional_finances')
    .select(['id', 'content_hash', 'seeded_hash'])
    .execute()
  const stored = new Map(rows.map((row) => [row.id, row]))
  for (const { hash, ...item } of years) {
    if (!isDue(stored.get(item.id), `finance/${item.id}`, hash)) continue
    const values = {
      period: item.period,
      body: JSON.stringify(item),
      updated_at: startOfDay(item.updated_at),
      content_hash: hash,
      ...(isSeed ? { seeded_hash: hash } : {}),
    }
    await db
      .insertInto('regional_finances')
      .values({ ...values, id: item.id })
      .onConflict((conflict) => conflict.column('id').doUpdateSet(values))
      .execute()
  }
}
