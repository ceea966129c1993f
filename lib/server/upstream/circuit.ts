/** Failures in a row that open the circuit, and for how long, milliseconds (security file, section 9). */
const circuitFailures = 5
export const circuitOpenMs = 30_000

export interface Circuit {
  /** Whether a call may be made now. After the pause a single trial call is allowed. */
  allows(): boolean
  /** Whether calls are refused; reading it has no effect. */
  isOpen(): boolean
  succeeded(): void
  failed(): void
}

/**
 * A circuit breaker: stops calls to a failing upstream, so that it can recover and visitors do not wait in vain.
 * @param now milliseconds that only grow: by a clock that is set back it would stay open for hours
 */
export function createCircuit(now: () => number = () => performance.now()): Circuit {
  let failures = 0
  let pausedUntil = 0
  return {
    allows() {
      if (failures < circuitFailures) return true
      if (now() < pausedUntil) return false
      // The next caller is the trial; all others are refused until it has ended.
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
