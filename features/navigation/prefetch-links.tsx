'use client'

import { usePathname } from 'next/navigation'
import { useEffect } from 'react'
import type { fetchPage } from './fetch-page'
import { linkAt } from './links'
import { aheadMax, allowsPrefetch, prefetchAddress } from './prefetch-rules'

/** Longest wait for a quiet moment, milliseconds (specification, section 9). */
export const idleMaxMs = 2_000
/** A pointer or focus that only crosses a link, or a finger that goes on to scroll, means nothing; milliseconds. */
export const dwellMs = 80

// Safari has no requestIdleCallback; there a short pause stands for it.
const whenIdle = (work: () => void) => {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(work, { timeout: idleMaxMs })
  else setTimeout(work, 200)
}

/**
 * Fetches pages ahead in quiet moments: those of an open menu that are in view, and the one a pointer or finger rests on or
 * the focus reaches. Each page once while a page is open, within `aheadMax`, and never where it would cost somebody money or patience.
 * A link that is pressed is left to the router, together with what is already on its way: an opened page is asked for once.
 */
export function PrefetchLinks({ fetch }: PrefetchLinksProps) {
  return <PagePrefetch key={usePathname()} fetch={fetch} />
}

interface PrefetchLinksProps {
  fetch: typeof fetchPage
}

function PagePrefetch({ fetch }: PrefetchLinksProps) {
  useEffect(() => {
    const prefetched = new Set<string>()
    const pressed = new Set<string>()
    const leave = new Map<string, () => void>()
    const left: Record<keyof typeof aheadMax, number> = { ...aheadMax }
    const fetchAhead = (link: HTMLAnchorElement | null, reason: keyof typeof left) => {
      const address = link && prefetchAddress(link)
      if (
        !address ||
        prefetched.has(address) ||
        pressed.has(address) ||
        left[reason] === 0 ||
        !allowsPrefetch()
      )
        return
      prefetched.add(address)
      left[reason] -= 1
      whenIdle(() => {
        if (!pressed.has(address)) leave.set(address, fetch(address))
      })
    }

    let resting: ReturnType<typeof setTimeout> | undefined
    const stopResting = () => clearTimeout(resting)
    const restOn = ({ target }: Event) => {
      stopResting()
      const link = linkAt(target)
      if (link) resting = setTimeout(() => fetchAhead(link, 'intended'), dwellMs)
    }
    const onPointerOver = (event: PointerEvent) => event.pointerType === 'mouse' && restOn(event)
    const onFocus = (event: Event) => linkAt(event.target) && restOn(event)
    const onPress = ({ target }: Event) => {
      const link = linkAt(target)
      const address = link && prefetchAddress(link)
      if (!address) return
      stopResting()
      pressed.add(address)
      leave.get(address)?.()
    }
    // A mouse goes down for nothing but a press, and brings the focus; a finger may still scroll, and its press is known with the click.
    const onPointerDown = (event: PointerEvent) => event.pointerType === 'mouse' && onPress(event)
    document.addEventListener('pointerover', onPointerOver, { passive: true })
    document.addEventListener('touchstart', restOn, { passive: true })
    document.addEventListener('touchmove', stopResting, { passive: true })
    document.addEventListener('focusin', onFocus)
    document.addEventListener('pointerdown', onPointerDown, { capture: true, passive: true })
    // Before the router hears of it.
    document.addEventListener('click', onPress, { capture: true })

    const observer = new IntersectionObserver((entries) => {
      for (const { isIntersecting, target } of entries)
        if (isIntersecting) fetchAhead(linkAt(target), 'inView')
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
      document.removeEventListener('pointerdown', onPointerDown, { capture: true })
      document.removeEventListener('click', onPress, { capture: true })
      arrivals.disconnect()
      observer.disconnect()
    }
  }, [fetch])

  return null
}
