import { type Kysely, type SelectQueryBuilder, sql } from 'kysely'
import type { Locale } from '@/lib/i18n/locales'
import { metaOf, perPageDefault, type Page, rowsBefore, pageOfRows } from '@/lib/schemas/list'
import type { ContentItemTable } from '@/lib/server/db/content-types'
import { among, containing, like } from '@/lib/server/db/dialect'
import type { Database } from '@/lib/server/db/types'
import type { MatchingItems } from '@/lib/server/search/embedded/matching-items'
import { listTerms } from '@/lib/server/search/embedded/list-terms'
import {
  type ContentFile,
  type ContentType,
  itemColumns,
  type StoredItem,
  type StoredPage,
} from './content-type'

/** Side tables of items, whose rows are deleted with them. */
export const sideTables = ['content_tags', 'content_openings', 'content_occurrences'] as const

/** Rows of one kind of content, narrowed or not. */
export type ContentRows = SelectQueryBuilder<Database, 'content_items', object>

type Direction = 'asc' | 'desc'
/** Columns in the order in which they decide. */
export type ContentOrder = Partial<Record<keyof ContentItemTable, Direction>>

/** Which page of a list. */
export interface PageQuery {
  page?: number | undefined
  per_page?: number | undefined
}

/** The column that holds titles of a language as lists order them. */
export const titleIn = (locale: Locale) => `sort_title_${locale}` as const

/** Items whose search texts contain each term of the query, anywhere in a word. */
export const matching = (rows: ContentRows, q: string | undefined): ContentRows =>
  listTerms(q).reduce((found, word) => found.where(like('folded', containing(word))), rows)

/** Items of one of some categories. */
export function inCategories(rows: ContentRows, categories: readonly string[]): ContentRows {
  const [category, ...others] = categories
  // Of one category the rows lie together in its index.
  if (category !== undefined && others.length === 0) return rows.where('category', '=', category)
  // An empty list finds nothing.
  return category === undefined
    ? rows.where('id', '=', 0)
    : rows.where('category', 'in', categories)
}

/**
 * Items that are shown at a moment: from their first day to their last.
 * @param isByTime false where another column orders them: SQLite would look the moment up and sort all that lies before it, instead of
 * walking the index of that column
 */
export function shownAt(rows: ContentRows, now: Date, isByTime = true): ContentRows {
  const moment = now.toISOString()
  const from = isByTime ? sql.ref<string>('published_at') : sql<string>`published_at || ''`
  return rows
    .where(from, '<=', moment)
    .where((where) => where.or([where('ends_at', 'is', null), where('ends_at', '>=', moment)]))
}

/** Items of a kind that have one of some tags; of the tags' own index. */
export const withTags = (rows: ContentRows, kind: string, tags: readonly string[]): ContentRows =>
  tags.length === 0
    ? rows.where('id', '=', 0)
    : rows.where('id', 'in', (select) =>
        select
          .selectFrom('content_tags')
          .where('content_tags.kind', '=', kind)
          .where('content_tags.tag', 'in', tags)
          .select('content_tags.item_id'),
      )

