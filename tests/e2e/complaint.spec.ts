import { expect, test } from '@playwright/test'
import common from '@/messages/id/common.json' with { type: 'json' }
import id from '@/messages/id/complaint.json' with { type: 'json' }
import failures from '@/messages/id/failures.json' with { type: 'json' }
import statusId from '@/messages/id/complaint-status-page.json' with { type: 'json' }
import { expectAccessible } from './support/accessible'
import {
  choosePlace,
  fillUntilPlace,
  goToCheck,
  isStep,
  languages,
  press,
  readReceipt,
} from './support/complaint-journey'

const [indonesian] = languages

/** On how many lines each piece of text directly in an element stands. */
const linesOfPieces = (element: Element) =>
  [...element.childNodes]
    .filter((node) => node.nodeType === Node.TEXT_NODE)
    .map((node) => {
      const range = document.createRange()
      range.selectNode(node)
      return range.getClientRects().length
    })

// In English, on a wide window and with the keyboard alone: `keyboard.spec.ts`.
test('a complaint travels from the first step to its status', async ({ page }) => {
  const { messages, review, status } = indonesian
  await page.goto('/aduan-warga/buat-aduan')
  await fillUntilPlace(page, messages, 'public')
  await choosePlace(page, messages)
  await expectAccessible(page)
  await goToCheck(page, messages)
  await expect(page.getByText(messages.dialog.purposeTitle)).toBeVisible()
  await expect(page.getByRole('region', { name: review.preview.title })).toContainText('S*** R***')
  await expectAccessible(page)
  await press(page, messages.wizard.submit)
  await expect(page.getByRole('dialog')).toContainText('Jalan berlubang di depan sekolah')
  await expectAccessible(page)
  await press(page, messages.dialog.submitConfirm)
  const { number, secret } = await readReceipt(page, messages)
  // Who copies the secret by hand does so group by group.
  const groups = page.getByRole('dialog').getByText(secret, { exact: true }).evaluate(linesOfPieces)
  expect(await groups).toEqual([1, 1, 1, 1, 1, 1])
  await expect(page).toHaveTitle(new RegExp(`^${messages.dialog.successTitle} - `))
  await expectAccessible(page)
  await page.goto(`/aduan-warga/cek-status?nomor=${number}`)
  await expect(
    page.getByRole('heading', { name: 'Jalan berlubang di depan sekolah' }),
  ).toBeFocused()
  await expect(page.getByRole('list', { name: status.historyLabel })).toContainText(status.received)
  await expectAccessible(page)
})

declare global {
  interface Window {
    /** Each value of the bar that a frame has drawn. */
    shownProgress: number[]
  }
}
/** A value that is replaced before the next frame was never seen, so each frame is looked at. */
function noteProgress() {
  window.shownProgress = []
  const check = () => {
    const value = document.querySelector('progress')?.value
    if (value !== undefined && window.shownProgress.at(-1) !== value)
      window.shownProgress.push(value)
    requestAnimationFrame(check)
  }
  requestAnimationFrame(check)
}

test('an empty step is stopped, within the content policy of its page', async ({ page }) => {
  const refused: string[] = []
  await page.exposeFunction('noteRefused', (directive: string) => refused.push(directive))
  await page.addInitScript(
    `document.addEventListener('securitypolicyviolation', (event) => noteRefused(event.effectiveDirective + ' ' + event.blockedURI))`,
  )
  await page.goto('/aduan-warga/buat-aduan')
  await press(page, id.wizard.next.toInformation)
  await expect(page).toHaveTitle(new RegExp(`^${common.formErrors.prefix}`))
  await expect(page).toHaveTitle(
    new RegExp(
      `${id.wizard.stepHeading.replace('{step}', '1').replace('{total}', '4')} ${id.wizard.steps.data_wargi} - `,
    ),
  )
  const summary = page
    .getByRole('region')
    .filter({ has: page.getByRole('link', { name: id.fields.phone }) })
    .last()
  await expect(summary).toBeFocused()
  await expect(summary).toHaveCSS('outline-style', 'solid')
  await page.getByRole('link', { name: id.fields.phone }).click()
  await expect(page.getByLabel(id.fields.phone)).toBeFocused()
  expect(refused).toEqual([])
})

test('a private complaint opens with its secret only, photos included', async ({ page }) => {
  await page.goto('/aduan-warga/buat-aduan')
  await fillUntilPlace(page, id, 'private')
  await choosePlace(page, id)
  await goToCheck(page, id)
  await press(page, id.wizard.submit)
  await page.evaluate(noteProgress)
  await press(page, id.dialog.submitConfirm)
  const { number, secret } = await readReceipt(page, id)
  expect(await page.evaluate(() => window.shownProgress)).toEqual([25, 50, 75, 100])
  await page.goto(`/aduan-warga/cek-status?nomor=${number}`)
  await expect(page.getByText(statusId.notFound).last()).toBeVisible()
  await page.getByRole('button', { name: statusId.privateToggle }).click()
  await page.getByLabel(statusId.secretLabel, { exact: true }).fill(secret)
  await press(page, statusId.submit)
  await expect(
    page.getByRole('heading', { name: 'Jalan berlubang di depan sekolah' }),
  ).toBeFocused()
  await expect(page.getByRole('img', { name: 'Foto aduan 1' })).toBeVisible()
  expect(page.url()).not.toContain(secret)
})

