import type { Kysely, Selectable } from 'kysely'
import type { Locale } from '@/lib/i18n/locales'
import type { ComplaintStatus, ComplaintStep, ComplaintView } from '@/lib/schemas/complaints'
import type { ComplaintTable } from '@/lib/server/db/complaint-types'
import type { Database } from '@/lib/server/db/types'
import { jakartaTime } from '../jakarta-time'
import { findCategory, findSubcategory } from './categories'
import { parseComplaintNumber } from './complaint-number'
import { hashesMatch, hashSecret } from './complaint-secret'
import { maskedName } from './masked-name'
import { statusLabel } from './status-labels'
import { showsPhotosToAll } from './status-moves'

/** What may leave the table at all; contact, address detail, coordinates and hashes besides the one compared are never even read. */
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
  'city_name',
  'district_name',
  'village_name',
  'status',
  'verified_at',
  'secret_hash',
  'created_at',
  'updated_at',
] as const satisfies readonly (keyof ComplaintTable)[]

/** Statuses that say another authority must act (contract 10.3). */
const handedOver: readonly ComplaintStatus[] = ['diverted_to_span', 'not_yet_coordinated', 'not_yet_instructed']

interface OpenedComplaint {
  row: Pick<Selectable<ComplaintTable>, (typeof readableColumns)[number]>
  /** The caller showed the secret, so sees the photos before anybody else. */
  isHolder: boolean
}

/** The complaint if this caller may see it. Unknown, private without secret and wrong secret take the same steps and give null. */
async function openComplaint(db: Kysely<Database>, number: string, secret: string | null): Promise<OpenedComplaint | null> {
  // A number that cannot exist is looked up all the same, so that it takes as long as one that can.
  const known = parseComplaintNumber(number) ?? ''
  const row = await db.selectFrom('complaints').select(readableColumns).where('number', '=', known).executeTakeFirst()
  const isHolder = hashesMatch(hashSecret(secret ?? ''), row?.secret_hash)
  if (!row) return null
  const isAllowed = secret === null ? row.type === 'public' : isHolder
  return isAllowed ? { row, isHolder: isHolder && secret !== null } : null
}

/** Public view of a complaint, built from an allow-list (contract 10.1); null when this caller may not see it. */
export async function viewComplaint(db: Kysely<Database>, number: string, secret: string | null, locale: Locale): Promise<ComplaintView | null> {
  const opened = await openComplaint(db, number, secret)
  if (!opened) return null
  const { row, isHolder } = opened
  const category = await findCategory(db, row.category_id, locale)
  const subcategory = row.subcategory_id === null ? null : await findSubcategory(db, row.category_id, row.subcategory_id, locale)
  const photos =
    isHolder || showsPhotosToAll(row)
      ? await db.selectFrom('photos').select('id').where('complaint_id', '=', row.id).orderBy('position').execute()
      : []
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
    reporter_name: row.is_anonymous === 1 || row.reporter_name === '' ? null : maskedName(row.reporter_name),
    city_name: row.city_name,
    district_name: row.district_name,
    village_name: row.village_name,
    photos: photos.map((photo) => ({ url: `/v1/public/media/${photo.id}` })),
    complaint_status_id: row.status,
    status_name: statusLabel(row.status, locale),
    created_at: jakartaTime(row.created_at),
    updated_at: jakartaTime(row.updated_at),
  }
}

/** Steps of a complaint, newest first (contract 10.2); null when this caller may not see it. */
export async function complaintHistory(db: Kysely<Database>, number: string, secret: string | null, locale: Locale): Promise<ComplaintStep[] | null> {
  const opened = await openComplaint(db, number, secret)
  if (!opened) return null
  const steps = await db
    .selectFrom('complaint_history')
    .select(['status', 'note_id', 'note_en', 'at'])
    .where('complaint_id', '=', opened.row.id)
    .orderBy('step', 'desc')
    .execute()
  return steps.map((step) => ({
    date: jakartaTime(step.at),
    status: step.status,
    current_status: statusLabel(step.status, locale),
    note: locale === 'en' ? step.note_en : step.note_id,
    start_date: null,
    end_date: null,
    is_prov_responsibility: !handedOver.includes(step.status),
    evidences: [],
    sp4n_id: null,
    sp4n_histories: [],
  }))
}
