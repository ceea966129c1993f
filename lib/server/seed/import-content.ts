import { type Kysely, sql } from 'kysely'
import { fold, slugOf } from '@/lib/fold'
import { startOfDay } from '@/lib/jakarta'
import { among } from '@/lib/server/db/dialect'
import type { Database } from '@/lib/server/db/types'
import { importArchives } from '@/lib/server/embedded/archives/import-archives'
import { importItems } from '@/lib/server/content/import'
import * as types from '@/lib/server/content/types'
import { importEvents } from '@/lib/server/embedded/events/import-events'
import { importLifeEvents } from '@/lib/server/embedded/life-events/import-life-events'
import { withWithdrawn } from '@/lib/server/embedded/drafts/withdrawn'
import { replaceOpenings } from '@/lib/server/embedded/services/replace-openings'
import { importPopularServices } from '@/lib/server/embedded/services/import-popular-services'
import { refreshSearchIndex } from '@/lib/server/embedded/search/refresh-index'
import { markdownToHtml } from '@/lib/server/rich-text'
import type { ArticleFile } from './article-file'
import type { Content } from './content'
import type { ServiceFile } from './service-file'
import { keepSources } from './content-sources'
import type { ImportMode, ImportReport, ImportRun, StoredItem } from './import-run'

/** Rolls a dry run back after everything has been tried. */
class DryRun extends Error {}

const utc = (time: string) => new Date(time).toISOString()
const batchSize = 200

/**
 * Brings stored content in line with a content folder, in one transaction: adds and changes items, leaves unchanged ones and all
 * counters alone, removes nothing. Running it again changes nothing.
 * @throws ContentError when the folder and what is stored do not fit together; nothing is written then
 */
export async function importContent(
  db: Kysely<Database>,
  content: Content,
  mode: ImportMode,
): Promise<ImportReport> {
  const report = emptyReport()
  try {
    await db.transaction().execute(async (transaction) => {
      await importInto(transaction, content, mode, report)
      if (mode === 'dryRun') throw new DryRun()
      await refreshSearchIndex(transaction)
    })
  } catch (error) {
    if (!(error instanceof DryRun)) throw error
  }
  return report
}

/**
 * The writing part of an import, for callers that do more in the same transaction. They refresh the search index at the end.
 * @throws ContentError when the content and what is stored do not fit together
 */
export async function importInto(
  transaction: Kysely<Database>,
  content: Content,
  mode: ImportMode,
  report: ImportReport,
): Promise<void> {
  const run: ImportRun = {
    isSeed: mode === 'seed',
    isDue: (stored, address, hash) => isDue(stored, address, hash, mode, report),
  }
  await withWithdrawn(transaction, async () => {
    const tagIds = await importTags(transaction, content.tags)
    await importArticles(transaction, content.articles, tagIds, content.tags, mode, report)
    await importServices(transaction, content.services, mode, report)
    await importPopularServices(transaction, content.popularServices, run)
    await importLifeEvents(transaction, content.lifeEvents, run)
    await importItems(transaction, types.quickAccesses, content.quickAccesses, run)
    await importItems(transaction, types.about, content.about, run)
    await importItems(transaction, types.districts, content.districts, run)
    await importItems(transaction, types.units, content.units, run)
    await importItems(transaction, types.informations, content.informations, run)
    await importItems(transaction, types.awards, content.awards, run)
    await importItems(transaction, types.programs, content.programs, run)
    await importItems(transaction, types.strategicPrograms, content.strategicPrograms, run)
    await importItems(transaction, types.flags, content.flags, run)
    await importItems(transaction, types.superAppPage, content.superApp, run)
    await importItems(transaction, types.overviewPage, content.overview, run)
    await importItems(transaction, types.homeItems, content.homeItems, run)
    await importArchives(transaction, content.archives, run)
    await importItems(transaction, types.finances, content.finances, run)
    await importEvents(transaction, content.events, run)
    await keepSources(transaction, content)
  })
}

/** A report of nothing yet. */
export const emptyReport = (): ImportReport => ({ added: [], changed: [], unchanged: 0, kept: [] })

async function importTags(
  db: Kysely<Database>,
  tags: Record<string, string>,
): Promise<Map<string, number>> {
  const known = new Map(
    (await db.selectFrom('tags').select(['id', 'name_id']).execute()).map((row) => [
      row.name_id,
      row.id,
    ]),
  )
  let next = Math.max(0, ...known.values()) + 1
  const rows = Object.entries(tags).map(([name, english]) => ({
    id: known.get(name) ?? next++,
    name_id: name,
    name_en: english,
    folded: `${fold(name)} ${fold(english)}`,
  }))
  for (let start = 0; start < rows.length; start += batchSize) {
    await db
      .insertInto('tags')
      .values(rows.slice(start, start + batchSize))
      .onConflict((conflict) =>
        conflict.column('id').doUpdateSet((row) => ({
          name_en: row.ref('excluded.name_en'),
          folded: row.ref('excluded.folded'),
        })),
      )
      .execute()
  }
  return new Map(rows.map((row) => [row.name_id, row.id]))
}

