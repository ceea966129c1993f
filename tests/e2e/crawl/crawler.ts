import {
  type Browser,
  type BrowserContextOptions,
  expect,
  type Page,
  test as base,
} from '@playwright/test'
import { stopClock } from '@/tests/support/stopped-clock'
import { axeSource } from '../support/accessible'
import { loaderOf } from '../support/page-loader'
import { phone, sheet, wide } from '../support/windows'
import { crawledAt, crawledOrigin } from './crawled-portal'

const windows = { phone, wide }
export type WindowSize = keyof typeof windows

/** A page that goes from address to address and notes what it should not do. */
export interface Crawler {
  page: Page
  size: WindowSize
  /** Loads an address of the portal as somebody does who has never been there; scripts and pictures are kept. */
  visit: (path: string) => ReturnType<Page['goto']>
  /** Makes the page that is there a phone, a wide screen or a sheet of paper; back to `size` before the next one is loaded. */
  turnTo: (size: WindowSize | 'sheet') => Promise<void>
  /** A PNG of a part of the page that is as wide as the window. */
  shoot: (area: { width: number; height: number; top?: number }, scale: number) => Promise<Buffer>
  /** What the console and other hosts heard since the last call, and calls of the API that name no language. */
  noise: () => string[]
}

/** Lines that the page does not write: Playwright's about the service worker it keeps out, Chromium's about a page that answers 404. */
const isForeign = (text: string, url: string, address: string) =>
  text === 'Service Worker registration blocked by Playwright' ||
  (/^Failed to load resource: .* 404/.test(text) && url === address)

async function openCrawler(
  browser: Browser,
  size: WindowSize,
  options: BrowserContextOptions,
): Promise<Crawler> {
  const page = await browser.newPage({
    ...options,
    ...windows[size],
    // What moves is looked at at its end, and drawing its way there costs as much as the page.
    reducedMotion: 'reduce',
  })
  await page.addInitScript(stopClock, crawledAt)
  // Of a reader who wants no visit counted none is, so the counters stand still, too.
  await page.addInitScript(() => Object.defineProperty(navigator, 'doNotTrack', { value: '1' }))
  // Cheaper than sending it with every look.
  await page.addInitScript(axeSource)
  let noted: string[] = []
  page.on('console', (message) => {
    const isLoud = message.type() === 'error' || message.type() === 'warning'
    if (isLoud && !isForeign(message.text(), message.location().url, page.url()))
      noted.push(message.text())
  })
  page.on('pageerror', (error) => noted.push(error.message))
  page.on('request', (request) => {
    const url = new URL(request.url())
    if (/^https?:$/.test(url.protocol) && url.origin !== options.baseURL)
      noted.push(`asks ${url.host}`)
    const isCall = ['fetch', 'xhr'].includes(request.resourceType())
    if (isCall && url.pathname.startsWith('/v1/') && !request.headers()['content-language'])
      noted.push(`asks ${url.pathname} in no language`)
  })
  const devtools = await page.context().newCDPSession(page)
  const load = loaderOf(page)
  return {
    page,
    size,
    visit: async (path) => {
      // Drafts, remembered complaints and chosen places of an earlier test.
      await devtools.send('Storage.clearDataForOrigin', {
        origin: crawledOrigin,
        storageTypes: 'local_storage,indexeddb',
      })
      // What was pressed last would be pointed at.
      await page.mouse.move(0, 0)
      return load(path)
    },
    turnTo: async (next) => {
      const { viewport, isMobile, hasTouch } = next === 'sheet' ? sheet : windows[next]
      await devtools.send('Emulation.setTouchEmulationEnabled', { enabled: hasTouch })
      await devtools.send('Emulation.setDeviceMetricsOverride', {
        ...viewport,
        mobile: isMobile,
        deviceScaleFactor: 1,
      })
    },
    shoot: async ({ width, height, top = 0 }, scale) => {
      const { data } = await devtools.send('Page.captureScreenshot', {
        clip: { x: 0, y: top, width, height, scale },
        captureBeyondViewport: true,
        optimizeForSpeed: true,
      })
      // Looking further than the window takes the finger away.
      await devtools.send('Emulation.setTouchEmulationEnabled', { enabled: windows[size].hasTouch })
      return Buffer.from(data, 'base64')
    },
    noise: () => {
      const heard = noted
      noted = []
      return heard
    },
  }
}

/** Nothing else waits for the portal that is crawled. */
const untilReady = () =>
  expect
    .poll(
      () =>
        fetch(`${crawledOrigin}/v1/health/ready`).then(
          ({ ok }) => ok,
          () => false,
        ),
      { message: 'the portal that is crawled is ready', timeout: 120_000 },
    )
    .toBe(true)

/** One page loaded in each size for all addresses that a worker visits: what was fetched once is in its cache. */
export const test = base.extend<object, { crawlers: Crawler[] }>({
  baseURL: crawledOrigin,
  crawlers: [
    async ({ browser }, use, { project }) => {
      const { timezoneId, serviceWorkers } = project.use
      const options = { baseURL: crawledOrigin, timezoneId, serviceWorkers }
      await untilReady()
      const crawlers = [
        await openCrawler(browser, 'phone', options),
        await openCrawler(browser, 'wide', options),
      ]
      await use(crawlers)
      for (const { page } of crawlers) await page.close()
    },
    { scope: 'worker' },
  ],
})
