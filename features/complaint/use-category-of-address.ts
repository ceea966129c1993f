'use client'

import { useEffect } from 'react'
import { complaintFormAddress } from '@/lib/address/complaint-form-address'
import { categoriesOfTheDay, subcategoriesOfTheDay } from './cached-lists'

/**
 * Reads the category and sub-category that the address of the form names, once, and only what may be chosen.
 * @param choose must not change between renders
 */
export function useCategoryOfAddress(
  locale: string,
  choose: (category: string, subcategory: string | null) => void,
) {
  useEffect(() => {
    const given = Object.fromEntries(new URLSearchParams(window.location.search))
    const { category, subcategory } = complaintFormAddress.read(given)
    if (category === null) return undefined
    const gone = new AbortController()
    const hasId = (list: readonly { id: string }[], id: string) =>
      list.some((choice) => choice.id === id)
    const look = async () => {
      if (!hasId(await categoriesOfTheDay(locale, gone.signal), category)) return
      const isPart =
        subcategory !== null &&
        hasId(
          // A list that does not come leaves the finer choice to the person, not both.
          await subcategoriesOfTheDay(category, gone.signal).catch(() => []),
          subcategory,
        )
      if (!gone.signal.aborted) choose(category, isPart ? subcategory : null)
    }
    look().catch(
      (error: unknown) => !gone.signal.aborted && console.warn('Category not chosen', error),
    )
    return () => gone.abort()
  }, [locale, choose])
}
