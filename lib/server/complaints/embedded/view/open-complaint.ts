import type { Kysely, Selectable } from 'kysely'
import type { ComplaintTable } from '@/lib/server/db/complaint-types'
import type { Database } from '@/lib/server/db/types'
import { accessHash, openedOrErased } from '../complaint-access'
import { parseComplaintNumber } from '@/lib/server/complaints/complaint-number'

/** Columns of the view; contact, address detail and all hashes but the two compared are never read. */
const readableColumns = [
  'id',
  'number',
  'type',
  'is_anonymous',
  'category_id',
  'category_other',
  'subcategory_id',
  'subcategory_other',
  'title',
  'reason',
  'reporter_name',
  'latitude',
  'longitude',
  'city_name',
  'district_name',
  'village_name',
  'status',
  'verified_at',
  'secret_hash',
  'created_at',
  'updated_at',
  'handling_body',
  'service_class',
  'awaits',
  'awaits_since',
  'held_reason',
  'merged_into_id',
  'identity_removed_at',
  'is_demo',
] as const satisfies readonly (keyof ComplaintTable)[]

export type ReadableComplaint = Pick<Selectable<ComplaintTable>, (typeof readableColumns)[number]>

export interface OpenedComplaint {
  row: ReadableComplaint
  /** The caller has the secret and sees unpublished photos, private events and messages. */
  isHolder: boolean
  /** The secret is that of the receipt, not a temporary one. */
  hasOwnSecret: boolean
}

/**
 * The complaint if this caller may see it. Unknown, private or held without secret, wrong secret and emptied run the same queries and give
 * null, so that the time taken discloses nothing.
 * @throws Problem ERASED to the holder of the own secret of an emptied complaint
 */
export async function openComplaint(
  db: Kysely<Database>,
  number: string,
  secret: string | null,
  now: Date,
): Promise<OpenedComplaint | null> {
  // An invalid number is looked up too, so that it takes as long as a valid one.
  const known = parseComplaintNumber(number) ?? ''
  const row = await db
    .selectFrom('complaints')
    .select(readableColumns)
    .select(accessHash(secret, now))
    .where('number', '=', known)
    .executeTakeFirst()
  const opened = openedOrErased(secret, row)
  const isHolder = opened !== null
  if (!row || row.title === '') return null
  const isAllowed = secret === null ? row.type === 'public' && row.held_reason === null : isHolder
  return isAllowed ? { row, isHolder, hasOwnSecret: opened === 'own' } : null
}
