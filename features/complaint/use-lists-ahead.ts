'use client'

import { useEffect } from 'react'
import { categoriesOfTheDay, citiesOfTheDay, subcategoriesOfTheDay } from './cached-lists'

/** How long after the form has come alive, milliseconds: what is on the screen goes first. */
const restMs = 5_000

/**
 * Fetches the lists that every complaint needs while there is a network, one after the other, so that the form can be filled in
 * without one. Districts and villages are kept as they are looked at. Stops quietly at the first failure.
 */
export function useListsAhead(locale: string) {
  useEffect(() => {
    const gone = new AbortController()
    const fetchAll = async () => {
      await citiesOfTheDay(locale, gone.signal)
      // One after the other, they must not stand in the way of what a person asks for
      for (const { id } of await categoriesOfTheDay(locale, gone.signal))
        await subcategoriesOfTheDay(id, gone.signal)
    }
    const timer = setTimeout(() => {
      fetchAll().catch(
        (error: unknown) => !gone.signal.aborted && console.warn('Lists not fetched ahead', error),
      )
    }, restMs)
    return () => {
      clearTimeout(timer)
      gone.abort()
    }
  }, [locale])
}
