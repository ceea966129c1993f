/** Shortest interval between two purges of one tag, milliseconds. */
const usualIntervalMs = 500

export interface ThrottleOptions {
  intervalMs?: number
  now?: () => number
}

/**
 * Purges a tag at once, and again at most twice a second: ten complaints a second would otherwise purge pages before they are
 * rendered, and no read would be a hit. A delayed purge runs at the end of the interval, so no change is lost.
 */
export function throttledPurge(
  purge: (tags: readonly string[]) => void,
  { intervalMs = usualIntervalMs, now = () => performance.now() }: ThrottleOptions = {},
) {
  const lastAt = new Map<string, number>()
  const putOff = new Set<string>()

  function carryOut(tags: readonly string[]) {
    for (const tag of tags) lastAt.set(tag, now())
    purge(tags)
  }

  function wait(tag: string, pauseMs: number) {
    if (putOff.has(tag)) return
    putOff.add(tag)
    const timer = setTimeout(() => {
      putOff.delete(tag)
      carryOut([tag])
    }, pauseMs)
    timer.unref()
  }

  return (tags: readonly string[]): void => {
    const pauseOf = (tag: string) => (lastAt.get(tag) ?? -Infinity) + intervalMs - now()
    const due = tags.filter((tag) => pauseOf(tag) <= 0)
    for (const tag of tags) if (pauseOf(tag) > 0) wait(tag, pauseOf(tag))
    if (due.length > 0) carryOut(due)
  }
}
