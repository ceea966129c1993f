import { expect, test } from '@playwright/test'
import {
  choosePlace,
  fillUntilPlace,
  goToCheck,
  languages,
  press,
  readReceipt,
} from './support/complaint-journey'
import { untilHydrated } from './support/hydrated'
import { translatePage } from './support/translated'

const [{ messages }] = languages

test('a complaint is written and sent in a page that the browser translates', async ({ page }) => {
  const failures: string[] = []
  page.on('pageerror', ({ message }) => failures.push(message))
  await page.goto('/aduan-warga/new/buat-aduan')
  await untilHydrated(page.getByLabel(messages.fields.name))
  await translatePage(page)
  // Each step also says what its main button leads to.
  await press(page, messages.wizard.next.toInformation)
  await expect(page.getByLabel(messages.fields.name)).toHaveAttribute('aria-invalid', 'true')
  await fillUntilPlace(page, messages, 'private')
  await choosePlace(page, messages)
  await goToCheck(page, messages)
  await press(page, messages.wizard.submit)
  await press(page, messages.dialog.submitConfirm)
  expect((await readReceipt(page, messages)).number).not.toBe('')
  expect(failures).toEqual([])
})
