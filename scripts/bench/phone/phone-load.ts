import type { BrowserType, CDPSession, Page } from 'playwright'
import { threadTime, type ThreadTime } from './thread-time'

/** The phone to build for: 390 px wide, processor four times slower, 1.6 Mbit/s and 150 ms to the server. */
export const slowdown = 4
const network = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
}
/** Scripts that wait for a quiet moment have run by then. */
const settledMs = 3_000

export interface PhoneLoad extends ThreadTime {
  /** First and largest contentful paint, ms on the slow network with this machine's processor. */
  firstPaint: number
  largestPaint: number
  /** What was painted last as the largest, such as `h1` or `img`. */
  largest: string
  layoutShift: number
  nodes: number
}

// Runs in the page.
function observePaints() {
  const seen = { largestPaint: 0, largest: '', layoutShift: 0 }
  Object.assign(window, { seen })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      seen.largestPaint = entry.startTime
      seen.largest =
        ('element' in entry && entry.element instanceof Element && entry.element.localName) || ''
    }
  }).observe({ type: 'largest-contentful-paint', buffered: true })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if ('value' in entry && typeof entry.value === 'number') seen.layoutShift += entry.value
  }).observe({ type: 'layout-shift', buffered: true })
}

const readPage = () => ({
  firstPaint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
  nodes: document.querySelectorAll('*').length,
  ...(window as unknown as { seen: Omit<PhoneLoad, keyof ThreadTime | 'firstPaint' | 'nodes'> })
    .seen,
})

/** Opens a window of the phone with an empty cache on its slow network. */
export async function onPhone<T>(
  chromium: BrowserType,
  work: (page: Page, session: CDPSession) => Promise<T>,
): Promise<T> {
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium-headless-shell',
    args: ['--disable-gpu', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
  })
  try {
    const page = await browser.newPage({
      viewport: { width: 390, height: 844 },
      isMobile: true,
      hasTouch: true,
    })
    const session = await page.context().newCDPSession(page)
    await session.send('Network.enable')
    await session.send('Network.emulateNetworkConditions', network)
    return await work(page, session)
  } finally {
    await browser.close()
  }
}

/**
 * Loads a page once. The processor is not slowed down by the browser, which would count its own waiting; its time is multiplied instead.
 */
export const phoneLoad = (chromium: BrowserType, url: string): Promise<PhoneLoad> =>
  onPhone(chromium, async (page) => {
    const browser = page.context().browser()
    if (!browser) throw new Error('the page has no browser')
    await page.addInitScript(observePaints)
    await browser.startTracing(page, { categories: ['toplevel', 'blink.user_timing'] })
    await page.goto(url, { waitUntil: 'load' })
    await page.waitForTimeout(settledMs)
    const read = await page.evaluate(readPage)
    const trace = await browser.stopTracing()
    return { ...read, ...threadTime(trace.toString(), read.firstPaint, slowdown) }
  })

// Runs in the page: presses the menu button from the first paint on until the menu is open.
function pressMenu() {
  const everyMs = 20
  const timer = setInterval(() => {
    const painted = performance.getEntriesByName('first-contentful-paint')[0]?.startTime
    if (painted === undefined) return
    if (document.querySelector(':popover-open, dialog[open]')) {
      clearInterval(timer)
      Object.assign(window, { menuOpened: performance.now() - painted })
      return
    }
    ;[...document.querySelectorAll<HTMLElement>('header button')]
      .find((button) => button.checkVisibility())
      ?.click()
  }, everyMs)
}

/** How long after the first paint the menu opens, ms, with a processor that the browser slows down. */
export const menuResponse = (chromium: BrowserType, url: string): Promise<number> =>
  onPhone(chromium, async (page, session) => {
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    await page.addInitScript(pressMenu)
    await page.goto(url, { waitUntil: 'commit' })
    const opened = await page.waitForFunction(
      () => (window as unknown as { menuOpened?: number }).menuOpened,
    )
    return (await opened.jsonValue()) ?? Infinity
  })
