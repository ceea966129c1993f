/** Failures in a row after which an upstream is left alone, and for how long, milliseconds (security file, section 9). */
const circuitFailures = 5
export const circuitOpenMs = 30_000

export interface Circuit {
  /** Whether a call may be made now. After the pause a single call is let through to try. */
  allows(): boolean
  /** Whether the upstream is being left alone; asking changes nothing. */
  isOpen(): boolean
  succeeded(): void
  failed(): void
}

/** Leaves an upstream alone that keeps failing, so that it can recover and nobody here waits for it in vain. */
export function createCircuit(now: () => number = Date.now): Circuit {
  let failures = 0
  let pausedUntil = 0
  return {
    allows() {
      if (failures < circuitFailures) return true
      if (now() < pausedUntil) return false
      // The next caller is the trial; everybody else keeps waiting until it has an answer.
      pausedUntil = now() + circuitOpenMs
      return true
    },
    isOpen: () => failures >= circuitFailures,
    succeeded() {
      failures = 0
    },
    failed() {
      failures += 1
      if (failures >= circuitFailures) pausedUntil = now() + circuitOpenMs
    },
  }
}
