import type { Kysely, Selectable } from 'kysely'
import type { ComplaintTable } from '@/lib/server/db/complaint-types'
import type { Database } from '@/lib/server/db/types'
import { accessHash, openedWith } from '../complaint-access'
import { parseComplaintNumber } from '@/lib/server/complaints/complaint-number'

/** What may leave the table at all; contact, address detail and hashes besides the two compared are never even read. */
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
  /** The caller showed the secret: sees photos before anybody else, private events and messages. */
  isHolder: boolean
  /** The secret was the one of the receipt, not one given for number and phone. */
  hasOwnSecret: boolean
}

/**
 * The complaint if this caller may see it. Unknown, private or held without secret, wrong secret and emptied after its time of keeping
 * run the same queries and give null, so that the time taken tells nothing.
 */
export async function openComplaint(
  db: Kysely<Database>,
  number: string,
  secret: string | null,
  now: Date,
): Promise<OpenedComplaint | null> {
  // A number that cannot exist is looked up all the same, so that it takes as long as one that can.
  const known = parseComplaintNumber(number) ?? ''
  const row = await db
    .selectFrom('complaints')
    .select(readableColumns)
    .select(accessHash(secret, now))
    .where('number', '=', known)
    .where('title', '!=', '')
    .executeTakeFirst()
  const opened = openedWith(secret, row)
  const isHolder = opened !== null
  if (!row) return null
  const isAllowed = secret === null ? row.type === 'public' && row.held_reason === null : isHolder
  return isAllowed ? { row, isHolder, hasOwnSecret: opened === 'own' } : null
}
