import { expect, test } from '@playwright/test'
import { followedStates, type FollowedState } from '@/tests/support/followed-complaint'
import { expectAccessible } from './support/accessible'
import { mockFollowed, complaintCalls, holderSecret, openFollowed } from './support/mock-followed'
import { indonesian } from './support/messages'
import { phone, wide } from './support/windows'

test('every state of a complaint is accessible on a phone and on a wide window, with the secret gone from the address', async ({
  page,
}) => {
  for (const state of Object.keys(followedStates) as FollowedState[]) {
    await page.setViewportSize(phone.viewport)
    await openFollowed(page, state, '')
    expect(page.url()).not.toContain(holderSecret)
    for (const box of await page.locator('main details summary').all()) await box.click()
    for (const { viewport } of [phone, wide]) {
      await page.setViewportSize(viewport)
      await expectAccessible(page, {
        message: `${state} at ${viewport.width} px`,
        isFrameKnown: true,
      })
    }
    await page.unroute(complaintCalls)
    await page.goto('about:blank')
  }
})

test('an open complaint stays open, asked for again or out of reach', async ({ page, context }) => {
  const { 'complaint-following': messages, 'complaint-status-page': form } = indonesian.t
  await openFollowed(page, 'asked', '')
  const read = page.waitForRequest(/\/status\//)
  await page.getByRole('button', { name: form.submit }).click()
  expect(await (await read).headerValue('X-Complaint-Secret')).toBe(holderSecret)
  await expect(page.getByText(messages.holderNote)).toBeVisible()
  await page.unroute(complaintCalls)
  await context.setOffline(true)
  const reload = page.getByRole('button', { name: messages.reload })
  // In one go: the focus goes to what was found when that is there, and a key after it would meet the title.
  await reload.press('Enter')
  const stale = page
    .locator('main')
    .getByText(messages.staleNote.split('. ')[0] ?? '')
    .last()
  await expect(stale).toBeVisible()
  await expect(reload).toBeFocused()
  await expect(page.getByText(messages.holderNote)).toBeVisible()
  await expectAccessible(page)
  await context.setOffline(false)
  await mockFollowed(page, 'asked')
  await reload.click()
  await expect(stale).toBeHidden()
  await expect(page.getByText(messages.holderNote)).toBeVisible()
})

test('a number fits into its field in every window', async ({ page }) => {
  await page.goto('/aduan-warga/cek-status')
  for (const width of [360, 390, 768, 1024, 1280, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    const field = page.getByRole('textbox', {
      name: indonesian.t['complaint-status-page'].numberLabel,
    })
    // Its name is there to be read, above the field.
    const label = page.locator('label', {
      hasText: indonesian.t['complaint-status-page'].numberLabel,
    })
    await expect(label).toBeInViewport({ ratio: 1 })
    expect((await label.boundingBox())?.height, `${width} px`).toBeGreaterThan(15)
    // The example in the empty field is as long as any number; as typed words the browser measures it.
    await field.fill(indonesian.t['complaint-status-page'].numberPlaceholder)
    expect(
      await field.evaluate((input) => input.scrollWidth - input.clientWidth),
      `${width} px`,
    ).toBeLessThanOrEqual(0)
  }
})

test('an action opens by keyboard, keeps its words without a connection, and gives the focus back', async ({
  page,
  context,
}) => {
  const { 'complaint-following': messages } = indonesian.t
  await openFollowed(page, 'asked', '')
  const opener = page.getByRole('button', { name: messages.acts.button.answer })
  await opener.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: messages.act.answer.title })
  await expect(dialog).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel(messages.act.answer.field).fill('Sisi kiri jalan')
  await page.unroute(complaintCalls)
  await context.setOffline(true)
  await dialog.getByRole('button', { name: messages.act.answer.submit }).click()
  await expect(dialog.getByText(messages.failure.offline).last()).toBeVisible()
  await expect(page.getByLabel(messages.act.answer.field)).toHaveValue('Sisi kiri jalan')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(opener).toBeFocused()
})
