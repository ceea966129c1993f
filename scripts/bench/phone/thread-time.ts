import { z } from 'zod'

// Chromium's trace events: times in µs; `tdur` is the processor time of the thread, which neighbours on the machine do not lengthen.
const traceEvent = z.object({
  name: z.string(),
  ph: z.string(),
  pid: z.number(),
  tid: z.number(),
  ts: z.number().default(0),
  tdur: z.number().default(0),
  args: z
    .object({
      name: z.unknown(),
      data: z.object({ documentLoaderURL: z.string().optional() }).optional().catch(undefined),
    })
    .partial()
    .optional()
    .catch(undefined),
})
const traceFile = z.object({ traceEvents: z.array(traceEvent) })
type TraceEvent = z.output<typeof traceEvent>

const isTaskOf =
  ({ pid, tid }: Pick<TraceEvent, 'pid' | 'tid'>) =>
  (event: TraceEvent) =>
    event.name === 'ThreadControllerImpl::RunTask' &&
    event.ph === 'X' &&
    event.pid === pid &&
    event.tid === tid

const usPerMs = 1_000
/** A task longer than this blocks; what is over it counts (https://web.dev/articles/tbt). */
const blockingMs = 50

export interface ThreadTime {
  /** Of all tasks of the page's main thread. */
  total: number
  /** Of the longest task that began after the first paint. */
  longest: number
  /** Of all tasks after the first paint, what each had over 50 ms. */
  blocking: number
}

/**
 * Processor time of a page's main thread, in ms of a phone.
 * @param trace of one load, as Chromium writes it: JSON with the categories `toplevel` and `blink.user_timing`
 * @param firstPaintMs after the navigation began
 * @param slowdown of the phone's processor against this one
 * @throws Error when the trace has no page that was loaded over HTTP
 */
export function threadTime(trace: string, firstPaintMs: number, slowdown: number): ThreadTime {
  const { traceEvents } = traceFile.parse(JSON.parse(trace))
  const navigation = traceEvents.findLast(
    ({ name, args }) =>
      name === 'navigationStart' && args?.data?.documentLoaderURL?.startsWith('http'),
  )
  const thread = traceEvents.find(
    ({ name, pid, args }) =>
      name === 'thread_name' && args?.name === 'CrRendererMain' && pid === navigation?.pid,
  )
  if (!navigation || !thread) throw new Error('The trace shows no page')
  const tasks = traceEvents
    .filter(isTaskOf(thread))
    .filter(({ ts }) => ts >= navigation.ts)
    .map(({ ts, tdur }) => ({
      atMs: (ts - navigation.ts) / usPerMs,
      ms: (tdur / usPerMs) * slowdown,
    }))
  const painted = tasks.filter(({ atMs }) => atMs >= firstPaintMs).map(({ ms }) => ms)
  return {
    total: tasks.reduce((sum, { ms }) => sum + ms, 0),
    longest: Math.max(0, ...painted),
    blocking: painted.reduce((sum, ms) => sum + Math.max(0, ms - blockingMs), 0),
  }
}

/**
 * Processor time of a page's main thread between two moments, in ms of a phone.
 * @param trace as above
 * @param mark name of a mark that the page has set (`performance.mark`)
 * @param from ms after the mark, as is `until`
 * @throws Error when the trace has no such mark
 */
export function busyTime(
  trace: string,
  mark: string,
  { from, until, slowdown }: { from: number; until: number; slowdown: number },
): number {
  const { traceEvents } = traceFile.parse(JSON.parse(trace))
  const marked = traceEvents.findLast(({ name }) => name === mark)
  if (!marked) throw new Error(`The trace shows no mark ${mark}`)
  const [start, end] = [marked.ts + from * usPerMs, marked.ts + until * usPerMs]
  const own = traceEvents
    .filter(isTaskOf(marked))
    .filter(({ ts }) => ts >= start && ts < end)
    .map(({ tdur }) => tdur)
  return (own.reduce((sum, us) => sum + us, 0) / usPerMs) * slowdown
}
