'use client'

import { PrefetchKind } from 'next/dist/client/components/router-reducer/router-reducer-types'
import { usePathname, useRouter } from 'next/navigation'
import { useEffect } from 'react'
import { linkAt } from './links'
import { aheadMax, allowsPrefetch, prefetchAddress } from './prefetch-rules'

/** Longest wait for a quiet moment, milliseconds (specification, section 9). */
export const idleMaxMs = 2_000
/** A pointer that only crosses a link, or a finger that goes on to scroll, means nothing; milliseconds. */
export const dwellMs = 80

// Safari has no requestIdleCallback; there a short pause stands for it.
const whenIdle = (work: () => void) => {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(work, { timeout: idleMaxMs })
  else setTimeout(work, 200)
}

/**
 * Fetches pages ahead in quiet moments: those of an open menu that are in view, and the one a pointer or finger rests on or
 * the focus reaches. Each page once while a page is open, within `aheadMax`, and never where it would cost somebody money or patience.
 */
export function PrefetchLinks() {
  return <PagePrefetch key={usePathname()} />
}

function PagePrefetch() {
  const router = useRouter()

  useEffect(() => {
    const asked = new Set<string>()
    const left: Record<keyof typeof aheadMax, number> = { ...aheadMax }
    const fetchAhead = (link: HTMLAnchorElement | null, reason: keyof typeof left) => {
      const address = link && prefetchAddress(link)
      if (!address || asked.has(address) || left[reason] === 0 || !allowsPrefetch()) return
      asked.add(address)
      left[reason] -= 1
      // Pages are rendered at request time; anything less than the whole page would fetch an empty shell (and nothing public exports the kind).
      whenIdle(() => router.prefetch(address, { kind: PrefetchKind.FULL }))
    }

    let resting: ReturnType<typeof setTimeout> | undefined
    const stopResting = () => clearTimeout(resting)
    const restOn = ({ target }: Event) => {
      stopResting()
      const link = linkAt(target)
      if (link) resting = setTimeout(() => fetchAhead(link, 'intended'), dwellMs)
    }
    const onPointerOver = (event: PointerEvent) => event.pointerType === 'mouse' && restOn(event)
    const onFocus = ({ target }: Event) => fetchAhead(linkAt(target), 'intended')
    document.addEventListener('pointerover', onPointerOver, { passive: true })
    document.addEventListener('touchstart', restOn, { passive: true })
    document.addEventListener('touchmove', stopResting, { passive: true })
    document.addEventListener('focusin', onFocus)

    const observer = new IntersectionObserver((entries) => {
      for (const { isIntersecting, target } of entries) if (isIntersecting) fetchAhead(linkAt(target), 'inView')
    })
    const header = document.querySelector('header')
    const watchMenu = () => {
      for (const link of header?.querySelectorAll('nav a[href^="/"]') ?? []) observer.observe(link)
    }
    watchMenu()
    // Menus come when somebody opens them.
    const arrivals = new MutationObserver(watchMenu)
    if (header) arrivals.observe(header, { childList: true, subtree: true })

    return () => {
      stopResting()
      document.removeEventListener('pointerover', onPointerOver)
      document.removeEventListener('touchstart', restOn)
      document.removeEventListener('touchmove', stopResting)
      document.removeEventListener('focusin', onFocus)
      arrivals.disconnect()
      observer.disconnect()
    }
  }, [router])

  return null
}
