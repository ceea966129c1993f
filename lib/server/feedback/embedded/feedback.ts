import type { Kysely } from 'kysely'
import { jakartaDay, jakartaTime } from '@/lib/jakarta'
import type { Database } from '@/lib/server/db/types'
import type { FeedbackPort } from '../port'
import { publicIndex } from '../public-index'
import { listAnswers } from './answers'
import { readMonths, sumsOf } from './months'

/** The embedded feedback port; answers are stored as plain text and escaped wherever they are shown. */
export function createFeedback(db: Kysely<Database>, now: () => Date): FeedbackPort {
  return {
    // The database itself adds them to the sums of their month.
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
    index: async () =>
      publicIndex((await readMonths(db)).map(sumsOf), jakartaDay(now()).slice(0, 7)),
    list: (query) => listAnswers(db, query),
  }
}
