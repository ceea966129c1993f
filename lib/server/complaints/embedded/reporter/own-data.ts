import type { Kysely } from 'kysely'
import type { Locale } from '@/lib/i18n/locales'
import type { OwnComplaintData } from '@/lib/schemas/complaint-following'
import type { Database } from '@/lib/server/db/types'
import { jakartaTime } from '@/lib/jakarta'
import { photoUri } from '@/lib/server/media/embedded/photo-uri'
import { findCategory, findSubcategory } from '../categories'

/** All stored personal data of the reporter of a complaint, for that person. */
export async function ownData(
  db: Kysely<Database>,
  complaintId: string,
  locale: Locale,
): Promise<OwnComplaintData> {
  const row = await db
    .selectFrom('complaints')
    .selectAll()
    .where('id', '=', complaintId)
    .executeTakeFirstOrThrow()
  const category = await findCategory(db, row.category_id, locale)
  const subcategory =
    row.subcategory_id === null
      ? null
      : await findSubcategory(db, row.category_id, row.subcategory_id, locale)
  const photos = await db
    .selectFrom('photos')
    .select('id')
    .where('complaint_id', '=', complaintId)
    .where('purpose', 'in', ['complaint', 'answer'])
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  const messages = await db
    .selectFrom('complaint_messages')
    .innerJoin('complaint_history', (join) =>
      join
        .onRef('complaint_history.complaint_id', '=', 'complaint_messages.complaint_id')
        .onRef('complaint_history.step', '=', 'complaint_messages.step'),
    )
    .select(['complaint_history.at', 'complaint_messages.author', 'complaint_messages.text'])
    .where('complaint_messages.complaint_id', '=', complaintId)
    .orderBy('complaint_messages.step')
    .execute()
  const isAnonymised = row.identity_removed_at !== null || row.reporter_name === ''
  return {
    complaint_number: row.number,
    status: row.status,
    created_at: jakartaTime(row.created_at),
    reporter: isAnonymised
      ? null
      : { name: row.reporter_name, phone: row.reporter_phone, email: row.reporter_email },
    type: row.type,
    is_anonymous: row.is_anonymous === 1,
    title: row.title,
    description: row.reason,
    category: row.category_other || (category?.name ?? row.category_id),
    subcategory: row.subcategory_other || (subcategory?.name ?? row.subcategory_id),
    address: row.address,
    address_detail: row.address_detail,
    village: row.village_name,
    district: row.district_name,
    city: row.city_name,
    latitude: row.latitude,
    longitude: row.longitude,
    photos: photos.map(({ id }) => photoUri(id)),
    messages: messages.map(({ at, author, text }) => ({ at: jakartaTime(at), author, text })),
  }
}
