import { type Kysely, sql } from 'kysely'

/** Beginnings of the four bands of 16 bits by which near copies are found; the query writes the same expressions. */
const bandStarts = [1, 17, 33, 49]

/** What jobs ask of complaints and photos, and where a job goes on that works in parts. Column meanings: `job-types.ts`. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('job_cursors')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('position', 'text', (column) => column.notNull())
    .execute()

  // Expressions instead of columns: nothing has to be filled, and no writer has to know of them.
  for (const start of bandStarts) {
    await sql
      .raw(
        `CREATE INDEX photos_band_${start} ON photos (substr(perceptual_hash, ${start}, 16), id) WHERE perceptual_hash IS NOT NULL`,
      )
      .execute(db)
  }
  await db.schema.dropIndex('photos_by_look').execute()
  // Empty once the daily job has run: nothing writes names any more.
  await db.schema
    .createIndex('photos_named')
    .on('photos')
    .column('id')
    .where(sql.ref('file_name'), '!=', sql.lit(''))
    .execute()

  // Only complaints that still say who sent them; the daily job does not walk over the others.
  await db.schema
    .createIndex('complaints_known_ended')
    .on('complaints')
    .column('closed_at')
    .where(sql.ref('identity_removed_at'), 'is', null)
    .where(sql.ref('closed_at'), 'is not', null)
    .execute()
  await db.schema
    .createIndex('complaints_known_open')
    .on('complaints')
    .column('updated_at')
    .where(sql.ref('identity_removed_at'), 'is', null)
    .where(sql.ref('closed_at'), 'is', null)
    .execute()
}
