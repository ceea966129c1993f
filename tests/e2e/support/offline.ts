import type { BrowserContext } from '@playwright/test'

/**
 * Takes the network from a page that a service worker has answered. Chromium's emulation is lost on such a page: it calls itself
 * online and never hears that the network is back, unless it is told once more.
 */
export async function stayOffline(context: BrowserContext) {
  await context.setOffline(false)
  await context.setOffline(true)
}
