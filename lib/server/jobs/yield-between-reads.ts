/** Time for reads per turn of the event loop, milliseconds. */
const usualBudgetMs = 5

export interface YieldOptions {
  budgetMs?: number
  now?: () => number
  /** Schedules a callback for the next turn, after pending events. */
  nextTurn?: (work: () => void) => unknown
}

/**
 * Spreads reads over turns of the event loop when there are very many, so that work of several turns is not delayed in each of them: a
 * complaint with its photo needs dozens. Without a crowd everything runs at once.
 * @returns runs a read now, or in order in one of the next turns
 */
export function yieldBetweenReads({
  budgetMs = usualBudgetMs,
  now = () => performance.now(),
  nextTurn = setImmediate,
}: YieldOptions = {}) {
  let waiting: (() => void)[] = []
  let spentMs = 0
  let isBooked = false

  function run(reading: () => void) {
    const started = now()
    reading()
    spentMs += now() - started
  }

  function book() {
    if (isBooked) return
    isBooked = true
    nextTurn(begin)
  }

  function begin() {
    isBooked = false
    spentMs = 0
    let done = 0
    for (const reading of waiting) {
      if (spentMs >= budgetMs) break
      run(reading)
      done += 1
    }
    waiting = waiting.slice(done)
    // Also after the last one: the time spent counts until this turn is over.
    if (done > 0) book()
  }

  return (reading: () => void): void => {
    if (waiting.length === 0 && spentMs < budgetMs) run(reading)
    else waiting.push(reading)
    book()
  }
}
