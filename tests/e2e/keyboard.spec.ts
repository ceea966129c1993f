import { expect, test, type Locator, type Page } from '@playwright/test'
import { expectAccessible } from './support/accessible'
import { isStep, languages, readReceipt } from './support/complaint-journey'
import { expectFocusInDialog, tabTo } from './support/keyboard'
import { smallPhoto } from './support/small-photo'
import { wide } from './support/windows'

async function choose(page: Page, list: Locator, name: string) {
  await tabTo(page, list)
  await expect(list.locator('option', { hasText: name }).first()).toBeAttached()
  await page.keyboard.type(name)
  await expect(list.locator('option:checked')).toContainText(name)
}

const [, { prefix, messages, review }] = languages

test.use(wide)

test('a complaint is filed with the keyboard alone, each step accessible', async ({ page }) => {
  await page.goto(`${prefix}/aduan-warga/buat-aduan`)
  const write = async (label: string, text: string) => {
    await tabTo(page, page.getByLabel(label))
    await page.keyboard.type(text)
  }
  const pressed = async (name: string) => {
    await tabTo(page, page.getByRole('button', { name, exact: true }))
    await page.keyboard.press('Enter')
  }

  await write(messages.fields.name, 'Siti Rahayu')
  await write(messages.fields.phone, '081234567890')
  await write(messages.fields.email, 'siti.rahayu@gmail.com')
  await page.keyboard.press('Enter')
  await isStep(page, messages, 'informasi_aduan')

  await tabTo(page, page.getByRole('radio', { name: messages.visibility.public }))
  await page.keyboard.press('Space')
  await choose(page, page.getByLabel(messages.fields.category, { exact: true }), 'Infrastructure')
  await choose(page, page.getByLabel(messages.fields.subcategory, { exact: true }), 'Pothole')
  await write(messages.fields.title, 'Jalan berlubang')
  await write(messages.fields.reason, 'Lubang makin dalam sejak hujan.')
  await pressed(messages.wizard.next.toPhotos)
  await isStep(page, messages, 'foto_aduan')

  const chooser = page.waitForEvent('filechooser')
  // Its name goes on with how many there are.
  await tabTo(page, page.getByRole('button', { name: messages.photos.add }))
  await page.keyboard.press('Enter')
  await (await chooser).setFiles(smallPhoto)
  await expect(page.getByText(messages.photos.success, { exact: true })).toBeVisible()
  await pressed(messages.wizard.next.toLocation)
  await isStep(page, messages, 'lokasi_aduan')

  await choose(page, page.getByLabel(messages.fields.city, { exact: true }), 'Kota Bandung')
  await choose(page, page.getByLabel(messages.fields.district, { exact: true }), 'Sukasari')
  await choose(page, page.getByLabel(messages.fields.village, { exact: true }), 'Sarijadi')
  await expectAccessible(page)
  await pressed(messages.wizard.next.toCheck)
  const check = page.getByRole('heading', { name: review.check.title })
  const similar = page.getByRole('heading', { name: review.similar.title })
  await expect(check.or(similar)).toBeFocused()
  if (await similar.isVisible()) await pressed(review.similar.different)
  await expect(check).toBeFocused()
  await expect(page.getByText(messages.dialog.purposeTitle)).toBeVisible()
  await expectAccessible(page)
  await pressed(messages.wizard.submit)

  const question = page.getByRole('dialog')
  await expect(question).toBeVisible()
  await expectAccessible(page)
  await expectFocusInDialog(page, 8)
  await page.keyboard.press('Escape')
  await expect(question).toBeHidden()
  await expect(page.getByRole('button', { name: messages.wizard.submit })).toBeFocused()
  await page.keyboard.press('Enter')
  await pressed(messages.dialog.submitConfirm)
  const { number } = await readReceipt(page, messages)
  expect(number).toMatch(/^JBR-/)
  await expect(page).toHaveTitle(new RegExp(`^${messages.dialog.successTitle} - `))
  await expectAccessible(page)
})
