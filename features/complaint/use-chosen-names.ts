'use client'

import { useLocale } from 'next-intl'
import { otherMarker } from '@/lib/schemas/complaints'
import { categoriesOfTheDay, subcategoriesOfTheDay } from './cached-lists'
import type { InformationForm } from './model/form'
import { useList } from './use-list'

/** `jalan-berlubang` → "Jalan berlubang": readable where the list of names cannot be had, such as offline. */
const asText = (id: string) =>
  id.replaceAll('-', ' ').replace(/^./u, (first) => first.toUpperCase())

const named = (items: readonly { id: string; name: string }[], id: string) =>
  items.find((item) => item.id === id)?.name ?? asText(id)

/** Names of the chosen category and sub-category in the page's language, with what was typed beside "lainnya"; '' for no sub-category. */
export function useChosenNames(information: InformationForm): {
  category: string
  subcategory: string
} {
  const categories = useList(useLocale(), categoriesOfTheDay)
  const hasSubcategory = information.category !== otherMarker && information.sub_category !== ''
  const subcategories = useList(hasSubcategory ? information.category : '', subcategoriesOfTheDay)
  const withOther = (name: string, typed: string) =>
    typed.trim() === '' ? name : `${name}: ${typed.trim()}`
  return {
    category: withOther(
      named(categories.items, information.category),
      information.category_child_id,
    ),
    subcategory: hasSubcategory
      ? withOther(
          named(subcategories.items, information.sub_category),
          information.sub_category_child_id,
        )
      : '',
  }
}
