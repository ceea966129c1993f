import { createHistogram } from 'node:perf_hooks'
import { setTimeout as pause } from 'node:timers/promises'
import { readPages } from '../readers'
import { createTally, isFailure } from '../tally'
import { median } from './cost'
import type { Figure } from './figures'
import type { portalClock } from './portal-clock'
import { complaintCalls, complaintPages, otherPages } from './portal-questions'
import { goals } from './question'

/** Rounds over all pages: the first compile, the others count. */
const rounds = { cold: 3, counted: 5 }
const healthSeconds = 15
const healthPauseMs = 20
const healthGoalMs = 50
/** Few enough that a machine of two processors is not kept busy by who asks. */
const readers = 2

async function fetchWhole(url: string): Promise<void> {
  const response = await fetch(url, { headers: { 'accept-encoding': 'identity' } })
  await response.arrayBuffer()
  if (!response.ok) throw new Error(`${url} answered ${response.status}`)
}

/** What rendering each page costs, the median of five. */
export async function pageFigures(
  origin: string,
  { costOf }: ReturnType<typeof portalClock>,
): Promise<Figure[]> {
  const costs = new Map<string, number[]>()
  for (let round = 0; round < rounds.cold + rounds.counted; round += 1) {
    for (const path of otherPages) await fetchWhole(`${origin}${path}`)
    for (const { name, path } of complaintPages) {
      const cost = await costOf(() => fetchWhole(`${origin}${path(round)}`))
      if (round >= rounds.cold) costs.set(name, [...(costs.get(name) ?? []), cost])
    }
  }
  return [...costs].map(([name, values]) => ({
    name,
    value: median(values),
    unit: 'ms',
    goal: goals.read,
  }))
}

/**
 * How long a look at the process takes while everything is asked. By the clock on the wall: on a machine with other work it says more about
 * that.
 */
export async function healthFigures(origin: string): Promise<Figure[]> {
  const signal = AbortSignal.timeout(healthSeconds * 1_000)
  const times = createHistogram()
  const tally = createTally()
  async function look() {
    while (!signal.aborted) {
      const began = performance.now()
      await fetchWhole(`${origin}/v1/health`)
      times.record(Math.max(1, Math.round((performance.now() - began) * 1_000)))
      await pause(healthPauseMs)
    }
  }
  const pages = [...complaintPages, ...complaintCalls].map(({ path }) => ({
    kind: 'question',
    // Other numbers than those that were asked for the costs.
    path: (nth: number) => path(nth + rounds.cold + rounds.counted),
  }))
  await Promise.all([
    look(),
    readPages(origin, { count: readers, pages, pauseMs: 0, tally, signal }),
  ])
  const failures = tally.count('question', isFailure)
  if (failures > 0) throw new Error(`${failures} questions failed while health was looked at`)
  return [
    { name: 'health, median', value: times.percentile(50) / 1_000, unit: 'ms', goal: Infinity },
    { name: 'health, p99', value: times.percentile(99) / 1_000, unit: 'ms', goal: healthGoalMs },
  ]
}