/** Whether an item is to be written; tells the report why or why not. */
function isDue(
  stored: StoredItem | undefined,
  slug: string,
  hash: string,
  mode: ImportMode,
  report: ImportReport,
): boolean {
  if (stored?.content_hash === hash || (mode === 'seed' && stored?.seeded_hash === hash)) {
    report.unchanged += 1
    return false
  }
  if (mode === 'seed' && stored && stored.content_hash !== stored.seeded_hash) {
    report.kept.push(slug)
    return false
  }
  const list = stored ? report.changed : report.added
  list.push(slug)
  return true
}

async function importArticles(
  db: Kysely<Database>,
  articles: ArticleFile[],
  tagIds: Map<string, number>,
  tags: Record<string, string>,
  mode: ImportMode,
  report: ImportReport,
) {
  const stored = new Map(
    (
      await db
        .selectFrom('news')
        .select(['id', 'slug', 'content_hash', 'seeded_hash'])
        .where(
          among(
            db,
            sql.ref('id'),
            articles.map(({ id }) => id),
          ),
        )
        .execute()
    ).map((row) => [row.id, row]),
  )
  for (const article of articles) {
    const old = stored.get(article.id)
    // The address of a published article stays, whatever happens to its title.
    const slug = old?.slug ?? slugOf(article.title, article.id)
    if (!isDue(old, slug, article.hash, mode, report)) continue
    const { english } = article
    const values = {
      slug,
      category: article.category,
      type: 'article',
      author: article.author,
      title_id: article.title,
      excerpt_id: article.excerpt,
      content_id: markdownToHtml(article.body),
      title_en: english?.title ?? null,
      excerpt_en: english?.excerpt ?? null,
      content_en: english ? markdownToHtml(english.body) : null,
      folded: fold(
        [
          article.title,
          article.excerpt,
          english?.title,
          english?.excerpt,
          ...article.tags,
          ...article.tags.map((tag) => tags[tag]),
        ].join(' '),
      ),
      published_at: utc(article.published_at),
      updated_at: utc(article.published_at),
      content_hash: article.hash,
      ...(mode === 'seed' ? { seeded_hash: article.hash } : {}),
    }
    await db
      .insertInto('news')
      .values({ ...values, id: article.id, created_at: utc(article.published_at) })
      .onConflict((conflict) => conflict.column('id').doUpdateSet(values))
      .execute()
    await db.deleteFrom('news_tags').where('news_id', '=', article.id).execute()
    const rows = article.tags.flatMap((tag, position) => {
      const tagId = tagIds.get(tag)
      return tagId === undefined ? [] : [{ news_id: article.id, tag_id: tagId, position }]
    })
    if (rows.length > 0) await db.insertInto('news_tags').values(rows).execute()
  }
}

/** Not operating beats online and offline (contract 4.2). */
export const availabilityOf = (service: ServiceFile) =>
  service.operator_status === 'Tidak Aktif'
    ? 'NOT_OPERATED'
    : service.technical === 'Online'
      ? 'ONLINE'
      : 'OFFLINE'

async function importServices(
  db: Kysely<Database>,
  services: (ServiceFile & { hash: string })[],
  mode: ImportMode,
  report: ImportReport,
) {
  const stored = new Map(
    (
      await db
        .selectFrom('services')
        .select(['id', 'slug', 'content_hash', 'seeded_hash'])
        .where(
          among(
            db,
            sql.ref('id'),
            services.map(({ id }) => id),
          ),
        )
        .execute()
    ).map((row) => [row.id, row]),
  )
  for (const { hash, ...service } of services) {
    const old = stored.get(service.id)
    const slug = old?.slug ?? slugOf(service.service_name.id, service.id)
    if (!isDue(old, slug, hash, mode, report)) continue
    const { service_name: name, description } = service
    const values = {
      slug,
      category: service.category,
      availability: availabilityOf(service),
      is_free: service.service_fee.is_free ? 1 : 0,
      service_user: service.service_user,
      name_id: name.id,
      name_en: name.en,
      folded_name: fold(name.id),
      folded: fold(
        [name.id, name.en, description.id, description.en, ...service.keywords].join(' '),
      ),
      body: JSON.stringify(service),
      updated_at: startOfDay(service.updated_at),
      content_hash: hash,
      ...(mode === 'seed' ? { seeded_hash: hash } : {}),
    }
    await db
      .insertInto('services')
      .values({ ...values, id: service.id })
      .onConflict((conflict) => conflict.column('id').doUpdateSet(values))
      .execute()
    await replaceOpenings(db, service)
  }
}
