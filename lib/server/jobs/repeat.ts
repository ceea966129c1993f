interface RepeatOptions {
  /** False to wait one interval before the first run. */
  startsNow?: boolean
}

/**
 * Runs work now and at an interval without keeping the process alive, never twice at once.
 * @param report called with the error of a run; later runs still follow
 * @returns a function that stops it and waits for the run in progress
 */
export function repeat(
  work: () => Promise<unknown>,
  intervalMs: number,
  report: (error: unknown) => void,
  { startsNow = true }: RepeatOptions = {},
): () => Promise<void> {
  let underWay: Promise<unknown> = Promise.resolve()
  let isRunning = false
  const run = () => {
    if (isRunning) return
    isRunning = true
    underWay = work()
      .catch(report)
      .finally(() => (isRunning = false))
  }
  if (startsNow) run()
  const timer = setInterval(run, intervalMs)
  timer.unref()
  return async () => {
    clearInterval(timer)
    await underWay
  }
}
