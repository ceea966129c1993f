'use client'

import { usePathname, useRouter } from 'next/navigation'
import { useEffect, useRef, useState } from 'react'
import { LiveRegion } from '@/components/ui/live-region'

interface AlertWatchProps {
  /** What this page shows, as `alertSignature` writes it. */
  shown: string
  /** The same in words, to be spoken when it changes under an open page. */
  text: string
  isUrgent: boolean
}

/** Pause between two looks of one tab, milliseconds. */
export const checkPauseMs = 60_000

/**
 * Keeps warnings right in a tab that stays open: asks with each page of the portal and whenever the tab is looked at again, at most once a
 * minute, and has the page fetched anew when others are valid. Warnings that come this way are spoken; those of a loaded page are read with
 * it.
 */
export function AlertWatch({ shown, text, isUrgent }: AlertWatchProps) {
  const path = usePathname()
  const router = useRouter()
  const checkedAt = useRef<number>(undefined)
  const seenPath = useRef(path)
  const [first] = useState(shown)

  useEffect(() => {
    // The page was just made when this starts.
    checkedAt.current ??= Date.now()
    const isNewPage = seenPath.current !== path
    seenPath.current = path
    const check = () => {
      const now = Date.now()
      if (document.hidden || now - (checkedAt.current ?? now) < checkPauseMs) return
      checkedAt.current = now
      import('./queries')
        .then(({ validAlerts }) => validAlerts())
        .then((valid) => valid !== shown && router.refresh())
        // Without network the page stays as it is.
        .catch(() => undefined)
    }
    if (isNewPage) check()
    document.addEventListener('visibilitychange', check)
    return () => document.removeEventListener('visibilitychange', check)
  }, [path, shown, router])

  const spoken = shown === first ? '' : text
  return (
    <>
      <LiveRegion message={isUrgent ? '' : spoken} />
      <LiveRegion isUrgent message={isUrgent ? spoken : ''} />
    </>
  )
}