export const countOf = async (rows: ContentRows): Promise<number> =>
  (
    await rows
      .select((select) => select.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
  ).count

const ordered = <Row>(
  rows: SelectQueryBuilder<Database, 'content_items', Row>,
  order: ContentOrder,
) =>
  Object.entries(order).reduce(
    (found, [column, direction]) => found.orderBy(column as keyof ContentOrder, direction),
    rows,
  )

/** Reads the items of one kind; what the importer checked is not checked again. */
export function contentStore<File extends ContentFile, Doc>(
  db: Kysely<Database>,
  { kind, grows = false }: ContentType<File, Doc>,
) {
  const rows = (): ContentRows => db.selectFrom('content_items').where('kind', '=', kind)

  const parsed = <Row extends { doc: string }>({ doc, ...row }: Row) => ({
    ...row,
    doc: JSON.parse(doc) as Doc,
  })

  /** Some items in the order of their ids in the list. */
  async function byIds(ids: readonly number[]): Promise<StoredItem<Doc>[]> {
    if (ids.length === 0) return []
    const found = await rows()
      .select(itemColumns)
      .where(among(db, sql.ref('id'), ids))
      .execute()
    const items = new Map(found.map((row) => [row.id, parsed(row)]))
    return ids.flatMap((id) => items.get(id) ?? [])
  }

  /** The first ids in an order, all without a limit. */
  async function ids(
    from: ContentRows,
    order: ContentOrder,
    limit?: number,
    offset = 0,
  ): Promise<number[]> {
    const all = ordered(from.select('id'), order)
    const found = limit === undefined ? all : all.limit(limit).offset(offset)
    return (await found.execute()).map(({ id }) => id)
  }

  /** The first items in an order. */
  async function some(
    from: ContentRows,
    order: ContentOrder,
    { limit, offset = 0 }: { limit: number; offset?: number },
  ): Promise<StoredItem<Doc>[]> {
    // Numbers first: an index alone finds them, and the items that are passed over are not read.
    if (grows) return byIds(await ids(from, order, limit, offset))
    const found = ordered(from.select(itemColumns), order).limit(limit).offset(offset)
    return (await found.execute()).map(parsed)
  }

  const amongIds = (ids: readonly number[]) => rows().where(among(db, sql.ref('id'), ids))

  return {
    rows,
    matching,
    inCategories,
    /** Items that have one of some tags. */
    withTags: (from: ContentRows, tags: readonly string[]) => withTags(from, kind, tags),
    shownAt,
    titleIn,
    among: amongIds,
    ids,
    byIds,
    some,

    /** All of them, for kinds whose number does not grow. */
    all: async (from: ContentRows, order: ContentOrder): Promise<StoredItem<Doc>[]> =>
      (await ordered(from.select(itemColumns), order).execute()).map(parsed),

    /** One page of a list. */
    async page<Item>(
      from: ContentRows,
      order: ContentOrder,
      { page = 1, per_page: perPage = perPageDefault }: PageQuery,
      itemOf: (item: StoredItem<Doc>) => Item,
      {
        found = null,
        counted = from,
      }: {
        /** What the search's index found for the terms, for kinds that grow. */
        found?: MatchingItems | null
        /** The same rows, written so that counting them is cheap. */
        counted?: ContentRows
      } = {},
    ): Promise<Page<Item>> {
      const withFound = (some: ContentRows) =>
        found ? some.where(among(db, sql.ref('id'), found.ids)) : some
      const count = await countOf(withFound(counted))
      const items = await some(withFound(from), order, {
        limit: perPage,
        offset: rowsBefore(page, perPage),
      })
      const meta = metaOf(count, page, perPage)
      return {
        data: items.map(itemOf),
        meta: found?.isCapped ? { ...meta, is_total_capped: true } : meta,
      }
    },

    /** One page of a list whose order no column has. */
    async pageOfIds<Item>(
      listed: readonly number[],
      { page = 1, per_page: perPage = perPageDefault }: PageQuery,
      itemOf: (item: StoredItem<Doc>) => Item,
    ): Promise<Page<Item>> {
      const items = await byIds(pageOfRows(listed, page, perPage))
      return { data: items.map(itemOf), meta: metaOf(listed.length, page, perPage) }
    },

    async byId(id: number): Promise<StoredItem<Doc> | null> {
      return (await byIds([id]))[0] ?? null
    },

    /** An item with the text of its page, if it is among the rows. */
    async one(from: ContentRows): Promise<StoredPage<Doc> | null> {
      const row = await from
        .select([...itemColumns, 'body_id', 'body_en'])
        .limit(1)
        .executeTakeFirst()
      return row ? parsed(row) : null
    },

    /** Items with the texts of their pages. */
    pages: async (ids: readonly number[]): Promise<StoredPage<Doc>[]> =>
      (
        await rows()
          .select([...itemColumns, 'body_id', 'body_en'])
          .where('id', 'in', ids)
          .execute()
      ).map(parsed),

    /** Addresses of those items that exist. */
    slugsOf: async (ids: readonly number[]): Promise<ReadonlyMap<number, string>> =>
      new Map(
        (await amongIds(ids).select(['id', 'slug']).execute()).map(({ id, slug }) => [id, slug]),
      ),

    /** How many items each category has. */
    async countByCategory(): Promise<ReadonlyMap<string | null, number>> {
      const found = await rows()
        .select((select) => ['category', select.fn.countAll<number>().as('count')])
        .groupBy('category')
        .execute()
      return new Map(found.map(({ category, count }) => [category, count]))
    },
  }
}

/** What reads the items of a kind. */
export type ContentStore<Doc> = ReturnType<typeof contentStore<ContentFile, Doc>>
