import { expect, test } from '@playwright/test'
import footer from '@/messages/id/footer.json' with { type: 'json' }
import { expectAccessible } from './support/accessible'
import { openBeforeScripts } from './support/held-scripts'
import { tabTo } from './support/keyboard'
import { id } from './support/messages'
import { phone } from './support/windows'

// On a slow phone a page looks ready seconds before its code is there.
test.use({ ...phone, contextOptions: { reducedMotion: 'reduce' } })

test('a button pressed before the page is alive shows it, and answers once it is', async ({
  page,
}) => {
  const arrive = await openBeforeScripts(page, '/berita')
  const button = page.getByRole('contentinfo').getByRole('button', { name: footer.feedbackButton })
  await tabTo(page, button)
  await page.keyboard.press('Enter')
  await expect(button).toHaveAttribute('data-waiting', '')
  await expectAccessible(page)
  arrive()
  await expect(page.getByRole('dialog', { name: id.feedback.title })).toBeVisible()
  await expect(button).not.toHaveAttribute('data-waiting')
})

test('a number sent before the page is alive is looked up once it is, and never put into the address', async ({
  page,
}) => {
  const arrive = await openBeforeScripts(page, '/aduan-warga/cek-status')
  const field = page.locator('input[name=nomor]')
  await field.fill('JBR-20260105-ABCDEM')
  await field.press('Enter')
  await expect(page).toHaveURL(/\/aduan-warga\/cek-status$/)
  const looked = page.waitForRequest('**/v1/public/complaints/**')
  arrive()
  await looked
  await expect(field).toHaveValue('JBR-20260105-ABCDEM')
})

test('what is typed into the complaint before the page is alive stays, and no press sends it by the address', async ({
  page,
}) => {
  const arrive = await openBeforeScripts(page, '/aduan-warga/buat-aduan')
  const name = page.locator('input[name="data_wargi.name"]')
  await name.fill('Siti')
  await name.press('Enter')
  await expect(page).toHaveURL(/\/aduan-warga\/[\w/-]+$/)
  arrive()
  // The press comes back once the form knows the name: only the telephone number is missing now.
  await expect(page.locator('input[name="data_wargi.phone"]')).toHaveAttribute(
    'aria-invalid',
    'true',
  )
  await expect(name).toHaveValue('Siti')
  await expect(name).not.toHaveAttribute('aria-invalid', 'true')
  expect(page.url()).not.toContain('Siti')
})
