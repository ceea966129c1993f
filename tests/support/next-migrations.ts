import { sql } from 'kysely'
import { startsAs } from '@/lib/server/db/columns'
import { createIndexConcurrently } from '@/lib/server/db/create-index'
import { createTrigger } from '@/lib/server/db/create-trigger'
import { type Migrations, migrations, type PortalMigration } from '@/lib/server/db/migrate'

// What a next version could bring to a table that grows: the model of each kind of migration, and what tests hand to the runner.

/** A column that lists find by, kept for whatever comes from now on. Short, however much the table holds. */
const addVillage: PortalMigration = {
  async up(db) {
    await db.schema
      .alterTable('complaint_listings')
      .addColumn('village_code', 'text', startsAs(''))
      .execute()
    await createTrigger(db, {
      name: 'complaint_listings_village_new',
      event: 'AFTER INSERT ON complaint_listings',
      body: 'UPDATE complaint_listings SET village_code = (SELECT village_code FROM complaints WHERE id = NEW.complaint_id) WHERE position = NEW.position;',
      returns: 'NULL',
    })
  },
}

/** About 10 ms, which a writer may have to wait for one of them. */
const rowsAtOnce = 500

/** The rows that are there already, in pieces with a transaction each on PostgreSQL. Cut off, it begins anew and does no harm. */
const fillVillage: PortalMigration = {
  isOutsideTransaction: true,
  async up(db) {
    for (let last = 0; ;) {
      const { rows } = await sql<{
        position: number
      }>`select position from complaint_listings where position > ${last} order by position limit ${sql.lit(rowsAtOnce)}`.execute(
        db,
      )
      const end = rows.at(-1)?.position
      if (end === undefined) return
      await sql`update complaint_listings set village_code = (select village_code from complaints where id = complaint_id)
        where position > ${last} and position <= ${end}`.execute(db)
      last = end
    }
  },
}

/** The orders of lists that are narrowed by the new column, built while others write. */
const orderByVillage: PortalMigration = {
  isOutsideTransaction: true,
  async up(db) {
    for (const [name, columns] of Object.entries({
      village: '(village_code, created_at, position)',
      village_due: '(village_code, due_on, created_at, position)',
    }))
      await createIndexConcurrently(
        db,
        `complaint_listings_${name}`,
        `complaint_listings ${columns}`,
      )
  },
}

/** All migrations of this version. @param next those that come after them, with names from 900 on */
export const followedBy = (next: Migrations): Migrations => ({ ...migrations, ...next })

/** All migrations of a next version, whose lists know the village. */
export const nextMigrations = followedBy({
  '900-village': addVillage,
  '901-village-of-all': fillVillage,
  '902-village-orders': orderByVillage,
})

/** The same before the indexes. */
export const nextWithoutOrders = followedBy({
  '900-village': addVillage,
  '901-village-of-all': fillVillage,
})
