import { type Expression, type Kysely, sql } from 'kysely'
import { sitemapPartSize, sitemapPartsMax } from '@/lib/server/sitemap/port'
import type { SitemapPort } from '@/lib/server/sitemap/port'
import type { Database } from '@/lib/server/db/types'
import type { ContentRows } from '@/lib/server/content/store'

/**
 * The addresses of a kind in parts by ranges of ids, which its key finds: of all rows an index reads one a part, a file those of its range,
 * and an item stays in its file for as long as it is there.
 * @param live the items that anybody may read at this moment
 */
export function contentSitemap(db: Kysely<Database>, live: () => ContentRows): SitemapPort {
  const firstPart = (rows: ContentRows) =>
    rows
      .select(sql<number>`id / ${sql.lit(sitemapPartSize)}`.as('part'))
      .orderBy('id')
      .limit(1)
  // PostgreSQL must not take them for ids: beyond the last part lie numbers that the column cannot hold.
  const firstId = (part: Expression<number>) => sql<number>`${part} * ${sql.lit(sitemapPartSize)}`
  const numbered = (part: number) => sql<number>`cast(${part} as bigint)`
  return {
    async parts() {
      const { rows } = await sql<{ part: number }>`
        with recursive parts (part) as (
          select (${firstPart(live())})
          union all
          select (${firstPart(live().where('id', '>=', firstId(sql`(cast(last.part as bigint) + 1)`)))}) from parts as last where last.part is not null
        )
        select part from parts where part is not null limit ${sitemapPartsMax}`.execute(db)
      return rows.map(({ part }) => part)
    },

    entries: (part) =>
      live()
        .select(['slug', 'updated_at', 'category'])
        .where('id', '>=', firstId(numbered(part)))
        .where('id', '<', firstId(numbered(part + 1)))
        .orderBy('id')
        .execute(),
  }
}
