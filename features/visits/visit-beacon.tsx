'use client'

import { usePathname, useSearchParams } from 'next/navigation'
import { useEffect, useRef } from 'react'
import { asksForPrivacy } from '@/lib/analytics/privacy-signal'
import { sendSearch, sendVisit } from './queries'
import { searchedWords } from './searched-words'

/** A page left sooner than this was not looked at, milliseconds. */
export const restMs = 1_000

/**
 * Counts one visit for each page that comes to rest, also those reached within the portal, and the words of a search with whether a result
 * was opened. Nothing of people who do not want that; shows nothing.
 */
export function VisitBeacon() {
  const path = usePathname()
  // Other words searched for from a page of results do not change the path.
  const query = useSearchParams().toString()
  const visited = useRef<string | null>(null)
  const searchedBefore = useRef<string | null>(undefined)
  const counted = useRef(new Set<string>())
  useEffect(() => {
    const timer = setTimeout(() => {
      if (asksForPrivacy()) return
      if (visited.current !== path) sendVisit(path)
      visited.current = path
      const before =
        searchedBefore.current === undefined
          ? searchedWords(document.referrer)
          : searchedBefore.current
      const words = searchedWords(`${path}?${query}`)
      const count = (searched: string, isOpened: boolean) => {
        // Whoever goes back to results has not searched again.
        const key = `${searched} ${isOpened}`
        if (!counted.current.has(key)) sendSearch(searched, isOpened)
        counted.current.add(key)
      }
      // Another page of the same results is no other search.
      if (words && words !== before) count(words, false)
      if (words === null && before) count(before, true)
      searchedBefore.current = words
    }, restMs)
    return () => clearTimeout(timer)
  }, [path, query])
  return null
}
