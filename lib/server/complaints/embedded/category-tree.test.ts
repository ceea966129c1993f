import { expect, test } from 'vitest'
import content from '@/lib/server/seed/content/complaint-categories.json'
import { categoryTree } from './import-categories'

test('the content has at least 12 categories with 3 to 7 choices each, and the lone "lainnya"', () => {
  const tree = categoryTree.parse(content)
  expect(tree.length).toBeGreaterThanOrEqual(12)
  for (const category of tree.filter(({ id }) => id !== 'lainnya')) {
    expect(category.subcategories.length, category.id).toBeGreaterThanOrEqual(3)
    expect(category.subcategories.length, category.id).toBeLessThanOrEqual(7)
  }
})

test('a category without its "lainnya" choice is refused, as is one that hides it in the middle', () => {
  const other = { id: 'lainnya', name: { id: 'Lainnya', en: 'Other' }, subcategories: [] }
  const choice = (id: string) => ({ id, name: { id, en: id } })
  const category = (...subcategories: string[]) => [
    { ...choice('jalan'), subcategories: subcategories.map(choice) },
    other,
  ]
  expect(categoryTree.safeParse(category('lubang', 'lainnya-terkait-jalan')).success).toBe(true)
  expect(categoryTree.safeParse(category('lubang')).success).toBe(false)
  expect(categoryTree.safeParse(category('lainnya-terkait-jalan', 'lubang')).success).toBe(false)
  expect(
    categoryTree.safeParse(category('lubang', 'lainnya-terkait-jalan').slice(0, 1)).success,
  ).toBe(false)
})
