import type { BrowserType } from 'playwright'
import { median } from '../growth/cost'
import { interactions, type Interaction } from './interactions'
import { onPhone, slowdown } from './phone-load'

/** The page's own scripts have run by then. */
const settledMs = 3_000
/** What an interaction sets off has been painted by then. */
const paintedMs = 1_500
/** Interactions shorter than this are not told apart by the browser, ms. */
const shortestMs = 16
const key = 'longest-interaction'

// Runs in the page: keeps the longest time from an event of a person to the next paint, across documents.
function watchInteractions([name, shortest]: [string, number]) {
  const note = (ms: number) =>
    sessionStorage.setItem(name, String(Math.max(ms, Number(sessionStorage.getItem(name)))))
  const events: PerformanceObserverInit & { durationThreshold: number } = {
    type: 'event',
    durationThreshold: shortest,
  }
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if ('interactionId' in entry && Number(entry.interactionId) > 0) note(entry.duration)
  }).observe(events)
  // Neither of these is an interaction to the browser, and people wait for them alike.
  for (const type of ['change', 'popstate'])
    window.addEventListener(
      type,
      ({ timeStamp }) => {
        const { port1, port2 } = new MessageChannel()
        port1.addEventListener('message', () => note(performance.now() - timeStamp))
        port1.start()
        requestAnimationFrame(() => port2.postMessage(null))
      },
      { capture: true },
    )
}

/** From what a person does to the next paint, ms on the phone: the longest of the events of one interaction. */
const timeOf = (chromium: BrowserType, origin: string, { path, prepare, act }: Interaction) =>
  onPhone(chromium, async (page, session) => {
    await page.addInitScript(watchInteractions, [key, shortestMs] as [string, number])
    await page.goto(origin + path, { waitUntil: 'load' })
    await page.waitForTimeout(settledMs)
    await prepare?.(page)
    await page.waitForTimeout(paintedMs)
    await page.evaluate((name) => sessionStorage.removeItem(name), key)
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    await act(page)
    await page.waitForTimeout(paintedMs)
    return page.evaluate((name) => Number(sessionStorage.getItem(name)), key)
  })

/** One line for each interaction: its name and the median, ms. */
export async function interactionLines(origin: string, count: number): Promise<string[]> {
  const { chromium } = await import('playwright')
  const lines: string[] = []
  for (const interaction of interactions) {
    const times: number[] = []
    for (let turn = 0; turn < count; turn += 1)
      times.push(await timeOf(chromium, origin, interaction))
    const ms = median(times)
    lines.push(`${interaction.name.padEnd(30)} ${ms > 0 ? ms.toFixed(0) : `below ${shortestMs}`}`)
  }
  return lines
}
