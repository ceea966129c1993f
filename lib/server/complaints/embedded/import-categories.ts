import type { Kysely } from 'kysely'
import { z } from 'zod'
import { asksFreeText, otherMarker } from '@/lib/schemas/complaints'
import type { Database } from '@/lib/server/db/types'
import content from '@/lib/server/seed/content/complaint-categories.json'

const slug = z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)
const name = z.object({ id: z.string().min(1), en: z.string().min(1) })
const choice = z.strictObject({ id: slug, name })

/** Rules of the tree: every category ends with its own "other" choice, and "lainnya" has no sub-categories. */
export const categoryTree = z
  .array(choice.extend({ subcategories: z.array(choice) }))
  .refine(
    (tree) => new Set(tree.map((category) => category.id)).size === tree.length,
    'category ids must differ',
  )
  .refine(
    (tree) =>
      tree.some((category) => category.id === otherMarker && category.subcategories.length === 0),
    `"${otherMarker}" stands alone`,
  )
  .superRefine((tree, context) => {
    for (const { id, subcategories } of tree) {
      if (id === otherMarker) continue
      const others = subcategories.filter((subcategory) => asksFreeText(subcategory.id))
      const isEndedByOther =
        others.length === 1 && subcategories.at(-1)?.id === `${otherMarker}-terkait-${id}`
      if (asksFreeText(id) || !isEndedByOther)
        context.addIssue({
          code: 'custom',
          message: `${id} must end with its "${otherMarker}" choice`,
        })
    }
  })
/**
 * Updates the stored categories from the content file: adds, renames and reorders. Categories removed from the file stay, because
 * complaints reference them; idempotent. Uses the caller's transaction when there is one.
 * @throws ZodError when the tree breaks a rule; nothing is written then
 */
export async function importComplaintCategories(
  db: Kysely<Database>,
  tree: unknown = content,
): Promise<void> {
  const categories = categoryTree.parse(tree)
  const rows = categories.map((category, position) => ({
    id: category.id,
    name_id: category.name.id,
    name_en: category.name.en,
    position,
  }))
  const subrows = categories.flatMap((category) =>
    category.subcategories.map(({ id, name: names }, position) => ({
      category_id: category.id,
      id,
      name_id: names.id,
      name_en: names.en,
      position,
    })),
  )
  const write = async (transaction: Kysely<Database>) => {
    await transaction
      .insertInto('complaint_categories')
      .values(rows)
      .onConflict((conflict) =>
        conflict.column('id').doUpdateSet((row) => ({
          name_id: row.ref('excluded.name_id'),
          name_en: row.ref('excluded.name_en'),
          position: row.ref('excluded.position'),
        })),
      )
      .execute()
    await transaction
      .insertInto('complaint_subcategories')
      .values(subrows)
      .onConflict((conflict) =>
        conflict.columns(['category_id', 'id']).doUpdateSet((row) => ({
          name_id: row.ref('excluded.name_id'),
          name_en: row.ref('excluded.name_en'),
          position: row.ref('excluded.position'),
        })),
      )
      .execute()
  }
  await (db.isTransaction ? write(db) : db.transaction().execute(write))
}
