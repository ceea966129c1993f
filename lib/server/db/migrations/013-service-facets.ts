import { type Kysely, sql } from 'kysely'
import { z } from 'zod'
import { openingsWithinWeek } from '@/lib/service-openings'

/** What services can be narrowed by, drawn from their stored text. Column meanings: `types.ts` and `popular-service-types.ts`. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('services')
    .addColumn('is_free', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
  await db.schema
    .alterTable('services')
    .addColumn('service_user', 'text', (column) => column.notNull().defaultTo('Umum'))
    .execute()
  await db.schema
    .createTable('service_openings')
    .addColumn('service_id', 'integer', (column) =>
      column.notNull().references('services.id').onDelete('cascade'),
    )
    .addColumn('start_minute', 'integer', (column) => column.notNull())
    .addColumn('end_minute', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('service_openings_key', ['service_id', 'start_minute'])
    .execute()
  await fillFromBodies(db)
}

const body = z.object({
  service_user: z.string(),
  service_fee: z.object({ is_free: z.boolean() }),
  operational_times: z.array(z.object({ day: z.string(), start: z.string(), end: z.string() })),
})

async function fillFromBodies(db: Kysely<unknown>) {
  const { rows } = await sql<{ id: number; body: string }>`select id, body from services`.execute(
    db,
  )
  for (const row of rows) {
    const service = body.parse(JSON.parse(row.body))
    const isFree = service.service_fee.is_free ? 1 : 0
    await sql`update services set is_free = ${isFree}, service_user = ${service.service_user} where id = ${row.id}`.execute(
      db,
    )
    for (const { start, end } of openingsWithinWeek(service.operational_times)) {
      await sql`insert into service_openings (service_id, start_minute, end_minute) values (${row.id}, ${start}, ${end})`.execute(
        db,
      )
    }
  }
}
