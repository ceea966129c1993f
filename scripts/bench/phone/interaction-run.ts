import type { BrowserType } from 'playwright'
import { z } from 'zod'
import { median } from '../growth/cost'
import { interactions, type Interaction } from './interactions'
import { onPhone, slowdown } from './phone-load'
import { busyTime } from './thread-time'

/** The page's own scripts have run by then, ms. */
const settledMs = 3_000
/** What an interaction sets off has been painted by then, ms. */
const paintedMs = 1_500
/** Shorter interactions are not noted by the browser, ms. */
const shortestMs = 16
const mark = 'interaction'
/** From the event of a person to the next paint, ms after the mark. */
const span = z.object({ from: z.number(), until: z.number() })

// Runs in the page: keeps the longest span from an event of a person to the next paint, across documents.
function watchInteractions([name, shortest]: [string, number]) {
  const note = (start: number, end: number) => {
    const marked = performance.getEntriesByName(name).at(-1)?.startTime
    if (marked === undefined || start < marked) return
    const longest = Number(sessionStorage.getItem(`${name}-ms`))
    if (end - start <= longest) return
    sessionStorage.setItem(`${name}-ms`, String(end - start))
    sessionStorage.setItem(name, JSON.stringify({ from: start - marked, until: end - marked }))
  }
  const events: PerformanceObserverInit & { durationThreshold: number } = {
    type: 'event',
    durationThreshold: shortest,
  }
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if ('interactionId' in entry && Number(entry.interactionId) > 0)
        note(entry.startTime, entry.startTime + entry.duration)
  }).observe(events)
  // Neither of these is an interaction to the browser, and people wait for them alike.
  for (const type of ['change', 'popstate'])
    window.addEventListener(
      type,
      ({ timeStamp }) => {
        const { port1, port2 } = new MessageChannel()
        port1.addEventListener('message', () => note(timeStamp, performance.now()))
        port1.start()
        requestAnimationFrame(() => port2.postMessage(null))
      },
      { capture: true },
    )
}

/**
 * From what a person does to the next paint, ms of a phone: what the main thread works meanwhile, for the longest of the events. The processor is
 * not slowed down by the browser; its time is multiplied instead, and neighbours on the machine do not lengthen it.
 */
const timeOf = (chromium: BrowserType, origin: string, { path, prepare, act }: Interaction) =>
  onPhone(chromium, async (page) => {
    const browser = page.context().browser()
    if (!browser) throw new Error('the page has no browser')
    await page.addInitScript(watchInteractions, [mark, shortestMs] as [string, number])
    await page.goto(origin + path, { waitUntil: 'load' })
    await page.waitForTimeout(settledMs)
    await prepare?.(page)
    await page.waitForTimeout(paintedMs)
    await browser.startTracing(page, { categories: ['toplevel', 'blink.user_timing'] })
    await page.evaluate((name) => performance.mark(name), mark)
    await act(page)
    await page.waitForTimeout(paintedMs)
    const noted = await page.evaluate((name) => sessionStorage.getItem(name), mark)
    const trace = (await browser.stopTracing()).toString()
    return noted === null
      ? 0
      : busyTime(trace, mark, { ...span.parse(JSON.parse(noted)), slowdown })
  })

/** One line for each interaction: its name and the median, ms. */
export async function interactionLines(origin: string, count: number): Promise<string[]> {
  const { chromium } = await import('playwright')
  const lines: string[] = []
  for (const interaction of interactions) {
    const times: number[] = []
    for (let turn = 0; turn < count; turn += 1)
      times.push(await timeOf(chromium, origin, interaction))
    lines.push(`${interaction.name.padEnd(20)} ${median(times).toFixed(0).padStart(6)}`)
  }
  return lines
}
