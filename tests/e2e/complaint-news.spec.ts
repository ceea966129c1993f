import { expect, test } from '@playwright/test'
import { fileComplaint } from '../support/filed-complaint'
import { expectAccessible } from './support/accessible'
import { english } from './support/messages'
import { phone } from './support/windows'

const { prefix, t } = english
const { 'complaint-following': following, 'news-channels': channels } = t

test.describe('channels for news', () => {
  test.use(phone)

  test('messages to the phone are switched on and off by keyboard on the status page', async ({
    page,
    baseURL,
  }) => {
    const { complaint_number: number, secret } = await fileComplaint(
      { ask: (path, init) => fetch(new URL(path, baseURL), init) },
      'e2e-key-for-tests',
      { email: 'budi@warga.id' },
    )
    const scripts: string[] = []
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(request.url())
    })
    await page.goto(`${prefix}/aduan-warga/cek-status#nomor=${number}&kunci=${secret}`)
    const section = page.getByRole('region', { name: following.news.title })
    const open = section.getByRole('button', { name: following.news.open })
    await expect(open).toHaveAttribute('aria-expanded', 'false')
    const before = scripts.length
    await open.press('Enter')
    const messages = section.getByRole('switch', { name: channels.phone.label })
    await expect(messages).toHaveAttribute('aria-checked', 'false')
    expect(scripts.length).toBeGreaterThan(before)
    await expectAccessible(page)

    await messages.press('Space')
    await expect(messages).toHaveAttribute('aria-checked', 'true')
    await expect(section.getByRole('status').filter({ hasText: channels.phone.nowOn })).toHaveCount(
      1,
    )
    await expect(messages).toBeFocused()
    await expectAccessible(page)

    // What is shown is what the portal knows.
    await page.goto('about:blank')
    await page.goto(`${prefix}/aduan-warga/cek-status#nomor=${number}&kunci=${secret}`)
    await open.click()
    await expect(messages).toHaveAttribute('aria-checked', 'true')
    await messages.click()
    await expect(messages).toHaveAttribute('aria-checked', 'false')
    await expect(section.getByText(channels.phone.nowOff).last()).toBeVisible()
  })
})
