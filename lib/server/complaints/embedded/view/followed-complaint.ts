import { publicComplaints } from '../monitoring/public-complaints'
import type { Kysely } from 'kysely'
import { jakartaDay } from '@/lib/jakarta'
import { closingOf, deadlinesOf } from '@/lib/complaints/deadlines'
import { isEnd } from '@/lib/complaints/statuses'
import type { Locale } from '@/lib/i18n/locales'
import { additionsMax, type FollowedComplaint } from '@/lib/schemas/complaint-following'
import type { Database } from '@/lib/server/db/types'
import { ratingOf } from '../ratings/rating-of'
import { erasureOf } from '../rights/read-rights'
import { reporterCan } from '../transitions'
import type { OpenedComplaint, ReadableComplaint } from './open-complaint'

type Action = FollowedComplaint['acts'][number]

/** Actions that the holder may take now; the actions themselves check again. */
function availableActions(
  row: ReadableComplaint,
  hasOwnSecret: boolean,
  {
    additions,
    mayAskErasure,
    isRated,
  }: { additions: number; mayAskErasure: boolean; isRated: boolean },
): Action[] {
  const possible: Record<Action, boolean> = {
    answer: reporterCan('answer', row),
    confirm: reporterCan('confirm', row),
    reopen: reporterCan('reopen', row),
    rate: reporterCan('rate', row) && !isRated,
    add: reporterCan('add', row) && additions < additionsMax,
    withdraw: hasOwnSecret && reporterCan('withdraw', row),
    correct_contact: hasOwnSecret && row.identity_removed_at === null,
    hide_name: hasOwnSecret && row.type === 'public' && row.is_anonymous === 0,
    make_private: hasOwnSecret && row.type === 'public',
    erase_identity: hasOwnSecret && row.identity_removed_at === null,
    erase: hasOwnSecret && (mayAskErasure || isEnd(row.status)),
    replace_secret: hasOwnSecret,
    choose_channels: hasOwnSecret && row.identity_removed_at === null,
    download: true,
  }
  return Object.entries(possible).flatMap(([action, isPossible]) =>
    isPossible ? [action as Action] : [],
  )
}

/** Number of the main complaint; null when it is not public. */
async function publicMain(db: Kysely<Database>, id: string | null): Promise<string | null> {
  if (id === null) return null
  const main = await publicComplaints(db).select('number').where('id', '=', id).executeTakeFirst()
  return main?.number ?? null
}

async function countSupporters(db: Kysely<Database>, complaintId: string): Promise<number> {
  const { supporters } = await db
    .selectFrom('complaint_listings')
    .select('supporters')
    .where('complaint_id', '=', complaintId)
    .executeTakeFirstOrThrow()
  return supporters
}

/** Fields of the view for following a complaint: office, deadlines, who has to act. */
export async function followedPart(
  db: Kysely<Database>,
  { row, isHolder, hasOwnSecret }: OpenedComplaint,
  locale: Locale,
  now: Date,
): Promise<FollowedComplaint> {
  const events = await db
    .selectFrom('complaint_history')
    .select(['kind', 'status', 'at', 'due_on', 'reason_code'])
    .where('complaint_id', '=', row.id)
    .orderBy('step')
    .execute()
  const erasure = isHolder ? await erasureOf(db, row.id, locale) : null
  const rating = isHolder ? await ratingOf(db, row.id) : null
  const closing =
    row.awaits === 'confirmation' && row.awaits_since !== null
      ? closingOf(jakartaDay(new Date(row.awaits_since)))
      : null
  return {
    handling_body: row.handling_body || null,
    service_class: row.service_class,
    awaits: row.awaits,
    closes_on: closing?.day ?? null,
    closes_on_is_provisional: closing?.isProvisional ?? false,
    deadlines: deadlinesOf({
      events,
      serviceClass: row.service_class,
      today: jakartaDay(now),
      locale,
    }),
    supporters: await countSupporters(db, row.id),
    merged_into: await publicMain(db, row.merged_into_id),
    is_demo: row.is_demo === 1,
    is_holder: isHolder,
    acts: isHolder
      ? availableActions(row, hasOwnSecret, {
          additions: events.filter(({ kind }) => kind === 'added').length,
          mayAskErasure: erasure?.mayAsk === true,
          isRated: rating !== null,
        })
      : [],
    erasure: erasure?.last ?? null,
    rating,
  }
}
