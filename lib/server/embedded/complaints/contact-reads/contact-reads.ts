import type { Kysely, Selectable } from 'kysely'
import type { ContactReader } from '@/lib/server/complaint-ports'
import type { ContactReadTable } from '@/lib/server/db/operator-types'
import type { Database } from '@/lib/server/db/types'

/** Records that somebody is about to be shown the contacts of these complaints. Whoever cannot record must not show. */
export async function recordContactReads(
  db: Kysely<Database>,
  numbers: readonly string[],
  { name, route }: ContactReader,
  at: Date,
): Promise<void> {
  if (numbers.length === 0) return
  const readAt = at.toISOString()
  await db
    .insertInto('contact_reads')
    .values(
      numbers.map((number) => ({ complaint_number: number, reader: name, route, read_at: readAt })),
    )
    .execute()
}

export interface ContactReadQuery {
  number?: string
  /** Name of a token, or the system's user. */
  reader?: string
  /** Goes on behind the read of this id; from the latest without it. */
  before?: number
  max: number
}

/** Who was shown contacts, the latest first. */
export function listContactReads(
  db: Kysely<Database>,
  { number, reader, before = Number.MAX_SAFE_INTEGER, max }: ContactReadQuery,
): Promise<Selectable<ContactReadTable>[]> {
  let reads = db
    .selectFrom('contact_reads')
    .selectAll()
    .where('id', '<', before)
    .orderBy('id', 'desc')
    .limit(max)
  if (number !== undefined) reads = reads.where('complaint_number', '=', number)
  if (reader !== undefined) reads = reads.where('reader', '=', reader)
  return reads.execute()
}
