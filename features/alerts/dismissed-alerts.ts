import { dismissedAlertsKey } from '@/lib/alerts'

const listeners = new Set<() => void>()

/** Numbers in the session's storage; none when it cannot be read or holds something else. */
function read(): number[] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(dismissedAlertsKey) ?? '[]')
    return Array.isArray(stored) ? stored.filter((id) => typeof id === 'number') : []
  } catch {
    return []
  }
}

export const isDismissed = (id: number) => read().includes(id)

/** Puts an alert away until the tab is closed; where nothing can be stored, until the next page. */
export function dismiss(id: number) {
  try {
    sessionStorage.setItem(dismissedAlertsKey, JSON.stringify([...new Set([...read(), id])]))
  } catch {
    // A full or forbidden storage must not keep the alert in the way.
  }
  for (const listener of listeners) listener()
}

export function onDismissed(listener: () => void) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}
