import { type Expression, type Kysely, type Selectable, type SqlBool, sql } from 'kysely'
import type { Locale } from '@/lib/i18n/locales'
import { isDistrictCode } from '@/lib/schemas/areas'
import type { OpenRequest, OpenStatus } from '@/lib/schemas/open311'
import type { ComplaintTable } from '@/lib/server/db/complaint-types'
import type { Database } from '@/lib/server/db/types'
import { findCategory, findSubcategory } from '@/lib/server/complaints/embedded/categories'
import {
  inOrderOf,
  listedWithoutCount,
  listings,
  oneOf,
} from '@/lib/server/complaints/embedded/listings/find-listed'
import { publicPhotos } from '@/lib/server/complaints/embedded/monitoring/public-photos'
import { statusLabel } from '@/lib/server/complaints/embedded/status-labels'
import { showsPhotosToAll } from '@/lib/server/complaints/embedded/transitions'
import { jakartaTime, jakartaTimeOn } from '@/lib/jakarta'
import type { VillageIndex } from '@/lib/server/areas/nearest-villages'
import type { OpenRequestFilter } from '@/lib/server/open311/port'
import { codeOf } from '@/lib/server/open311/service-codes'
import { type ComplaintStatus, complaintStatuses, isEnd } from '@/lib/complaints/statuses'

/** The standard's status for a status of the portal: every final one is closed. */
const openStatusOf = (status: ComplaintStatus): OpenStatus => (isEnd(status) ? 'closed' : 'open')

/** The portal's statuses for the standard's ones; all of them for none. */
const statusesOf = (openStatuses: readonly OpenStatus[]) =>
  openStatuses.length === 0
    ? [...complaintStatuses]
    : complaintStatuses.filter((status) => openStatuses.includes(openStatusOf(status)))

/** Public columns: nothing of the reporter, no street, no exact position. */
const readableColumns = [
  'id',
  'number',
  'type',
  'category_id',
  'subcategory_id',
  'title',
  'reason',
  'city_name',
  'district_name',
  'village_code',
  'village_name',
  'status',
  'verified_at',
  'handling_body',
  'resolve_due_on',
  'is_demo',
  'created_at',
  'updated_at',
] as const satisfies readonly (keyof ComplaintTable)[]
type Row = Pick<Selectable<ComplaintTable>, (typeof readableColumns)[number]>

/** Ids of a page of complaints, the newest first, and one more when there is a further page. */
async function findIds(
  db: Kysely<Database>,
  { numbers, services, from, until, statuses = [], area, page, pageSize }: OpenRequestFilter,
): Promise<string[]> {
  if (numbers?.length === 0) return []
  const conditions: Expression<SqlBool>[] = []
  if (numbers) {
    conditions.push(
      sql`complaint_id in (select id from complaints where number in (${sql.join(numbers)}))`,
    )
  } else {
    if (statuses.length > 0)
      conditions.push(
        oneOf(
          db,
          statusesOf(statuses).map((status) => sql`status = ${status}`),
        ),
      )
    if (area !== undefined)
      conditions.push(
        isDistrictCode(area) ? sql`district_code = ${area}` : sql`city_code = ${area}`,
      )
    if (from !== undefined) conditions.push(sql`created_at >= ${from}`)
    if (until !== undefined) conditions.push(sql`created_at <= ${until}`)
    if (services) {
      conditions.push(
        oneOf(
          db,
          services.map(({ categoryId, subcategoryId }) =>
            subcategoryId === null
              ? sql`category_id = ${categoryId}`
              : sql`(category_id = ${categoryId} and subcategory_id = ${subcategoryId})`,
          ),
        ),
      )
    }
  }
  return listedWithoutCount(
    db,
    listings(db, { isPublic: true, conditions }),
    { by: 'created_at', direction: 'desc' },
    page,
    pageSize,
  )
}

async function findRows(db: Kysely<Database>, filter: OpenRequestFilter): Promise<Row[]> {
  const ids = await findIds(db, filter)
  if (ids.length === 0) return []
  return inOrderOf(
    ids,
    await db.selectFrom('complaints').select(readableColumns).where('id', 'in', ids).execute(),
  )
}

/** The last public note of each complaint. */
async function lastNotes(
  db: Kysely<Database>,
  ids: readonly string[],
  locale: Locale,
): Promise<Map<string, string>> {
  const steps = await db
    .selectFrom('complaint_history')
    .select(['complaint_id', 'note_id', 'note_en'])
    .where('complaint_id', 'in', ids)
    .where('is_public', '=', 1)
    .orderBy('step')
    .execute()
  return new Map(
    steps.map((step) => [step.complaint_id, (locale === 'en' && step.note_en) || step.note_id]),
  )
}

async function serviceNames(
  db: Kysely<Database>,
  rows: readonly Row[],
  locale: Locale,
): Promise<Map<string, string>> {
  const names = new Map<string, string>()
  for (const row of rows) {
    const code = codeOf({ categoryId: row.category_id, subcategoryId: row.subcategory_id })
    if (names.has(code)) continue
    const found =
      row.subcategory_id === null
        ? await findCategory(db, row.category_id, locale)
        : await findSubcategory(db, row.category_id, row.subcategory_id, locale)
    names.set(code, found?.name ?? code)
  }
  return names
}

/** Public complaints in the standard's format, the newest first; see `OpenRequestsPort.list`. */
export async function readOpenRequests(
  db: Kysely<Database>,
  filter: OpenRequestFilter,
  locale: Locale,
  { siteOrigin, centres }: { siteOrigin: string; centres: VillageIndex },
): Promise<{ requests: OpenRequest[]; isLast: boolean }> {
  const found = await findRows(db, filter)
  const rows = found.slice(0, filter.pageSize)
  if (rows.length === 0) return { requests: [], isLast: true }
  const ids = rows.map((row) => row.id)
  const showing = rows.filter(showsPhotosToAll).map((row) => row.id)
  const [notes, photos, names] = [
    await lastNotes(db, ids, locale),
    await publicPhotos(db, showing),
    await serviceNames(db, rows, locale),
  ]
  const requestOf = (row: Row): OpenRequest => {
    const code = codeOf({ categoryId: row.category_id, subcategoryId: row.subcategory_id })
    const centre = centres.centreOf(row.village_code)
    const photo = photos.get(row.id)?.[0]
    return {
      service_request_id: row.number,
      status: openStatusOf(row.status),
      status_notes: notes.get(row.id) ?? null,
      service_name: names.get(code) ?? code,
      service_code: code,
      description: row.reason,
      agency_responsible: row.handling_body || null,
      service_notice: null,
      requested_datetime: jakartaTime(row.created_at),
      updated_datetime: jakartaTime(row.updated_at),
      expected_datetime:
        row.resolve_due_on === null ? null : jakartaTimeOn(row.resolve_due_on, '23:59:59'),
      address: `${row.village_name}, ${row.district_name}, ${row.city_name}`,
      address_id: row.village_code,
      zipcode: null,
      lat: centre?.lat ?? null,
      long: centre?.long ?? null,
      media_url: photo === undefined ? null : `${siteOrigin}${photo.url}`,
      extended_attributes: {
        title: row.title,
        portal_status: row.status,
        portal_status_name: statusLabel(row.status, locale),
        is_example: row.is_demo === 1,
      },
    }
  }
  return { requests: rows.map(requestOf), isLast: found.length <= filter.pageSize }
}
