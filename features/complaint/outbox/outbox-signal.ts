import { create } from 'zustand'
import { followStorage } from '@/lib/device/follow-storage'

/**
 * Count and time of the last change, beside the database: pages without complaints need not load anything to know that nothing
 * waits, and the browser tells all other tabs of a change.
 */
const marker = 'complaint-outbox'

interface OutboxSignal {
  /** Complaints on this device; 0 until looked. */
  count: number
  /** Grows with every change, in whichever tab. */
  changes: number
}

/** How many complaints wait on this device, and when that changes. Browser only. */
export const useOutboxSignal = create<OutboxSignal>()(() => ({ count: 0, changes: 0 }))

const setCount = (count: number) =>
  useOutboxSignal.setState(({ changes }) => ({ count, changes: changes + 1 }))

const countIn = (value: string | null) => Number.parseInt(value ?? '', 10) || 0

/** Reads the marker of this device, and again whenever another tab changes it. @returns ends that */
export function followOutbox(): () => void {
  const check = () => {
    try {
      setCount(countIn(window.localStorage.getItem(marker)))
    } catch {
      // Blocked storage also keeps no complaints.
    }
  }
  check()
  return followStorage(marker, check)
}

/** Tells all tabs how many complaints wait now. */
export function notifyOutboxChange(count: number): void {
  try {
    if (count > 0) window.localStorage.setItem(marker, `${count} ${Date.now()}`)
    else window.localStorage.removeItem(marker)
  } catch {
    // The complaint itself lies in the database; only other pages will not point to it.
  }
  setCount(count)
}
