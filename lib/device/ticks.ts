import { followStorage } from './follow-storage'

const keyOf = (list: string) => `ticks:${list}`

/** What was ticked in a list on this device; nothing when storage is blocked or spoilt. */
export function readTicks(list: string): readonly string[] {
  try {
    const stored: unknown = JSON.parse(window.localStorage.getItem(keyOf(list)) ?? '[]')
    return Array.isArray(stored) ? stored.filter((each) => typeof each === 'string') : []
  } catch {
    return []
  }
}

/** Tells what is ticked in a list whenever another tab has changed it. @returns stops it */
export const watchTicks = (
  list: string,
  onTicked: (ticked: readonly string[]) => void,
): (() => void) => followStorage(keyOf(list), () => onTicked(readTicks(list)))

/**
 * Keeps what is ticked; an empty list leaves nothing behind.
 * @returns false when storage is full or blocked, and the ticks live in the page alone
 */
export function keepTicks(list: string, ticked: readonly string[]): boolean {
  try {
    if (ticked.length === 0) window.localStorage.removeItem(keyOf(list))
    else window.localStorage.setItem(keyOf(list), JSON.stringify(ticked))
    return true
  } catch {
    return false
  }
}
