import type { Page } from '@playwright/test'

/** Holds back what the router asks for when it changes to a page; whole documents come at once. @returns lets it come */
export async function holdPayload(page: Page, path: string): Promise<() => void> {
  let arrive = () => {}
  const arrived = new Promise<void>((resolve) => (arrive = resolve))
  await page.route(
    (url) => url.pathname === path,
    async (route) => {
      if (route.request().headers().rsc === '1') await arrived
      await route.continue().catch(() => undefined)
    },
  )
  return arrive
}

/** Follows a link of the content with the keyboard, which needs no scrolling to it. */
export async function follow(page: Page, href: string) {
  await page.locator(`main a[href="${href}"]`).first().focus()
  await page.keyboard.press('Enter')
}

/** What the browser says of its connection, such as `{ saveData: true }`; from the next load on. */
export const setConnection = (page: Page, state: object) =>
  page.addInitScript(
    (value) => Object.defineProperty(navigator, 'connection', { value, configurable: true }),
    state,
  )
