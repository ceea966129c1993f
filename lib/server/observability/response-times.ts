/** Upper bounds of the histogram's buckets, seconds. */
const bounds = [0.001, 0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]
const name = 'portal_http_request_duration_seconds'

interface Series {
  labels: string
  /** Responses per bucket, the last one above all bounds. */
  counts: number[]
  seconds: number
}

/**
 * A histogram of response times for Prometheus. Not the library's own, which costs every cached page
 * three times as much (7 against 2 microseconds on a busy machine).
 */
export function createResponseTimes() {
  const all = new Map<string, Series>()

  function seriesOf(route: string, method: string, status: string): Series {
    const key = `${route} ${method} ${status}`
    let series = all.get(key)
    if (!series) {
      series = {
        labels: `route="${route}",method="${method}",status="${status}"`,
        counts: Array.from({ length: bounds.length + 1 }, () => 0),
        seconds: 0,
      }
      all.set(key, series)
    }
    return series
  }

  function linesOf({ labels, counts, seconds }: Series): string[] {
    let sum = 0
    const buckets = counts.map((count, at) => {
      sum += count
      return `${name}_bucket{${labels},le="${bounds[at] ?? '+Inf'}"} ${sum}`
    })
    return [...buckets, `${name}_sum{${labels}} ${seconds}`, `${name}_count{${labels}} ${sum}`]
  }

  return {
    /** Counts one response; the labels must come from fixed lists, because each combination is kept forever. */
    add(route: string, method: string, status: string, seconds: number) {
      const series = seriesOf(route, method, status)
      const found = bounds.findIndex((bound) => seconds <= bound)
      const at = found === -1 ? bounds.length : found
      series.counts[at] = (series.counts[at] ?? 0) + 1
      series.seconds += seconds
    },
    text: () =>
      [
        `# HELP ${name} Answers by route, method and class of status`,
        `# TYPE ${name} histogram`,
        ...[...all.values()].flatMap(linesOf),
        '',
      ].join('\n'),
  }
}
