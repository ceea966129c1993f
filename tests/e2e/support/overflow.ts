import { expect, type Page } from '@playwright/test'

/** Nothing is wider than the window, so that nobody has to scroll sideways. @param message what the page is, for a failure */
export async function expectNoSidewaysScroll(page: Page, message = page.url()): Promise<void> {
  const excess = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(excess, `${message}: pixels wider than the window`).toBeLessThanOrEqual(0)
}
