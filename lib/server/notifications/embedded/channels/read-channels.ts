import type { Kysely } from 'kysely'
import type { NewsChannels } from '@/lib/schemas/news-channels'
import type { Database } from '@/lib/server/db/types'
import { mailStateOf } from './mail-choice'
import type { ChoosingComplaint, OpenChannels } from './open-channels'

/** Digits of the phone that are shown. */
const endingLength = 3

/** The channels that a complaint has, and what its reporter chose. None once the reporter's identity was removed. */
export async function readChannels(
  db: Kysely<Database>,
  complaint: ChoosingComplaint,
  { mail, push, phone }: OpenChannels,
): Promise<NewsChannels> {
  if (complaint.identity_removed_at !== null) return { mail: null, push: null, phone: null }
  const chosen = await db
    .selectFrom('notification_subscriptions')
    .select(['channel', 'target_hash'])
    .where('complaint_id', '=', complaint.id)
    .orderBy('created_at')
    .execute()
  return {
    mail: mail && { state: await mailStateOf(db, complaint) },
    push: push && {
      public_key: push.publicKey,
      devices: chosen.flatMap(({ channel, target_hash: hash }) =>
        channel === 'push' ? [hash] : [],
      ),
    },
    phone:
      phone && complaint.reporter_phone !== ''
        ? {
            is_on: chosen.some(({ channel }) => channel === 'webhook'),
            ending: complaint.reporter_phone.slice(-endingLength),
          }
        : null,
  }
}
