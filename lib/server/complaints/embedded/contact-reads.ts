import type { Kysely, Selectable } from 'kysely'
import type { ContactReader } from '@/lib/server/complaints/ports'
import type { ContactReadTable } from '@/lib/server/db/operator-types'
import type { Database } from '@/lib/server/db/types'

/** Records a read of the contacts of these complaints. Call it before they are returned: without a record they must not be. */
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
  /** Name of a token, or of the operating system's user. */
  reader?: string
  /** Id of the last read of the page before; the latest reads without it. */
  before?: number
  max: number
}

/** Recorded reads of contacts, the latest first. */
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
