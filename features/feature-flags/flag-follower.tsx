'use client'

import { useRouter } from 'next/navigation'
import { useEffect, useEffectEvent } from 'react'
import { useAfterLoad } from '@/components/ui/use-after-load'
import { changedFlags, type FlagValues } from '@/lib/flags'
import { useFlagStore } from './flag-store'

/** Fetches the code that asks; replaced in tests. */
export const loadPolling = () => import('./poll-flags')

/**
 * Keeps an open page in step with the flags it was made with: when one changes, the page's content is fetched anew, without a reload, so
 * what depends on it appears or goes. Shows nothing, and asks only once the page is at rest.
 * @param shown the flags as the server saw them
 */
export function FlagFollower({
  shown,
  load = loadPolling,
}: {
  shown: FlagValues
  load?: typeof loadPolling
}) {
  const router = useRouter()
  const isAtRest = useAfterLoad()
  const onFlags = useEffectEvent((flags: FlagValues) => {
    useFlagStore.setState(flags)
    // Asked again with every answer until the page agrees: a page kept a moment longer than its flag may come first.
    if (changedFlags(flags, shown).length > 0) router.refresh()
  })

  useEffect(() => {
    if (!isAtRest) return undefined
    let hasLeft = false
    let end: (() => void) | undefined
    const begin = async () => {
      const { pollFlags } = await load()
      if (!hasLeft) end = pollFlags(onFlags)
    }
    // Without the code the page stays as it was made.
    begin().catch(() => undefined)
    return () => {
      hasLeft = true
      end?.()
    }
  }, [isAtRest, load])

  return null
}
