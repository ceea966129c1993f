import { type Kysely, sql } from 'kysely'
import { fold } from '@/lib/fold'
import { archiveTopics } from '@/lib/schemas/archives'
import { newsCategories } from '@/lib/schemas/news'
import { isPostgres } from '@/lib/server/db/dialect'
import type { Database } from '@/lib/server/db/types'
import { seedContentFolder } from '@/lib/server/embedded/prepare-database'
import { readContent } from '@/lib/server/seed/content-files'
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
  const { articles } = readContent(seedContentFolder())
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
  const tags = (await db.selectFrom('tags').select('id').execute()).map(({ id }) => id)
  const now = Date.now()
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
    const news = texts
      .filter(({ at }) => at % documentEach !== 0)
      .map(({ at, id, published, indonesian: text, english: other }) => ({
        id,
        slug: `growth-${at}`,
        category: newsCategories[at % newsCategories.length] ?? 'sosial',
        type: 'article',
        author: 'Bench',
        title_id: text.title,
        excerpt_id: text.summary,
        content_id: html(text.body),
        title_en: other?.title ?? null,
        excerpt_en: other?.summary ?? null,
        content_en: other && html(other.body),
        folded: fold([text.title, text.summary, other?.title, other?.summary].join(' ')),
        views: between(0, 9_999),
        published_at: published,
        created_at: published,
        updated_at: published,
        content_hash: `growth ${at}`,
      }))
    const versionOf = (text: ReturnType<typeof textIn>) => ({
      title: text.title,
      description: text.summary,
      source: 'https://example.org/x.pdf',
      size: 1,
      blocks: [{ kind: 'text', heading: 'Isi', paragraphs: text.body }],
    })
    const documents = texts
      .filter(({ at }) => at % documentEach === 0)
      .map(({ at, id, published, indonesian: text, english: other }) => {
        const [category, year] = [
          archiveTopics[at % archiveTopics.length] ?? archiveTopics[0],
          2000 + (at % 27),
        ]
        const day = published.slice(0, 10)
        const made = { name: 'Bench', unit_name: 'Bench' }
        return {
          id,
          slug: `growth-${at}`,
          category,
          mimetype: 'application/pdf',
          year,
          title_id: text.title,
          title_en: other?.title ?? null,
          description_id: text.summary,
          description_en: other?.summary ?? null,
          source_id: 'https://example.org/x.pdf',
          source_en: other && 'https://example.org/x.pdf',
          body: JSON.stringify({
            id,
            category,
            format: 'pdf',
            year,
            is_demo: false,
            created_by: made,
            official: { name: { id: 'Bench', en: 'Bench' }, url: 'https://example.org' },
            created_at: day,
            updated_at: day,
            indonesian: versionOf(text),
            english: other && versionOf(other),
          }),
          folded_title: fold(text.title),
          folded: fold([text.title, text.summary, other?.title, other?.summary, year].join(' ')),
          is_demo: 0,
          created_at: published,
          updated_at: published,
          content_hash: `growth ${at}`,
        }
      })
    const tagged = news.flatMap(({ id }) =>
      [
        ...new Set(
          Array.from({ length: between(1, tagsMax) }, () => tags[between(0, tags.length - 1)] ?? 0),
        ),
      ].map((tag, position) => ({ news_id: id, tag_id: tag, position })),
    )
    await db.transaction().execute(async (transaction) => {
      if (news.length > 0) await transaction.insertInto('news').values(news).execute()
      if (tagged.length > 0) await transaction.insertInto('news_tags').values(tagged).execute()
      if (documents.length > 0)
        await transaction.insertInto('document_archives').values(documents).execute()
    })
    made.news += news.length
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
