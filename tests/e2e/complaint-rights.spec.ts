import { readFile } from 'node:fs/promises'
import { expect, test } from '@playwright/test'
import { ownComplaintData } from '@/lib/schemas/complaint-following'
import { single } from '@/lib/schemas/list'
import { expectAccessible } from './support/accessible'
import { indonesian } from './support/messages'
import { fileOwnComplaint, isOpen } from './support/own-complaint'
import { phone } from './support/windows'

const { t } = indonesian
const { 'complaint-following': messages, 'complaint-status-page': form, validation } = t
const status = '/aduan-warga/cek-status'
const { acts, act, data } = messages

test.describe("the reporter's own data", () => {
  test('are seen, taken away, corrected, hidden, made private and erased, by number and secret', async ({
    page,
    browser,
    baseURL,
  }) => {
    const { number, secret, title } = await fileOwnComplaint(baseURL)
    const rights = page.getByRole('region', { name: data.title })
    const dialogOf = async (action: 'see_data' | 'correct_contact' | 'erase') => {
      await rights.getByRole('button', { name: acts.button[action] }).click()
      return page.getByRole('dialog', { name: act[action].title })
    }
    const confirm = async (action: 'hide_name' | 'make_private' | 'erase') => {
      await rights.getByRole('button', { name: acts.button[action] }).click()
      const dialog = page.getByRole('dialog', { name: act[action].title })
      await expect(dialog).toBeVisible()
      await expectAccessible(page)
      await dialog.getByRole('button', { name: act[action].submit }).click()
      await expect(dialog).toBeHidden()
    }

    await test.step('a mistyped number', async () => {
      await page.goto(status)
      const last = number.endsWith('7') ? '8' : '7'
      await page.getByLabel(form.numberLabel).fill(`${number.slice(0, -1)}${last}`)
      await page.getByRole('button', { name: form.submit }).click()
      await expect(page.getByRole('link', { name: validation.mistyped })).toBeVisible()
      await expectAccessible(page)
    })

    await page.goto('about:blank')
    await page.goto(`${status}#nomor=${number}&kunci=${secret}`)
    await isOpen(page, title)
    await expect(rights).toContainText(data.text)
    await expectAccessible(page)

    await test.step('seeing and taking away', async () => {
      const dialog = await dialogOf('see_data')
      await expect(dialog.getByText('081234567890')).toBeVisible()
      await expect(dialog.getByText('Jl. Geger Kalong')).toBeVisible()
      await expectAccessible(page)
      const [json] = await Promise.all([
        page.waitForEvent('download'),
        dialog.getByRole('button', { name: act.see_data.json }).click(),
      ])
      expect(json.suggestedFilename()).toBe(data.fileName.replace('{number}', number) + '.json')
      const { data: own } = single(ownComplaintData).parse(
        JSON.parse(await readFile(await json.path(), 'utf8')),
      )
      expect(own.reporter?.name).toBe('Budi Santoso')
      const [text] = await Promise.all([
        page.waitForEvent('download'),
        dialog.getByRole('button', { name: act.see_data.plain }).click(),
      ])
      expect(await readFile(await text.path(), 'utf8')).toContain(`${data.row.phone}: 081234567890`)
      await page.keyboard.press('Escape')
      await expect(dialog).toBeHidden()
    })

    await test.step('correcting', async () => {
      const dialog = await dialogOf('correct_contact')
      const mobile = dialog.getByLabel(act.correct_contact.phone)
      await expect(mobile).toHaveValue('081234567890')
      await mobile.fill('021')
      await dialog.getByRole('button', { name: act.correct_contact.submit }).click()
      await expect(mobile).toBeFocused()
      await expectAccessible(page)
      await mobile.fill('081298765432')
      await dialog.getByRole('button', { name: act.correct_contact.submit }).click()
      await isOpen(page, title)
      await expect(page.getByText(act.correct_contact.done).last()).toBeVisible()
    })

    const stranger = await browser.newPage({ ...phone, baseURL: baseURL ?? '' })
    await test.step('hiding the name', async () => {
      await stranger.goto(`${status}?nomor=${number}`)
      await expect(stranger.getByText('B*** S***')).toBeVisible()
      await confirm('hide_name')
      await isOpen(page, title)
      await stranger.reload()
      await isOpen(stranger, title)
      await expect(stranger.getByText(form.anonymous, { exact: true })).toBeVisible()
      await expect(stranger.getByText('B*** S***')).toHaveCount(0)
      await expect(stranger.getByRole('region', { name: data.title })).toHaveCount(0)
    })

    await test.step('making it private', async () => {
      await confirm('make_private')
      await isOpen(page, title)
      await expect(page.getByText(form.private, { exact: true }).first()).toBeVisible()
      await stranger.reload()
      await expect(stranger.getByText(form.notFound).last()).toBeVisible()
      await stranger.close()
    })

    await test.step('asking for its erasure while it is handled', async () => {
      await confirm('erase')
      await isOpen(page, title)
      await expect(rights).toContainText(data.requested.split('{')[0] ?? '')
      await expect(rights.getByRole('button', { name: acts.button.erase })).toHaveCount(0)
      await expectAccessible(page)
    })

    await test.step('erasing it once it has ended', async () => {
      await page.getByRole('button', { name: acts.button.withdraw }).click()
      const dialog = page.getByRole('dialog', { name: act.withdraw.title })
      await dialog.getByRole('button', { name: act.withdraw.submit }).click()
      await expect(dialog).toBeHidden()
      await isOpen(page, title)
      await confirm('erase')
      await expect(page.getByText(t.failures.erased.heading).last()).toBeVisible()
      await expect(page.getByText(title)).toHaveCount(0)
      await expectAccessible(page)
    })
  })
})
