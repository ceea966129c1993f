import { useEffect } from 'react'
import { recordEvent } from '@/lib/analytics/events'
import type { Menu } from '@/lib/navigation/menus'

/** Records that a menu opens and closes, by whatever way: its button, Escape, a press outside, a link, a new page. */
export function useOpenEvents(open: Menu | null) {
  const menu = open?.gtagEvent
  useEffect(() => {
    if (menu === undefined) return undefined
    recordEvent('dropdown-open', { menu })
    return () => recordEvent('dropdown-close', { menu })
  }, [menu])
}
