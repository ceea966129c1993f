import { type Kysely, sql } from 'kysely'
import { jakartaDay } from '@/lib/jakarta'
import { archiveTopics } from '@/lib/schemas/archives'
import { newsCategories } from '@/lib/schemas/news'
import { storedRow } from '@/lib/server/content/import-items'
import { archives } from '@/lib/server/content/types/archives'
import { news } from '@/lib/server/content/types/news/type'
import { isPostgres } from '@/lib/server/db/dialect'
import type { Database } from '@/lib/server/db/types'
import { seedContentFolder } from '@/lib/server/embedded/prepare-database'
import { readContent } from '@/lib/server/content/read-content'
import { dice, type TextMaker, textMaker } from './text-maker'

const batchSize = 500
/** Real items have lower numbers. */
const firstId = 1_000_000
/** One in so many is a document, the others are news; two in three are translated. */
const documentEach = 5
const minutesApart = 30
const tagsMax = 4

export interface MadeContent {
  news: number
  documents: number
  words: Record<'id' | 'en', readonly string[]>
}

/** Words of real articles by language, and as many as running text has beyond them. */
function makers(): Record<'id' | 'en', TextMaker> {
  const { news: articles } = readContent(seedContentFolder()).items
  return {
    id: textMaker(
      articles.flatMap(({ title, excerpt, body }) => [title, excerpt, body]),
      1,
    ),
    en: textMaker(
      articles.flatMap(({ english }) =>
        english ? [english.title, english.excerpt, english.body] : [],
      ),
      2,
    ),
  }
}

/**
 * Adds articles and documents with titles, summaries and bodies of usual length and words that are as rare and as common as in running text.
 * They are not indexed: that is the portal's own work.
 * @param count items made
 */
export async function makeContent(db: Kysely<Database>, count: number): Promise<MadeContent> {
  const { id: indonesian, en: english } = makers()
  const roll = dice(3)
  const between = (least: number, most: number) => least + Math.floor(roll() * (most - least + 1))
  const tags = (await db.selectFrom('tags').select('name_id').execute()).map((row) => row.name_id)
  const now = Date.now()
  const day = jakartaDay(now)
  const made: MadeContent = {
    news: 0,
    documents: 0,
    words: { id: indonesian.words, en: english.words },
  }
  const textIn = (maker: TextMaker) => ({
    title: maker.sentence(between(5, 10)).slice(0, 150),
    summary: maker.sentence(between(15, 25)).slice(0, 500),
    body: Array.from({ length: 5 }, () => maker.sentence(between(30, 60))),
  })
  const html = (paragraphs: readonly string[]) =>
    paragraphs.map((text) => `<p>${text}.</p>`).join('\n')

  const numbered = Array.from({ length: count }, (_, at) => at)
  for (let start = 0; start < count; start += batchSize) {
    const texts = numbered.slice(start, start + batchSize).map((at) => {
      const [id, published] = [
        firstId + at,
        new Date(now - (count - at) * minutesApart * 60_000).toISOString(),
      ]
      return {
        at,
        id,
        published,
        indonesian: textIn(indonesian),
        english: at % 3 === 0 ? null : textIn(english),
      }
    })
    // Made as an import makes them; only their texts are HTML already.
    const articles = texts
      .filter(({ at }) => at % documentEach !== 0)
      .map(({ at, id, published, indonesian: text, english: other }) => {
        const file = {
          id,
          category: newsCategories[at % newsCategories.length] ?? ('sosial' as const),
          tags: [],
          author: 'Bench',
          title: text.title,
          excerpt: text.summary,
          body: '',
          english: other && { title: other.title, excerpt: other.summary, body: '' },
          published_at: published,
          hash: `growth ${at}`,
        }
        return {
          ...storedRow(news, file, news.keys(file, day), `growth-${at}`),
          body_id: html(text.body),
          body_en: other && html(other.body),
          views: between(0, 9_999),
        }
      })
    const versionOf = (text: ReturnType<typeof textIn>) => ({
      title: text.title,
      description: text.summary,
      source: 'https://example.org/x.pdf',
      size: 1,
      blocks: [{ kind: 'text' as const, heading: 'Isi', paragraphs: text.body }],
    })
    const documents = texts
      .filter(({ at }) => at % documentEach === 0)
      .map(({ at, id, published, indonesian: text, english: other }) => {
        const on = published.slice(0, 10)
        const by = { name: 'Bench', unit_name: 'Bench' }
        const file = {
          id,
          category: archiveTopics[at % archiveTopics.length] ?? archiveTopics[0],
          format: 'pdf' as const,
          year: 2000 + (at % 27),
          is_demo: false,
          created_by: by,
          official: { name: { id: 'Bench', en: 'Bench' }, url: 'https://example.org' },
          created_at: on,
          updated_at: on,
          indonesian: versionOf(text),
          english: other && versionOf(other),
          hash: `growth ${at}`,
        }
        return storedRow(archives, file, archives.keys(file, day), `growth-${at}`)
      })
    const tagged = articles.flatMap(({ kind, id }) =>
      [
        ...new Set(
          Array.from(
            { length: between(1, tagsMax) },
            () => tags[between(0, tags.length - 1)] ?? '',
          ),
        ),
      ].map((tag, position) => ({ kind, item_id: id, tag, position })),
    )
    await db.transaction().execute(async (transaction) => {
      for (const rows of [articles, documents])
        if (rows.length > 0) await transaction.insertInto('content_items').values(rows).execute()
      if (tagged.length > 0) await transaction.insertInto('content_tags').values(tagged).execute()
    })
    made.news += articles.length
    made.documents += documents.length
  }
  return made
}

/** As PostgreSQL's own upkeep does after so many rows; SQLite has none. */
export async function keepUp(db: Kysely<Database>): Promise<void> {
  if (!isPostgres(db)) return
  await db.connection().execute(async (connection) => {
    await sql`set statement_timeout = 0`.execute(connection)
    await sql`vacuum analyze`.execute(connection)
    await sql`reset statement_timeout`.execute(connection)
  })
}
