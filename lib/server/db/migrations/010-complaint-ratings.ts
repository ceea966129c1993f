import { type Kysely, sql } from 'kysely'
import { key, required, startsAs } from '../columns'
import { createTrigger } from '../create-trigger'

const ratings = [1, 2, 3, 4, 5]
const columns = ratings.map((rating) => `rating_${rating}`)
/** 1 in the column of a rating, 0 in the others. */
const counts = (row: string) =>
  ratings.map((rating) => `CASE WHEN ${row}.rating = ${rating} THEN 1 ELSE 0 END`)

/**
 * What reporters thought of the handling, and how often by month and category. The database itself counts, so that an example that is removed
 * with its complaint leaves the sums too.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('complaint_ratings')
    .addColumn('complaint_id', 'text', (column) =>
      key(column).references('complaints.id').onDelete('cascade'),
    )
    .addColumn('rating', 'integer', (column) => column.notNull().check(sql`rating between 1 and 5`))
    .addColumn('reason', 'text', required)
    .addColumn('category_id', 'text', required)
    .addColumn('month', 'text', required)
    .addColumn('created_at', 'text', required)
    .execute()
  let months = db.schema
    .createTable('complaint_rating_months')
    .addColumn('month', 'text', required)
    .addColumn('category_id', 'text', required)
  for (const column of columns) months = months.addColumn(column, 'integer', startsAs(0))
  await months
    .addPrimaryKeyConstraint('complaint_rating_months_key', ['month', 'category_id'])
    .execute()
  await createTrigger(db, {
    name: 'complaint_ratings_count',
    event: 'AFTER INSERT ON complaint_ratings',
    body: `INSERT INTO complaint_rating_months (month, category_id, ${columns.join(', ')})
      VALUES (NEW.month, NEW.category_id, ${counts('NEW').join(', ')})
      ON CONFLICT (month, category_id) DO UPDATE SET
      ${columns.map((column) => `${column} = complaint_rating_months.${column} + excluded.${column}`).join(', ')};`,
    returns: 'NULL',
  })
  const less = counts('OLD').map((count, at) => `${columns[at]} = ${columns[at]} - ${count}`)
  await createTrigger(db, {
    name: 'complaint_ratings_uncount',
    event: 'AFTER DELETE ON complaint_ratings',
    body: `UPDATE complaint_rating_months SET ${less.join(', ')}
      WHERE month = OLD.month AND category_id = OLD.category_id;`,
    returns: 'NULL',
  })
}
