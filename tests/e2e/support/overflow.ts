import { expect, type Page } from '@playwright/test'

/** Nothing is wider than the window, so that the page does not scroll sideways. @param message the page's name, for a failure */
export async function expectNoSidewaysScroll(page: Page, message = page.url()): Promise<void> {
  const excess = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(excess, `${message}: pixels wider than the window`).toBeLessThanOrEqual(0)
}
