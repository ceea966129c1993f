import type { Kysely } from 'kysely'
import type { Locale } from '@/lib/i18n/locales'
import type { Choice } from '@/lib/schemas/complaints'
import type { Database } from '@/lib/server/db/types'

interface NamedRow {
  id: string
  name_id: string
  name_en: string
}

const choiceOf = (row: NamedRow, locale: Locale): Choice => ({
  id: row.id,
  name: locale === 'en' ? row.name_en : row.name_id,
})

/** All categories in the order of the content file. */
export async function listCategories(db: Kysely<Database>, locale: Locale): Promise<Choice[]> {
  const rows = await db
    .selectFrom('complaint_categories')
    .select(['id', 'name_id', 'name_en'])
    .orderBy('position')
    .orderBy('id')
    .execute()
  return rows.map((row) => choiceOf(row, locale))
}

/** Sub-categories of a category in the order of the content file; empty when the category is unknown or has none. */
export async function listSubcategories(
  db: Kysely<Database>,
  categoryId: string,
  locale: Locale,
): Promise<Choice[]> {
  const rows = await db
    .selectFrom('complaint_subcategories')
    .select(['id', 'name_id', 'name_en'])
    .where('category_id', '=', categoryId)
    .orderBy('position')
    .orderBy('id')
    .execute()
  return rows.map((row) => choiceOf(row, locale))
}

/** The category with this id in one language; null when unknown. */
export async function findCategory(
  db: Kysely<Database>,
  id: string,
  locale: Locale,
): Promise<Choice | null> {
  const row = await db
    .selectFrom('complaint_categories')
    .select(['id', 'name_id', 'name_en'])
    .where('id', '=', id)
    .executeTakeFirst()
  return row ? choiceOf(row, locale) : null
}

/** The sub-category with this id in this category; null when unknown. */
export async function findSubcategory(
  db: Kysely<Database>,
  categoryId: string,
  id: string,
  locale: Locale,
): Promise<Choice | null> {
  const row = await db
    .selectFrom('complaint_subcategories')
    .select(['id', 'name_id', 'name_en'])
    .where('category_id', '=', categoryId)
    .where('id', '=', id)
    .executeTakeFirst()
  return row ? choiceOf(row, locale) : null
}
