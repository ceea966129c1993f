import type { Kysely } from 'kysely'
import { slugOf } from '@/lib/fold'
import type { Database } from '@/lib/server/db/types'
import { ContentError } from '@/lib/server/seed/content-error'
import type { ImportRun } from '@/lib/server/seed/import-run'
import type { PopularServiceFile } from './popular-service-file'

/**
 * Brings stored popular services in line with those of a content folder; part of the importer's transaction, after its services.
 * @throws ContentError when one leads to a service that is not stored
 */
export async function importPopularServices(
  db: Kysely<Database>,
  items: (PopularServiceFile & { hash: string })[],
  { isSeed, isDue }: ImportRun,
) {
  const stored = new Map(
    (
      await db
        .selectFrom('popular_services')
        .select(['id', 'content_hash', 'seeded_hash'])
        .execute()
    ).map((row) => [row.id, row]),
  )
  const services = new Set(
    (await db.selectFrom('services').select('id').execute()).map(({ id }) => id),
  )
  for (const { hash, id, service, title, description, audience, position, icon } of items) {
    const address = `popular-services/${slugOf(title.id, id)}`
    if (!isDue(stored.get(id), address, hash)) continue
    if (!services.has(service))
      throw new ContentError(`${address}: service ${service} is not stored`)
    const values = {
      service_id: service,
      audience,
      position,
      title_id: title.id,
      title_en: title.en,
      description_id: description.id,
      description_en: description.en,
      icon,
      content_hash: hash,
      ...(isSeed ? { seeded_hash: hash } : {}),
    }
    await db
      .insertInto('popular_services')
      .values({ ...values, id })
      .onConflict((conflict) => conflict.column('id').doUpdateSet(values))
      .execute()
  }
}
