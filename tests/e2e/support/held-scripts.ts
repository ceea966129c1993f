import { expect, type Page } from '@playwright/test'

/** Opens a page whose scripts wait, as on a slow phone. @returns function that lets them come */
export async function openBeforeScripts(page: Page, path: string): Promise<() => void> {
  let arrive = () => {}
  const arrived = new Promise<void>((resolve) => (arrive = resolve))
  await page.route('**/_next/static/**/*.js', async (route) => {
    await arrived
    await route.continue()
  })
  await page.goto(path, { waitUntil: 'commit' })
  await expect(page.getByRole('contentinfo')).toBeAttached()
  return arrive
}
