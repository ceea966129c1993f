import type { Kysely } from 'kysely'
import { counter, required } from '../../columns'

export async function createFeedback(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('feedback')
    .addColumn('id', ...counter(db))
    .addColumn('rating', 'integer', required)
    .addColumn('compliments', 'text', required)
    .addColumn('criticism', 'text', required)
    .addColumn('suggestions', 'text', required)
    .addColumn('relevance', 'integer', required)
    .addColumn('reachable', 'integer', required)
    .addColumn('user_experience', 'integer', required)
    .addColumn('user_interface', 'integer', required)
    .addColumn('gender', 'text', required)
    .addColumn('education', 'text', required)
    .addColumn('occupation', 'text', required)
    .addColumn('age', 'integer', required)
    .addColumn('domicile', 'text', required)
    .addColumn('sector', 'text')
    .addColumn('benefit', 'text')
    .addColumn('improvement', 'text')
    .addColumn('desired_feature', 'text')
    .addColumn('created_at', 'text', required)
    .execute()
}
