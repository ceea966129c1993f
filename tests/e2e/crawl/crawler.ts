import { type Browser, type BrowserContextOptions, test as base } from '@playwright/test'
import { axeSource } from '../support/accessible'
import { phone, wide } from '../support/windows'

const windows = { phone, wide }
export type WindowSize = keyof typeof windows

/** A page that goes from address to address and notes what it should not do. */
export interface Crawler {
  page: Awaited<ReturnType<Browser['newPage']>>
  size: WindowSize
  /** Makes the page that is there a phone or a wide screen; back to `size` before the next one is loaded. */
  turnTo: (size: WindowSize) => Promise<void>
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
  const devices = await page.context().newCDPSession(page)
  return {
    page,
    size,
    turnTo: async (next) => {
      const { viewport, isMobile, hasTouch } = windows[next]
      await devices.send('Emulation.setTouchEmulationEnabled', { enabled: hasTouch })
      await devices.send('Emulation.setDeviceMetricsOverride', {
        ...viewport,
        mobile: isMobile,
        deviceScaleFactor: 1,
      })
    },
    noise: () => {
      const heard = noted
      noted = []
      return heard
    },
  }
}

/** One page loaded in each size for all addresses that a worker visits: what was fetched once is in its cache. */
export const test = base.extend<object, { crawlers: Crawler[] }>({
  crawlers: [
    async ({ browser }, use, { project }) => {
      const { baseURL, timezoneId, serviceWorkers } = project.use
      const options = { baseURL, timezoneId, serviceWorkers }
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
