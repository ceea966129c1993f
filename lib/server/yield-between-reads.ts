/** What reading may take of one turn of the event loop, milliseconds. */
const usualBudgetMs = 5

export interface YieldOptions {
  budgetMs?: number
  now?: () => number
  /** Calls back in the next turn, after what came in meanwhile. */
  nextTurn?: (work: () => void) => unknown
}

/**
 * Lets reading wait its turn when very many read, so that what takes several turns is not held up in each of them: a complaint with its
 * photo needs dozens. Without a crowd everything runs at once.
 * @returns runs a reading now, or in its order in one of the next turns
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
    // Also after the last one: what was spent counts until this turn is over.
    if (done > 0) book()
  }

  return (reading: () => void): void => {
    if (waiting.length === 0 && spentMs < budgetMs) run(reading)
    else waiting.push(reading)
    book()
  }
}
