import { expect, type Page } from '@playwright/test'

/**
 * No id stands twice on the page: labels would name the wrong field, and a static part that is shown again would take the contents of another.
 * axe asks this only of ids that something refers to.
 * @param message the page's name, for a failure
 */
export async function expectIdsOnce(page: Page, message = page.url()): Promise<void> {
  const repeated = await page.evaluate(() => {
    const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id)
    return [...new Set(ids.filter((id, at) => ids.indexOf(id) !== at))]
  })
  expect(repeated, `${message}: ids that stand twice`).toEqual([])
}
