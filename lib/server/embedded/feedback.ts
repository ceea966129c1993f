import type { Kysely } from 'kysely'
import type { FeedbackPort } from '@/lib/server/contract'
import type { Database } from '@/lib/server/db/types'
import { jakartaTime } from '@/lib/jakarta'

/** The embedded feedback port; answers are stored as plain text and escaped wherever they are shown. */
export function createFeedback(db: Kysely<Database>, now: () => Date): FeedbackPort {
  return {
    async submit({
      aspect_value: aspects,
      sector = null,
      benefit = null,
      improvement = null,
      desired_feature = null,
      ...rest
    }) {
      const createdAt = now().toISOString()
      const { id } = await db
        .insertInto('feedback')
        .values({
          ...rest,
          ...aspects,
          sector,
          benefit,
          improvement,
          desired_feature,
          created_at: createdAt,
        })
        .returning('id')
        .executeTakeFirstOrThrow()
      return { id, created_at: jakartaTime(createdAt) }
    },
  }
}
