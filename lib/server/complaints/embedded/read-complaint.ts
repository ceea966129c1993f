import type { Kysely } from 'kysely'
import { maskedName } from '@/lib/complaints/masked-name'
import { statuses } from '@/lib/complaints/statuses'
import type { Locale } from '@/lib/i18n/locales'
import type { ComplaintEvent, ComplaintView } from '@/lib/schemas/complaints'
import type { Database } from '@/lib/server/db/types'
import { jakartaTime } from '@/lib/jakarta'
import { findCategory, findSubcategory } from './categories'
import { statusLabel } from './status-labels'
import { showsPhotosToAll } from './transitions'
import { followedPart } from './view/followed-complaint'
import { openComplaint } from './view/open-complaint'
import { documentsOfEvents, showsDocumentsToAll } from './view/event-documents'
import { messagesOf, photosOfEvents, reasonOf } from './view/view-events'

/** Photos sent with the complaint itself and not held, in their order. */
const photosOf = (db: Kysely<Database>, complaintId: string) =>
  db
    .selectFrom('photos')
    .select('id')
    .where('complaint_id', '=', complaintId)
    .where('purpose', '=', 'complaint')
    .where('held_reason', 'is', null)
    .orderBy('position')
    .execute()

/**
 * View of a complaint, built from an allow-list (contract 10.1); null when this caller may not see it.
 * Coordinates are for the holder only: here the security rules override the contract.
 */
export async function viewComplaint(
  db: Kysely<Database>,
  number: string,
  secret: string | null,
  locale: Locale,
  now = new Date(),
): Promise<ComplaintView | null> {
  const opened = await openComplaint(db, number, secret, now)
  if (!opened) return null
  const { row, isHolder } = opened
  const category = await findCategory(db, row.category_id, locale)
  const subcategory =
    row.subcategory_id === null
      ? null
      : await findSubcategory(db, row.category_id, row.subcategory_id, locale)
  const photos = isHolder || showsPhotosToAll(row) ? await photosOf(db, row.id) : []
  return {
    complaint_id: row.number,
    title: row.title,
    description: row.reason,
    complaint_category: category ?? { id: row.category_id, name: row.category_id },
    complaint_subcategory: subcategory,
    category_child: row.category_other || null,
    sub_category_child: row.subcategory_other || null,
    type: row.type,
    is_anonymous: row.is_anonymous === 1,
    reporter_name:
      row.is_anonymous === 1 || row.reporter_name === '' ? null : maskedName(row.reporter_name),
    city_name: row.city_name,
    district_name: row.district_name,
    village_name: row.village_name,
    latitude: isHolder ? row.latitude : null,
    longitude: isHolder ? row.longitude : null,
    photos: photos.map((photo) => ({ url: `/v1/public/media/${photo.id}` })),
    complaint_status_id: row.status,
    status_name: statusLabel(row.status, locale),
    created_at: jakartaTime(row.created_at),
    updated_at: jakartaTime(row.updated_at),
    ...(await followedPart(db, opened, locale, now)),
  }
}

/**
 * Events of a complaint, newest first (contract 10.2); null when this caller may not see it. Private events and messages
 * are for the holder.
 */
export async function complaintHistory(
  db: Kysely<Database>,
  number: string,
  secret: string | null,
  locale: Locale,
  now = new Date(),
): Promise<ComplaintEvent[] | null> {
  const opened = await openComplaint(db, number, secret, now)
  if (!opened) return null
  const { row, isHolder } = opened
  const events = await db
    .selectFrom('complaint_history')
    .select([
      'step',
      'kind',
      'status',
      'note_id',
      'note_en',
      'reason_code',
      'body',
      'due_on',
      'is_public',
      'at',
    ])
    .where('complaint_id', '=', row.id)
    .where('is_public', 'in', isHolder ? [0, 1] : [1])
    .orderBy('step', 'desc')
    .execute()
  const photos = await photosOfEvents(db, row.id, isHolder)
  const documents = await documentsOfEvents(db, row.id, locale)
  const messages = isHolder ? await messagesOf(db, row.id) : null
  return events.map((event) => {
    const isTranslated = locale === 'en' && event.note_en !== ''
    return {
      date: jakartaTime(event.at),
      status: event.status,
      current_status: statusLabel(event.status, locale),
      note: isTranslated ? event.note_en : event.note_id,
      note_locale: isTranslated ? 'en' : 'id',
      start_date: null,
      end_date: null,
      is_prov_responsibility: statuses[event.status].isProvincial,
      evidences: photos.get(event.step) ?? [],
      sp4n_id: null,
      sp4n_histories: [],
      kind: event.kind,
      body: event.body || null,
      ...reasonOf(event.reason_code, locale),
      due_on: event.due_on,
      message: messages?.get(event.step) ?? null,
      is_public: event.is_public === 1,
      documents: isHolder || showsDocumentsToAll(event) ? (documents.get(event.step) ?? []) : [],
    }
  })
}
