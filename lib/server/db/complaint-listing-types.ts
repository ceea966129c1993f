import type { Generated } from 'kysely'
import type { ComplaintStatus } from '@/lib/complaints/statuses'
import type { AwaitedAction } from '@/lib/schemas/complaint-handling'

/** Day of complaints that are owed no more: after all others. */
export const noDueDay = '9999-12-31'

/** What lists need of a complaint to find, order and count it. The database keeps it from `complaints` and `complaint_supporters`. */
interface ComplaintListingTable {
  /** Counts up with each receipt; key of `complaint_words`. */
  position: Generated<number>
  complaint_id: string
  /** 1 when everybody may see it: sent as public, not held for an officer's look, not emptied after its time of keeping. */
  is_listed: number
  is_held: number
  status: ComplaintStatus
  category_id: string
  subcategory_id: string | null
  city_code: string
  district_code: string
  /** Office or authority that it went to; null before. */
  handling_body: string | null
  awaits: AwaitedAction | null
  /** Jakarta day by which it must be resolved, or `noDueDay`. */
  due_on: string
  created_at: string
  updated_at: string
  supporters: Generated<number>
}

/** Words of a complaint: FTS5 on SQLite (the key is `rowid`), a `tsvector` on PostgreSQL. Asked by SQL alone. */
interface ComplaintWordTable {
  position: number
  words: string
}

export interface ComplaintListingTables {
  complaint_listings: ComplaintListingTable
  complaint_words: ComplaintWordTable
}
