import { expect, type Locator, type Page } from '@playwright/test'

/** Presses Tab until the element has the focus, as keyboard users do. @param tabsMax most presses that are reasonable */
export async function tabTo(page: Page, target: Locator, tabsMax = 80): Promise<void> {
  await expect(target).toBeVisible()
  for (let tabs = 0; tabs < tabsMax; tabs += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error('The element cannot be reached with Tab')
}

/** The page behind an open dialog is out of reach: so many steps with Tab never lead there. */
export async function expectFocusInDialog(page: Page, tabs: number): Promise<void> {
  for (let step = 0; step < tabs; step += 1) {
    await page.keyboard.press('Tab')
    const place = await page.evaluate(() =>
      document.activeElement?.closest('dialog') ? 'dialog' : document.activeElement?.tagName,
    )
    expect(['dialog', 'BODY']).toContain(place)
  }
}
