import type { Kysely } from 'kysely'
import { fold, slugOf } from '@/lib/fold'
import { quickAccessActiveMax } from '@/lib/schemas/quick-accesses'
import type { Database } from '@/lib/server/db/types'
import { ContentError } from '@/lib/server/seed/content-error'
import type { ImportRun } from '@/lib/server/seed/import-run'
import { startOfDay } from '@/lib/jakarta'
import type { QuickAccessFile } from './quick-access-file'

/**
 * Brings stored quick accesses in line with those of a content folder; part of the importer's transaction.
 * @throws ContentError when an import would leave more than eight of them active
 */
export async function importQuickAccesses(
  db: Kysely<Database>,
  items: (QuickAccessFile & { hash: string })[],
  { isSeed, isDue }: ImportRun,
) {
  const stored = new Map(
    (
      await db.selectFrom('quick_accesses').select(['id', 'content_hash', 'seeded_hash']).execute()
    ).map((row) => [row.id, row]),
  )
  for (const { hash, ...item } of items) {
    if (!isDue(stored.get(item.id), `quick-accesses/${slugOf(item.title.id, item.id)}`, hash))
      continue
    const { title, description } = item
    const values = {
      title_id: title.id,
      title_en: title.en,
      description_id: description.id,
      description_en: description.en,
      folded: fold([title.id, title.en, description.id, description.en].join(' ')),
      image: item.image,
      link: item.link,
      is_active: item.is_active ? 1 : 0,
      position: item.position,
      updated_at: startOfDay(item.updated_at),
      content_hash: hash,
      ...(isSeed ? { seeded_hash: hash } : {}),
    }
    await db
      .insertInto('quick_accesses')
      .values({ ...values, id: item.id, created_at: values.updated_at })
      .onConflict((conflict) => conflict.column('id').doUpdateSet(values))
      .execute()
  }
  // A start must not fail over what editors switched on; reads show the first eight then.
  if (!isSeed) await refuseTooManyActive(db)
}

async function refuseTooManyActive(db: Kysely<Database>) {
  const { count } = await db
    .selectFrom('quick_accesses')
    .where('is_active', '=', 1)
    .select((select) => select.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  if (count > quickAccessActiveMax)
    throw new ContentError(
      `quick-accesses: ${count} would be active, at most ${quickAccessActiveMax} may be`,
    )
}
