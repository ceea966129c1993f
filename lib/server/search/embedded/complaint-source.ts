import { createHash } from 'node:crypto'
import type { Kysely } from 'kysely'
import { complaintFormAddress } from '@/lib/address/complaint-form-address'
import words from '@/lib/complaints/category-words.json'
import type { Locale } from '@/lib/i18n/locales'
import { startOfDay } from '@/lib/jakarta'
import { asksFreeText } from '@/lib/schemas/complaints'
import type { Database } from '@/lib/server/db/types'
import texts from './complaint-results.json'
import type { SearchableItem, SearchSource } from './source'

/** A choice of the complaint form: a category, or a sub-category with its category. */
interface FormChoice {
  id: number
  category: string
  subcategory: string | null
  names: Record<Locale, string>
  categoryNames: Record<Locale, string>
  keywords: readonly string[]
}

/** Numbers of sub-categories follow that of their category; the tree has far fewer in each. */
const numbersPerCategory = 1_000

/** The choices of the form as it has them, without those that only ask for a text of one's own. */
async function choicesOf(db: Kysely<Database>): Promise<FormChoice[]> {
  const categories = await db.selectFrom('complaint_categories').selectAll().execute()
  const subcategories = await db.selectFrom('complaint_subcategories').selectAll().execute()
  const namesOf = (row: { name_id: string; name_en: string }) => ({
    id: row.name_id,
    en: row.name_en,
  })
  return categories.flatMap((category) => {
    const number = (category.position + 1) * numbersPerCategory
    const categoryNames = namesOf(category)
    const whole: FormChoice = {
      id: number,
      category: category.id,
      subcategory: null,
      names: categoryNames,
      categoryNames,
      keywords: [],
    }
    const parts = subcategories
      .filter((row) => row.category_id === category.id && !asksFreeText(row.id))
      .map((row): FormChoice => ({
        id: number + row.position + 1,
        category: category.id,
        subcategory: row.id,
        names: namesOf(row),
        categoryNames,
        keywords:
          words.find((each) => each.category === category.id && each.subcategory === row.id)
            ?.words ?? [],
      }))
    return asksFreeText(category.id) ? parts : [whole, ...parts]
  })
}

const versionOf = (choice: FormChoice) =>
  createHash('sha256')
    .update(JSON.stringify([choice, texts]))
    .digest('hex')

function itemOf({
  id,
  category,
  subcategory,
  names,
  categoryNames,
  keywords,
}: FormChoice): SearchableItem {
  const textOf = (locale: Locale) => ({
    title: texts.title[locale].replace('{name}', names[locale]),
    summary: texts.summary[locale].replace('{category}', categoryNames[locale]),
    body: '',
    keywords,
  })
  const added = startOfDay(texts.added)
  return {
    id,
    path: complaintFormAddress.href({ category, subcategory }),
    slug: subcategory ?? category,
    category: null,
    unit: null,
    thumbnail: null,
    texts: { id: textOf('id'), en: textOf('en') },
    phrases: { id: [], en: [] },
    publishedAt: added,
    createdAt: added,
    endAt: null,
  }
}

/** What one can complain about: every category and sub-category of the form, which opens with it chosen. */
export const complaintSource: SearchSource = {
  name: 'complaint-choices',
  domain: 'complaint',
  versions: async (db) =>
    (await choicesOf(db)).map((choice) => ({ id: choice.id, version: versionOf(choice) })),
  items: async (db, ids) =>
    (await choicesOf(db)).filter(({ id }) => ids.includes(id)).map((choice) => itemOf(choice)),
}
