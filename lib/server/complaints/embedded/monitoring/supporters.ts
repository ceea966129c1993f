import { createHmac } from 'node:crypto'
import type { Kysely, Transaction } from 'kysely'
import type { Database } from '@/lib/server/db/types'
import { parseComplaintNumber } from '@/lib/server/complaints/complaint-number'
import type { ActionSettings } from '../handling/run-action'
import { noteLeftover } from '../rights/note-leftover'
import { publicComplaints } from './public-complaints'

/**
 * Hash that identifies a browser at one complaint. It is keyed with the complaint's internal id, so that the rows do not show that one browser
 * supports two complaints.
 */
export const browserAt = (complaintId: string, browserId: string) =>
  createHmac('sha256', complaintId).update(browserId).digest('hex')

/** Internal id of a public complaint; null when unknown, private or held, after the same query. */
export async function publicComplaintId(
  db: Kysely<Database>,
  number: string,
): Promise<string | null> {
  const row = await publicComplaints(db)
    .select('id')
    .where('number', '=', parseComplaintNumber(number) ?? '')
    .executeTakeFirst()
  return row?.id ?? null
}

interface Supporter {
  browserId: string
  email: string
}

/** Stores a browser's support of a complaint and queues the confirmation mail to a new address. @returns whether it was the first time */
async function storeSupporter(
  transaction: Transaction<Database>,
  complaintId: string,
  { browserId, email }: Supporter,
  { now, onSupporter }: ActionSettings,
): Promise<boolean> {
  const hash = browserAt(complaintId, browserId)
  const added = await transaction
    .insertInto('complaint_supporters')
    .values({
      complaint_id: complaintId,
      supporter_hash: hash,
      email,
      created_at: now().toISOString(),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('complaint_id')
    .executeTakeFirst()
  if (email === '') return added !== undefined
  // A supporter without an address may add one later; a stored address is never changed.
  const changed = added
    ? undefined
    : await transaction
        .updateTable('complaint_supporters')
        .set({ email })
        .where('complaint_id', '=', complaintId)
        .where('supporter_hash', '=', hash)
        .where('email', '=', '')
        .returning('complaint_id')
        .executeTakeFirst()
  if (added ?? changed) {
    await noteLeftover(transaction, complaintId)
    await onSupporter?.(complaintId, email, transaction)
  }
  return added !== undefined
}

/** Locks a complaint by an update without a change: whoever takes it out of the public finds what is stored until then, or came first. */
const lock = (transaction: Transaction<Database>, id: string) =>
  transaction
    .updateTable('complaints')
    .set((columns) => ({ step: columns.ref('step') }))
    .where('id', '=', id)
    .execute()

/**
 * Adds a supporter; a browser counts once.
 * @returns how many support it now; null when there is no such public complaint
 */
export async function addSupporter(
  db: Kysely<Database>,
  number: string,
  supporter: Supporter,
  settings: ActionSettings,
) {
  const id = await publicComplaintId(db, number)
  if (id === null) return null
  const isNew = await db.transaction().execute(async (transaction) => {
    if (supporter.email !== '') {
      await lock(transaction, id)
      if ((await publicComplaintId(transaction, number)) === null) return null
    }
    return storeSupporter(transaction, id, supporter, settings)
  })
  if (isNew === null) return null
  const { supporters } = await db
    .selectFrom('complaint_listings')
    .select('supporters')
    .where('complaint_id', '=', id)
    .executeTakeFirstOrThrow()
  return { supporters, is_new: isNew }
}
