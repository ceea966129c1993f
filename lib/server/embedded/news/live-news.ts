import type { Kysely } from 'kysely'
import type { Database } from '@/lib/server/db/types'

/** Articles that anybody may read at a moment: published, not past their end. */
export const liveNews = (db: Pick<Kysely<Database>, 'selectFrom'>, moment: Date) =>
  db
    .selectFrom('news')
    .where('published_at', '<=', moment.toISOString())
    .where((where) =>
      where.or([where('end_at', 'is', null), where('end_at', '>', moment.toISOString())]),
    )
