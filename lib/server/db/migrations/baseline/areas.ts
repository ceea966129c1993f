import type { Kysely } from 'kysely'
import { key, required } from '../../columns'
import { createIndexes } from '../../create-index'

export async function createAreas(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('areas')
    .addColumn('id', 'integer', key)
    .addColumn('code_kemendagri', 'text', (column) => column.notNull().unique())
    .addColumn('parent_code', 'text', required)
    .addColumn('depth', 'integer', required)
    .addColumn('name', 'text', required)
    .addColumn('folded', 'text', required)
    .execute()
  await createIndexes(db, { areas_by_parent: 'areas (parent_code, name)' })
}
