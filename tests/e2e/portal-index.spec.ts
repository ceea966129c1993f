import { expect, test } from '@playwright/test'
import { visitAddress } from '@/lib/address/lists/visit-address'
import { english } from './support/messages'

const { prefix, t } = english
const index = t['portal-index']

test('the statistics lead to the portal index, which works without scripts and says what it is', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(`${prefix}${visitAddress.path}`)
  const main = page.getByRole('main')
  await main.getByRole('link', { name: index.title }).click()
  await expect(page).toHaveURL(/\/en\/kepuasan-pengguna$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(index.title)
  await expect(main.getByText(index.origin)).toBeVisible()
  await expect(main.getByRole('region', { name: index.changesTitle })).toContainText(
    index.changesEmpty,
  )
  const numbers = await page.request.get(
    (await main.getByRole('link', { name: /feedback-index$/ }).getAttribute('href')) ?? '',
  )
  expect(numbers.ok()).toBe(true)
  await context.close()
})
