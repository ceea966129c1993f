import { expect, test } from '@playwright/test'
import enOffices from '@/messages/en/offices.json' with { type: 'json' }
import idOffices from '@/messages/id/offices.json' with { type: 'json' }
import { expectAccessible } from './support/accessible'
import { choosePlace, fillUntilPlace, goToCheck, languages } from './support/complaint-journey'
import { smallPhoto } from './support/small-photo'
import { phone, wide } from './support/windows'

const [indonesian, english] = languages
const identityCard = '/layanan/perekaman-dan-penerbitan-ktp-elektronik-2'
const familyCard = '/layanan/penerbitan-dan-perubahan-kartu-keluarga-3'

for (const { prefix, offices, query, office, government, window } of [
  {
    ...indonesian,
    offices: idOffices,
    query: 'ktp hilang di garut',
    office: 'Dinas Kependudukan dan Pencatatan Sipil (Disdukcapil) Kabupaten Garut',
    government: 'Kabupaten Garut',
    window: phone,
  },
  {
    ...english,
    offices: enOffices,
    query: 'lost id card in garut',
    office: 'Civil Registration Office (Disdukcapil) of Garut Regency',
    government: 'Garut Regency',
    window: wide,
  },
]) {
  test.describe(`whose matter (${prefix || '/id'})`, () => {
    test.use(window)

    test('a search that names a place leads to the office there', async ({ page }) => {
      await page.goto(prefix || '/')
      const field = page.getByRole('main').locator('input[name=q]').first()
      await field.fill(query)
      await field.press('Enter')
      await expect(page.getByRole('heading', { level: 3, name: office })).toBeVisible()
      const label = offices.government.replace('{district}', government)
      await expect(
        page.getByRole('link', { name: new RegExp(`^${label}: garutkab\\.go\\.id`) }),
      ).toHaveAttribute('href', /verifikasi-link\?url=/)
      await expectAccessible(page)
    })
  })
}

test('a chosen place is kept on the device, for every service', async ({ page, context }) => {
  const chosen = page.getByRole('heading', { level: 3, name: /Depok/ })
  await page.goto(identityCard)
  await page.getByLabel(idOffices.choose).selectOption('32.76')
  await expect(chosen.first()).toBeVisible()
  await expectAccessible(page)
  await page.goto(familyCard)
  await expect(chosen.first()).toBeVisible()
  await expect(page.getByLabel(idOffices.choose)).toHaveValue('32.76')
  // Nothing of it goes to the server.
  expect((await context.cookies()).map(({ value }) => value).join()).not.toContain('32.76')
})

test('the complaint form says whose it seems to be, and stops nobody', async ({ page }) => {
  const { prefix, messages } = english
  await page.goto(`${prefix}/aduan-warga/buat-aduan`)
  // Indonesian words are told apart in `likely-owner.test.ts`.
  await fillUntilPlace(page, messages, 'public', [smallPhoto], 'Potholes on a city road')
  await choosePlace(page, messages)
  await expect(page.getByText(messages.owner.sendAnyway)).toBeVisible()
  await expect(page.getByRole('link', { name: /: bandung\.go\.id/ })).toBeVisible()
  await expectAccessible(page)
  await goToCheck(page, messages)
})
