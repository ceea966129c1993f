import type { Kysely } from 'kysely'
import {
  isExtensionReason,
  isRejectionReason,
  extensionSentence,
  rejectionSentences,
} from '@/lib/complaints/reason-sentences'
import type { Locale } from '@/lib/i18n/locales'
import type { FollowedEvent } from '@/lib/schemas/complaint-following'
import type { Database } from '@/lib/server/db/types'

/** Text of the reason of an event; reasons of holds are internal. */
export function reasonOf(
  code: string,
  locale: Locale,
): Pick<FollowedEvent, 'reason_code' | 'reason' | 'next_step'> {
  if (isRejectionReason(code)) {
    const { reason, next } = rejectionSentences(code, locale)
    return { reason_code: code, reason, next_step: next }
  }
  if (isExtensionReason(code))
    return { reason_code: code, reason: extensionSentence(code, locale), next_step: null }
  return { reason_code: null, reason: null, next_step: null }
}

/** Photos of the events that this caller may see, by event number: an officer's evidence unless held, the reporter's own for the holder. */
export async function photosOfEvents(
  db: Kysely<Database>,
  complaintId: string,
  isHolder: boolean,
): Promise<Map<number, { url: string }[]>> {
  const photos = await db
    .selectFrom('photos')
    .select(['id', 'step'])
    .where('complaint_id', '=', complaintId)
    .where('purpose', 'in', isHolder ? ['evidence', 'answer'] : ['evidence'])
    .where('held_reason', 'is', null)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  const byNumber = new Map<number, { url: string }[]>()
  for (const { id, step } of photos)
    if (step !== null)
      byNumber.set(step, [...(byNumber.get(step) ?? []), { url: `/v1/public/media/${id}` }])
  return byNumber
}

/** Messages between officer and reporter, by event number. */
export async function messagesOf(
  db: Kysely<Database>,
  complaintId: string,
): Promise<Map<number, NonNullable<FollowedEvent['message']>>> {
  const messages = await db
    .selectFrom('complaint_messages')
    .select(['step', 'author', 'text'])
    .where('complaint_id', '=', complaintId)
    .execute()
  return new Map(messages.map(({ step, author, text }) => [step, { author, text }]))
}