test('a lost answer brings one complaint, not two', async ({ page }) => {
  await page.goto('/aduan-warga/buat-aduan')
  await fillUntilPlace(page, id, 'public')
  await choosePlace(page, id)
  await goToCheck(page, id)
  const receipts: string[] = []
  let go = () => {}
  const released = new Promise<void>((resolve) => (go = resolve))
  await page.route('**/v1/public/complaints', async (route) => {
    const response = await route.fetch()
    const text = await response.text()
    receipts.push(text)
    // The server has stored it; the phone never hears of it the first time.
    if (receipts.length === 1) return route.abort()
    // The form tries again by itself after a few seconds, which on a slow machine is before the sentence was read.
    await released
    return route.fulfill({ response })
  })
  await press(page, id.wizard.submit)
  await press(page, id.dialog.submitConfirm)
  // On a machine that has nothing but its loopback, browsers call themselves offline.
  const heading = new RegExp(`${failures.unreachable.heading}|${failures.offline.heading}`)
  await expect(page.getByRole('dialog', { name: heading })).toContainText(
    failures.sentAgain.whenConnected,
  )
  go()
  await page
    .getByRole('button', { name: id.dialog.tryAgain, exact: true })
    .click({ timeout: 2_000 })
    .catch(() => undefined)
  await readReceipt(page, id)
  expect(receipts.length).toBeGreaterThan(1)
  expect(new Set(receipts).size).toBe(1)
})

test('a draft waits on the device, far down in a long step in sight, and is gone once deleted', async ({
  page,
}) => {
  await page.goto('/aduan-warga/buat-aduan')
  await fillUntilPlace(page, id, 'public')
  await press(page, id.wizard.saveDraft)
  await page.getByRole('dialog').getByRole('button', { name: id.dialog.draftConfirm }).click()
  await expect(page.getByRole('button', { name: id.draft.remove })).toBeVisible()
  await press(page, id.wizard.next.toCheck)
  await page.getByRole('button', { name: id.draft.remove }).scrollIntoViewIfNeeded()
  await page.reload()
  await expect(page.getByRole('button', { name: id.draft.restore })).toBeInViewport()
  await press(page, id.draft.restore)
  await isStep(page, id, 'lokasi_aduan')
  await press(page, id.wizard.back)
  await expect(page.getByRole('img', { name: 'Foto lubang.png' })).toBeVisible()
  await page.getByRole('button', { name: id.draft.remove }).focus()
  await page.keyboard.press('Enter')
  // It is shown as long as it is there; then the keyboard goes on from the heading.
  await expect(page.getByRole('button', { name: id.draft.remove })).toBeHidden()
  await expect(
    page.getByRole('heading', { level: 2, name: id.wizard.steps.foto_aduan }),
  ).toBeFocused()
  await page.reload()
  await expect(page.getByRole('button', { name: id.wizard.next.toInformation })).toBeVisible()
  await expect(page.getByRole('button', { name: id.draft.restore })).toBeHidden()
})

test('the back button of the browser goes one step back, and leaves the form from its first step', async ({
  page,
}) => {
  await page.goto('/aduan-warga')
  await page.getByRole('main').locator('a[href="/aduan-warga/buat-aduan"]').first().click()
  await expect(page).toHaveURL(/\/buat-aduan$/)
  await fillUntilPlace(page, id, 'public')
  await page.goBack()
  await isStep(page, id, 'foto_aduan')
  await page.goBack()
  await isStep(page, id, 'informasi_aduan')
  await expect(page.getByLabel(id.fields.title)).toHaveValue('Jalan berlubang di depan sekolah')
  await press(page, id.wizard.next.toPhotos)
  await isStep(page, id, 'foto_aduan')
  // Out of a question it leads to the step below it.
  await press(page, id.wizard.cancel)
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('dialog')).toBeHidden()
  await page.goBack()
  await isStep(page, id, 'informasi_aduan')
  await press(page, id.wizard.back)
  await isStep(page, id, 'data_wargi')
  await expect(page.getByLabel(id.fields.name)).toHaveValue('Siti Rahayu')
  await page.goBack()
  await expect(page).toHaveURL(/\/aduan-warga$/)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the look-up of a complaint names who answers instead', async ({ page }) => {
    await page.goto('/aduan-warga/cek-status')
    await expect(page.locator('noscript a[href^="mailto:"]')).toBeVisible()
  })

  test('the form says what to do instead', async ({ page }) => {
    await page.goto('/aduan-warga/buat-aduan')
    // Playwright's text and role search leave <noscript> itself out, with scripts off too; its children are found by selector.
    const title = page.locator('noscript p').first()
    await expect(title).toBeVisible()
    await expect(title).toHaveText(id.create.noScriptTitle)
    // Like every link to another site, by the check page.
    const elsewhere = page.locator('noscript a[data-address="https://www.lapor.go.id/"]')
    await expect(elsewhere).toContainText(id.create.noScriptLink)
    await expect(elsewhere).toHaveAttribute(
      'href',
      '/verifikasi-link?url=https%3A%2F%2Fwww.lapor.go.id%2F',
    )
    await expect(page.getByRole('button', { name: id.wizard.next.toInformation })).toBeHidden()
  })
})
