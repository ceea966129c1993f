import { expect, test } from '@playwright/test'
import { expectAccessible } from './support/accessible'
import { english } from './support/messages'
import { fileOwnComplaint, isOpen } from './support/own-complaint'
import { smallPhoto } from './support/small-photo'
import { wide } from './support/windows'

const added = 'Lubangnya bertambah lebar, di depan rumah Bu Tini.'

const { 'complaint-following': messages, 'complaint-status-page': form } = english.t
const status = `${english.prefix}/aduan-warga/cek-status`

test.describe('a case stays open', () => {
  test.use(wide)

  test('its reporter adds words and a photo, which nobody else sees, and opens it again from this device', async ({
    page,
    browser,
    baseURL,
  }) => {
    const { number, secret, title } = await fileOwnComplaint(baseURL)
    await page.goto(`${status}#nomor=${number}&kunci=${secret}`)
    await isOpen(page, title)

    await test.step('adding', async () => {
      await page.getByRole('button', { name: messages.acts.button.add }).click()
      const dialog = page.getByRole('dialog', { name: messages.act.add.title })
      await dialog.getByLabel(messages.act.add.field).fill(added)
      await dialog.locator('input[type=file]').setInputFiles(smallPhoto)
      await expect(dialog.getByText(messages.photo.done, { exact: true })).toBeVisible()
      await expectAccessible(page)
      await dialog.getByRole('button', { name: messages.act.add.submit }).click()
      await expect(dialog).toBeHidden()
      await isOpen(page, title)
      await expect(page.getByText(messages.act.add.done).last()).toBeVisible()
      const step = page.getByRole('listitem').filter({ hasText: messages.kind.added })
      await expect(step.getByText(added)).toBeVisible()
      await expect(step.getByRole('img').last()).toBeVisible()
      await expectAccessible(page)
    })

    await test.step('what others see', async () => {
      const stranger = await browser.newPage({ ...wide, baseURL: baseURL ?? '' })
      await stranger.goto(`${status}?nomor=${number}`)
      await isOpen(stranger, title)
      const step = stranger.getByRole('listitem').filter({ hasText: messages.kind.added })
      await expect(step).toContainText('The reporter has added information.')
      await expect(stranger.getByText(added)).toHaveCount(0)
      await expect(step.getByRole('img', { name: /./ })).toHaveCount(0)
      await stranger.close()
    })

    const list = page.getByRole('region', { name: form.device.title })
    await test.step('remembering', async () => {
      const choice = page.getByRole('checkbox', { name: form.device.remember })
      await expect(choice).not.toBeChecked()
      await expect(list).toHaveCount(0)
      await choice.click()
      await expect(choice).toBeChecked()
      await expect(list).toContainText(number)
      await expectAccessible(page)
    })

    await test.step('opening it again, the secret in no address', async () => {
      await page.goto('about:blank')
      await page.goto(status)
      await expect(list).toContainText(title)
      await expectAccessible(page)
      await list
        .getByRole('button', { name: form.device.openNamed.replace('{title}', title) })
        .click()
      await isOpen(page, title)
      await expect(page.getByText(messages.holderNote)).toBeVisible()
      expect(page.url()).not.toContain(secret)
      await page.reload()
      await isOpen(page, title)
    })

    await test.step('forgetting', async () => {
      await page.goto(status)
      await list.getByRole('button', { name: form.device.forgetAll }).click()
      await expect(list.getByRole('button', { name: form.device.cancel })).toBeFocused()
      await expectAccessible(page)
      await list.getByRole('button', { name: form.device.cancel }).click()
      await list
        .getByRole('button', { name: form.device.forgetNamed.replace('{title}', title) })
        .click()
      await expect(list).toHaveCount(0)
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
      await page.reload()
      await expect(page.getByLabel(form.numberLabel)).toBeVisible()
      await expect(list).toHaveCount(0)
    })
  })
})
