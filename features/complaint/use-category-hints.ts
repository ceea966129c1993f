'use client'

import { useLocale } from 'next-intl'
import { useDeferredValue, useEffect, useMemo, useState } from 'react'
import { loadCategoryMatcher, type CategoryMatcher } from './load-parts'
import type { InformationForm } from './model/form'
import type { CategoryHint } from './model/category-matcher'

/**
 * What the words typed so far seem to be about; empty until the list of words is there, and once a sub-category is chosen.
 * @param known ids of the categories that may be chosen; empty while they are not known
 */
export function useCategoryHints(
  information: InformationForm,
  known: readonly string[],
): CategoryHint[] {
  const locale = useLocale()
  const [find, setFind] = useState<CategoryMatcher['categoryHints'] | null>(null)

  useEffect(() => {
    let isGone = false
    void loadCategoryMatcher().then(
      (matcher) => !isGone && matcher && setFind(() => matcher.categoryHints),
    )
    return () => {
      isGone = true
    }
  }, [])

  // Typing must never wait for the guess.
  const title = useDeferredValue(information.title)
  const reason = useDeferredValue(information.reason)
  const hints = useMemo(() => find?.(title, reason, locale) ?? [], [find, title, reason, locale])
  return information.sub_category === ''
    ? hints.filter(({ category }) => known.includes(category))
    : []
}
