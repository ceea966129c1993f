import { type Expression, type Kysely, type SqlBool, sql } from 'kysely'
import type { Database } from '@/lib/server/db/types'

/** Condition for public listings; `complaint-listings.ts` in `db/migrations` says which they are. */
export const isListed: Expression<SqlBool> = sql`complaint_listings.is_listed = 1`

export const publicComplaints = (db: Kysely<Database>) =>
  db
    .selectFrom('complaints')
    .where((row) =>
      row.exists(
        row
          .selectFrom('complaint_listings')
          .select('position')
          .whereRef('complaint_id', '=', 'complaints.id')
          .where(isListed),
      ),
    )

export const supporterCount = sql<number>`(select supporters from complaint_listings where complaint_id = complaints.id)`
