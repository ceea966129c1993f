import { expect, test } from '@playwright/test'
import { expectAccessible } from './support/accessible'
import { id } from './support/messages'
import { openNetwork } from './support/network'

test.use({ serviceWorkers: 'allow' })

test('a saved article is read without network, from the page that says that there is none', async ({
  page,
  baseURL,
}) => {
  const network = await openNetwork(baseURL ?? '')
  await page.goto(`${network.origin}/berita`)
  await page.locator('main article a').filter({ hasText: /\w/ }).first().click()
  await page.waitForURL(/\/berita\/[\w-]+$/)
  const title = await page.getByRole('heading', { level: 1 }).textContent()
  await page.getByRole('button', { name: id.saved.saveLong }).click()
  await expect(page.getByText(id.saved.said.saved)).toBeVisible()
  await page.evaluate(async () => void (await navigator.serviceWorker.ready))
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null))
    .toBe(true)

  await network.cut()
  await page.goto(`${network.origin}/layanan`)
  await expect(page.getByRole('heading', { level: 1, name: id.offline.title })).toBeVisible()
  const link = page.getByRole('link', { name: title ?? '' })
  await expect(link).toBeVisible()
  // Who was never near the complaint form does not have it, and reads so.
  await expect(page.getByText(id.offline.formMissing)).toBeVisible()
  await expectAccessible(page)
  await link.click()
  await expect(page.getByRole('heading', { level: 1, name: title ?? '' })).toBeVisible()
  await expect(page.getByText(/^Disimpan pada .+ WIB; mungkin sudah berubah\.$/)).toBeVisible()
  // The style sheet came along.
  expect(
    await page.evaluate(() =>
      [...document.styleSheets].every((sheet) => sheet.cssRules.length > 0),
    ),
  ).toBe(true)
  await expectAccessible(page)

  await page.goto(`${network.origin}/layanan`)
  await expect(page.getByRole('heading', { level: 1, name: id.offline.title })).toBeVisible()
  await network.restore()
  // The device called itself online all the time, so the page notices when it next asks for the portal.
  await expect(page.getByRole('heading', { level: 1, name: id.offline.title })).toBeHidden({
    timeout: 30_000,
  })
  await network.cut()
})
