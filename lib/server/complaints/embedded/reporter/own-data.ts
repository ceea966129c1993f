import type { Kysely } from 'kysely'
import type { Locale } from '@/lib/i18n/locales'
import type { OwnComplaintData } from '@/lib/schemas/complaint-following'
import type { Database } from '@/lib/server/db/types'
import { jakartaTime } from '@/lib/jakarta'
import { photoUri } from '@/lib/server/media/embedded/photo-uri'
import { findCategory, findSubcategory } from '../categories'
import { listContactReads } from '../contact-reads'
import { documentsOfEvents } from '../view/event-documents'
import { ratingOf } from '../ratings/rating-of'
import { exercisedRightOf, rightsOf } from '../rights/read-rights'

/** Newest of a list that an officer or a job may make long. */
const listMax = 100

/** What the owner of the reporter's address decided about mail, for all complaints or this one. */
async function mailConsentOf(
  db: Kysely<Database>,
  complaintId: string,
): Promise<OwnComplaintData['mail_consent']> {
  const row = await db
    .selectFrom('mail_subscriptions')
    .leftJoin('mail_recipients', 'mail_recipients.address_hash', 'mail_subscriptions.address_hash')
    .select(['mail_subscriptions.state', 'created_at', 'confirmed_at', 'stopped_at'])
    .where('complaint_id', '=', complaintId)
    .where('audience', '=', 'reporter')
    .executeTakeFirst()
  if (!row) return null
  if (row.stopped_at !== null) return { state: 'stopped', since: jakartaTime(row.stopped_at) }
  const since = row.state === 'confirmed' ? (row.confirmed_at ?? row.created_at) : row.created_at
  return { state: row.state, since: jakartaTime(since) }
}

/** Mails about a complaint to its reporter, the latest first. */
const mailsOf = (db: Kysely<Database>, complaintId: string) =>
  db
    .selectFrom('outbox')
    .select(['subject', 'created_at', 'sent_at'])
    .where('complaint_id', '=', complaintId)
    .where('id', 'like', 'reporter-%')
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(listMax)
    .execute()

/** Browsers and the phone that are told about a complaint, and messages to them, the latest first. */
async function newsOf(
  db: Kysely<Database>,
  complaintId: string,
): Promise<Pick<OwnComplaintData, 'news_channels' | 'news'>> {
  const chosen = await db
    .selectFrom('notification_subscriptions')
    .select(['channel', 'created_at'])
    .where('complaint_id', '=', complaintId)
    .orderBy('created_at')
    .execute()
  const sent = await db
    .selectFrom('notification_deliveries')
    .select(['channel', 'created_at', 'sent_at'])
    .where('complaint_id', '=', complaintId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(listMax)
    .execute()
  return {
    news_channels: chosen.map(({ channel, created_at: since }) => ({
      channel,
      since: jakartaTime(since),
    })),
    news: sent.map(({ channel, created_at: created, sent_at: at }) => ({
      channel,
      created_at: jakartaTime(created),
      sent_at: at === null ? null : jakartaTime(at),
    })),
  }
}

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
  const mails = await mailsOf(db, complaintId)
  const reads = await listContactReads(db, { number: row.number, max: listMax })
  const rights = await rightsOf(db, complaintId)
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
    documents: [...(await documentsOfEvents(db, complaintId, locale)).values()].flat(),
    rating: await ratingOf(db, complaintId),
    mail_consent: await mailConsentOf(db, complaintId),
    mails: mails.map(({ subject, created_at: created, sent_at: sent }) => ({
      subject,
      created_at: jakartaTime(created),
      sent_at: sent === null ? null : jakartaTime(sent),
    })),
    ...(await newsOf(db, complaintId)),
    contact_reads: reads.map(({ read_at: at, reader }) => ({ at: jakartaTime(at), reader })),
    rights: rights.map((right) => exercisedRightOf(right, locale)),
  }
}
