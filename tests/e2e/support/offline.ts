import type { BrowserContext } from '@playwright/test'

/**
 * Cuts the network of a page that a service worker has served. Chromium's emulation is lost on such a page: it reports being online and
 * never notices that the network is back, unless the emulation is set again.
 */
export async function stayOffline(context: BrowserContext) {
  await context.setOffline(false)
  await context.setOffline(true)
}
