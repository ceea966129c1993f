import { type Expression, type Kysely, type SqlBool, sql } from 'kysely'
import { maskedName } from '@/lib/complaints/masked-name'
import type { Locale } from '@/lib/i18n/locales'
import type { MonitoredComplaint, MonitoringQuery } from '@/lib/schemas/complaint-monitoring'
import { type Page, perPageDefault } from '@/lib/schemas/list'
import type { Database } from '@/lib/server/db/types'
import english from '@/messages/en/complaint-monitoring.json'
import indonesian from '@/messages/id/complaint-monitoring.json'
import { jakartaTime } from '@/lib/jakarta'
import { parseComplaintNumber } from '@/lib/server/complaints/complaint-number'
import { inOrderOf, listed, type ListingFilter } from '../listings/find-listed'
import { statusLabel } from '../status-labels'
import { showsPhotosToAll } from '../transitions'
import { excerptOf, maskedNumber } from './monitored-text'
import { supporterCount } from './public-complaints'
import { publicPhotos } from './public-photos'

const columns = [
  'complaints.id',
  'complaints.number',
  'complaints.type',
  'complaints.title',
  'complaints.reason',
  'complaints.category_id',
  'complaints.city_name',
  'complaints.district_name',
  'complaints.status',
  'complaints.verified_at',
  'complaints.handling_body',
  'complaints.is_anonymous',
  'complaints.reporter_name',
  'complaints.is_demo',
  'complaints.created_at',
  'complaints.updated_at',
] as const

const anonymous: Record<Locale, string> = { id: indonesian.anonymous, en: english.anonymous }

/** Filter of public listings. All words that say something must be in title, text or place; a complete number finds its complaint. */
function filterOf({
  q = '',
  status,
  category_id: category,
  city_id: city,
  district_id: district,
  start_date: from,
  end_date: until,
}: Partial<MonitoringQuery>): ListingFilter {
  const number = parseComplaintNumber(q)
  const conditions: Expression<SqlBool>[] = []
  if (number !== null)
    conditions.push(sql`complaint_id = (select id from complaints where number = ${number})`)
  if (status !== undefined) conditions.push(sql`status = ${status}`)
  if (category !== undefined && category !== '') conditions.push(sql`category_id = ${category}`)
  if (district !== undefined && district !== '') conditions.push(sql`district_code = ${district}`)
  const words = number === null ? q : ''
  return { q: words, isPublic: true, city: city || undefined, from, until, conditions }
}

/**
 * One page of the public list (contract 10.4), by default the newest first; an empty page past the end. With the count of all
 * that match, up to `countMax`.
 */
export async function listMonitored(
  db: Kysely<Database>,
  query: Partial<MonitoringQuery>,
  locale: Locale,
): Promise<Page<MonitoredComplaint>> {
  const order = {
    by: query.sort_by ?? 'created_at',
    direction: query.sort_order === 'ASC' ? 'asc' : 'desc',
  } as const
  const { ids, meta } = await listed(db, filterOf(query), order, {
    page: query.page ?? 1,
    perPage: query.per_page ?? perPageDefault,
    after: query.after,
  })
  if (ids.length === 0) return { data: [], meta }
  const found = await db
    .selectFrom('complaints')
    .innerJoin('complaint_categories as category', 'category.id', 'complaints.category_id')
    .select(columns)
    .select([
      'category.name_id as category_name_id',
      'category.name_en as category_name_en',
      supporterCount.as('supporters'),
    ])
    .where('complaints.id', 'in', ids)
    .execute()
  const rows = inOrderOf(ids, found)
  const photos = await publicPhotos(
    db,
    rows.filter(showsPhotosToAll).map(({ id }) => id),
  )
  const data = rows.map((row): MonitoredComplaint => ({
    complaint_number: row.number,
    complaint_number_masked: maskedNumber(row.number),
    title: row.title,
    excerpt: excerptOf(row.reason),
    complaint_category: {
      id: row.category_id,
      name: locale === 'en' ? row.category_name_en : row.category_name_id,
    },
    city_name: row.city_name,
    district_name: row.district_name,
    complaint_status_id: row.status,
    status_name: statusLabel(row.status, locale),
    handling_body: row.handling_body || null,
    reporter_name:
      row.is_anonymous === 1 || row.reporter_name === ''
        ? anonymous[locale]
        : maskedName(row.reporter_name),
    photo: photos.get(row.id)?.[0]?.url ?? null,
    supporters: row.supporters,
    is_demo: row.is_demo === 1,
    created_at: jakartaTime(row.created_at),
    updated_at: jakartaTime(row.updated_at),
  }))
  return { data, meta }
}
