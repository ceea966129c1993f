import { expect, type Page } from '@playwright/test'
import en from '@/messages/en/complaint.json' with { type: 'json' }
import reviewEn from '@/messages/en/complaint-review.json' with { type: 'json' }
import statusEn from '@/messages/en/complaint-status-page.json' with { type: 'json' }
import id from '@/messages/id/complaint.json' with { type: 'json' }
import reviewId from '@/messages/id/complaint-review.json' with { type: 'json' }
import statusId from '@/messages/id/complaint-status-page.json' with { type: 'json' }
import { smallPhoto } from './small-photo'

export const languages = [
  { prefix: '', messages: id, review: reviewId, status: statusId, lang: 'id' },
  { prefix: '/en', messages: en, review: reviewEn, status: statusEn, lang: 'en' },
] as const
export type Messages = (typeof languages)[number]['messages']

interface PhotoFile {
  name: string
  mimeType: string
  buffer: Buffer
}

export const press = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).click()
export const isStep = (page: Page, messages: Messages, part: keyof Messages['wizard']['steps']) =>
  expect(page.getByRole('heading', { level: 2, name: messages.wizard.steps[part] })).toBeFocused()

/** Fills the first three steps and stands in the fourth. */
export async function fillUntilPlace(
  page: Page,
  messages: Messages,
  visibility: 'public' | 'private',
  photos: PhotoFile[] = [smallPhoto],
  title = 'Jalan berlubang di depan sekolah',
) {
  await page.getByLabel(messages.fields.name).fill('Siti Rahayu')
  await page.getByLabel(messages.fields.phone).fill('081234567890')
  await page.getByLabel(messages.fields.email).fill('siti.rahayu@gmail.com')
  await press(page, messages.wizard.next.toInformation)
  await isStep(page, messages, 'informasi_aduan')
  await page.getByRole('radio', { name: messages.visibility[visibility] }).check()
  await page.getByLabel(messages.fields.category, { exact: true }).selectOption('infrastruktur')
  await page
    .getByLabel(messages.fields.subcategory, { exact: true })
    .selectOption('jalan-berlubang')
  await page.getByLabel(messages.fields.title).fill(title)
  await page
    .getByLabel(messages.fields.reason)
    .fill(`Lubang makin dalam sejak hujan pekan lalu (${Date.now()}).`)
  await press(page, messages.wizard.next.toPhotos)
  await isStep(page, messages, 'foto_aduan')
  await page.locator('input[type=file]').setInputFiles(photos)
  await expect(page.getByText(messages.photos.success, { exact: true })).toHaveCount(photos.length)
  await press(page, messages.wizard.next.toLocation)
  await isStep(page, messages, 'lokasi_aduan')
}

export async function choosePlace(page: Page, messages: Messages) {
  await page.getByLabel(messages.fields.city, { exact: true }).selectOption('32.73')
  await page.getByLabel(messages.fields.district, { exact: true }).selectOption('32.73.01')
  await page.getByLabel(messages.fields.village, { exact: true }).selectOption({ index: 1 })
  await expect(page.locator('#lokasi-aduan-location-words')).toContainText(/-6\.\d{5}, 107\.\d{5}/)
}

/** From the fourth step to the check of all answers; says that one's own is another matter when similar ones are shown. */
export async function goToCheck(page: Page, messages: Messages) {
  const { review } = messages === en ? languages[1] : languages[0]
  await press(page, messages.wizard.next.toCheck)
  const check = page.getByRole('heading', { name: review.check.title })
  const similar = page.getByRole('heading', { name: review.similar.title })
  await expect(check.or(similar)).toBeFocused()
  if (await similar.isVisible()) await press(page, review.similar.different)
  await expect(check).toBeFocused()
}

/** Number and secret from the success dialog. */
export async function readReceipt(page: Page, messages: Messages) {
  const dialog = page.getByRole('dialog', { name: messages.dialog.successTitle })
  await expect(dialog).toBeVisible()
  const text = await dialog.innerText()
  return {
    number: /JBR-\d{8}-[0-9A-Z]{6}/.exec(text)?.[0] ?? '',
    secret: /\b[0-9A-Z]{26}\b/.exec(text)?.[0] ?? '',
  }
}
