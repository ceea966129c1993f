import { expect, it } from 'vitest'
import { busyTime, threadTime } from './thread-time'

const page = { pid: 7, tid: 1 }
const task = (atMs: number, processorMs: number, { pid, tid } = page) => ({
  name: 'ThreadControllerImpl::RunTask',
  ph: 'X',
  pid,
  tid,
  ts: 1_000_000 + atMs * 1_000,
  tdur: processorMs * 1_000,
})
const trace = (...tasks: ReturnType<typeof task>[]) =>
  JSON.stringify({
    traceEvents: [
      { name: 'thread_name', ph: 'M', pid: 9, tid: 1, args: { name: 'CrRendererMain' } },
      { name: 'thread_name', ph: 'M', ...page, args: { name: 'CrRendererMain' } },
      {
        name: 'navigationStart',
        ph: 'R',
        ...page,
        ts: 1_000_000,
        args: { data: { documentLoaderURL: 'http://127.0.0.1/berita' } },
      },
      ...tasks,
    ],
  })

it('counts the processor time of the main thread as that of a slower phone, and what blocks after the first paint', () => {
  const loaded = trace(
    task(-50, 100),
    task(100, 90),
    task(900, 20),
    task(950, 10),
    task(990, 500, { pid: 7, tid: 2 }),
    task(990, 500, { pid: 9, tid: 1 }),
  )
  expect(threadTime(loaded, 800, 4)).toEqual({ total: 480, longest: 80, blocking: 30 })
})

it('refuses a trace without a page', () => {
  expect(() => threadTime('{"traceEvents":[]}', 0, 4)).toThrow('no page')
})

it('counts what the main thread works between two moments after a mark', () => {
  const { traceEvents } = JSON.parse(
    trace(
      task(995, 500),
      task(1_002, 10),
      task(1_060, 5),
      task(1_080, 500),
      task(1_010, 500, { pid: 7, tid: 2 }),
    ),
  ) as { traceEvents: unknown[] }
  const mark = { name: 'pressed', ph: 'R', ...page, ts: 2_000_000 }
  const marked = JSON.stringify({ traceEvents: [...traceEvents, mark] })
  expect(busyTime(marked, 'pressed', { from: 1, until: 70, slowdown: 4 })).toBe(60)
  expect(() => busyTime(marked, 'other', { from: 1, until: 70, slowdown: 4 })).toThrow('no mark')
})
