import type { Kysely } from 'kysely'
import type { Database } from '@/lib/server/db/types'
import type { ServiceFile } from '@/lib/server/seed/service-file'
import { openingsWithinWeek } from '@/lib/service-openings'

/** Openings have no life of their own: they are written anew with their service; part of the importer's transaction. */
export async function replaceOpenings(
  db: Kysely<Database>,
  { id, operational_times: times }: ServiceFile,
) {
  await db.deleteFrom('service_openings').where('service_id', '=', id).execute()
  const rows = openingsWithinWeek(times).map(({ start, end }) => ({
    service_id: id,
    start_minute: start,
    end_minute: end,
  }))
  if (rows.length > 0) await db.insertInto('service_openings').values(rows).execute()
}
