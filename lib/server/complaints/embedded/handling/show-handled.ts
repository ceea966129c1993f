import type { Kysely } from 'kysely'
import type { Day } from '@/lib/days'
import { jakartaDay, jakartaTime } from '@/lib/jakarta'
import type { HandledComplaintRecord, HandledEvent } from '@/lib/schemas/complaint-handling'
import type { ContactReader } from '@/lib/server/complaints/ports'
import type { Database } from '@/lib/server/db/types'
import { photoUri } from '@/lib/server/media/embedded/photo-uri'
import { parseComplaintNumber } from '@/lib/server/complaints/complaint-number'
import { recordContactReads } from '../contact-reads'
import { ratingOf } from '../ratings/rating-of'
import { transitionsFrom } from '../transitions'
import { handledComplaintOf, handledRows } from './handled-row'

const detailColumns = [
  'complaints.reason',
  'complaints.category_other',
  'complaints.subcategory_other',
  'complaints.is_anonymous',
  'complaints.reporter_name',
  'complaints.reporter_phone',
  'complaints.reporter_email',
  'complaints.identity_removed_at',
  'complaints.address',
  'complaints.address_detail',
  'complaints.latitude',
  'complaints.longitude',
  'complaints.city_code',
  'complaints.district_code',
  'complaints.village_code',
  'complaints.village_name',
] as const

const photosOf = (db: Kysely<Database>, complaintId: string) =>
  db
    .selectFrom('photos')
    .select(['id', 'purpose', 'step', 'held_reason'])
    .where('complaint_id', '=', complaintId)
    .orderBy('step')
    .orderBy('position')
    .execute()

const documentsOf = (db: Kysely<Database>, complaintId: string) =>
  db
    .selectFrom('complaint_documents')
    .select(['id', 'step', 'title_id', 'title_en', 'size'])
    .where('complaint_id', '=', complaintId)
    .orderBy('step')
    .orderBy('position')
    .execute()

/** The events with their messages, photos and documents, oldest first. */
async function eventsOf(
  db: Kysely<Database>,
  complaintId: string,
  photos: Awaited<ReturnType<typeof photosOf>>,
): Promise<HandledEvent[]> {
  const rows = await db
    .selectFrom('complaint_history')
    .leftJoin('complaint_messages', (join) =>
      join
        .onRef('complaint_messages.complaint_id', '=', 'complaint_history.complaint_id')
        .onRef('complaint_messages.step', '=', 'complaint_history.step'),
    )
    .selectAll('complaint_history')
    .select(['complaint_messages.author', 'complaint_messages.text'])
    .where('complaint_history.complaint_id', '=', complaintId)
    .orderBy('complaint_history.step')
    .execute()
  const documents = await documentsOf(db, complaintId)
  return rows.map((row) => ({
    step: row.step,
    kind: row.kind,
    status: row.status,
    note: row.note_id,
    note_en: row.note_en,
    message:
      row.author === null || row.text === null ? null : { author: row.author, text: row.text },
    reason_code: row.reason_code,
    body: row.body,
    due_on: row.due_on,
    is_public: row.is_public === 1,
    evidences: photos
      .filter(({ step }) => step === row.step)
      .map(({ id, held_reason: heldReason }) => ({
        id,
        url: photoUri(id),
        held_reason: heldReason,
      })),
    documents: documents
      .filter(({ step }) => step === row.step)
      .map(({ id, title_id: title, title_en: english, size }) => ({
        id,
        url: photoUri(id),
        title,
        title_en: english,
        size,
      })),
    actor: row.actor,
    at: jakartaTime(row.at),
  }))
}

const detailRows = (db: Kysely<Database>, numbers: readonly string[]) =>
  handledRows(db).select(detailColumns).where('complaints.number', 'in', numbers).execute()
type DetailRow = Awaited<ReturnType<typeof detailRows>>[number]

const hasIdentity = (row: DetailRow) => row.identity_removed_at === null && row.reporter_name !== ''

async function detailOf(
  db: Kysely<Database>,
  row: DetailRow,
  { isContactShown, today }: { isContactShown: boolean; today: Day },
): Promise<HandledComplaintRecord> {
  const photos = await photosOf(db, row.id)
  const flags = await db
    .selectFrom('complaint_flags')
    .select((counted) => counted.fn.countAll<number>().as('count'))
    .where('complaint_id', '=', row.id)
    .executeTakeFirstOrThrow()
  return {
    ...handledComplaintOf(row, today),
    description: row.reason,
    category_other: row.category_other,
    subcategory_other: row.subcategory_other,
    is_anonymous: row.is_anonymous === 1,
    reporter:
      isContactShown && hasIdentity(row)
        ? { name: row.reporter_name, phone: row.reporter_phone, email: row.reporter_email }
        : null,
    is_contact_withheld: !isContactShown && hasIdentity(row),
    address: row.address,
    address_detail: row.address_detail,
    latitude: row.latitude,
    longitude: row.longitude,
    city_id: row.city_code,
    district_id: row.district_code,
    village_id: row.village_code,
    village_name: row.village_name,
    photos: photos
      .filter(({ purpose }) => purpose === 'complaint')
      .map(({ id }) => ({ id, url: photoUri(id) })),
    flags: flags.count,
    rating: await ratingOf(db, row.id),
    steps: await eventsOf(db, row.id, photos),
    moves: transitionsFrom(row),
  }
}

/**
 * The details of some complaints for officers, in the order of the given numbers; unknown ones are left out. Contacts are returned to a named
 * reader only, after each read has been recorded.
 */
export async function showHandled(
  db: Kysely<Database>,
  numbers: readonly string[],
  reader: ContactReader | null,
  now: Date,
): Promise<HandledComplaintRecord[]> {
  const known = numbers
    .map((number) => parseComplaintNumber(number))
    .filter((number) => number !== null)
  if (known.length === 0) return []
  const rows = await detailRows(db, known)
  if (reader)
    await recordContactReads(
      db,
      rows.filter(hasIdentity).map(({ number }) => number),
      reader,
      now,
    )
  const details = new Map<string, HandledComplaintRecord>()
  for (const row of rows)
    details.set(
      row.number,
      await detailOf(db, row, { isContactShown: reader !== null, today: jakartaDay(now) }),
    )
  return known.flatMap((number) => details.get(number) ?? [])
}
