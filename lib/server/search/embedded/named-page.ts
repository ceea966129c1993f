import type { Kysely } from 'kysely'
import { fold } from '@/lib/fold'
import type { Ranking } from '@/lib/search/rank'
import type { Database } from '@/lib/server/db/types'
import pages from './portal-pages.json'

/** The source of the portal's own pages in the index. */
export const portalPages = 'pages'

/** Numbers of the portal's own pages by their titles and keywords, in both languages. */
const named = new Map(
  pages.flatMap(({ id, title, keywords }) =>
    [title.id, title.en, ...keywords.id, ...keywords.en].map((name) => [fold(name), id] as const),
  ),
)

/** The document of the portal's page that a query names word for word; null for any other query. */
export async function namedDocument(db: Kysely<Database>, query: string): Promise<number | null> {
  const page = named.get(fold(query))
  if (page === undefined) return null
  const row = await db
    .selectFrom('search_documents')
    .select('id')
    .where('source', '=', portalPages)
    .where('item_id', '=', page)
    .executeTakeFirst()
  return row?.id ?? null
}

/** Puts a document before all others that match: "pengaduan" is in many titles, and whoever types it alone wants the form. */
export function leadWith(ranking: Ranking, document: number): Ranking {
  const place = ranking.documents.indexOf(document)
  if (place === -1) return ranking
  const best = ranking.scores.reduce((most, score) => Math.max(most, score), 0)
  const scores = Float64Array.from(ranking.scores)
  scores[place] = best * 1.01
  return { ...ranking, scores }
}
