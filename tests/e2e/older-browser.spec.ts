import { type Browser, expect, type Page, test } from '@playwright/test'
import {
  choosePlace,
  fillUntilPlace,
  goToCheck,
  languages,
  press,
  readReceipt,
} from './support/complaint-journey'
import { untilHydrated } from './support/hydrated'
import { english, indonesian } from './support/messages'
import { openOlderChromium } from './support/older-chromium'
import { phone, wide } from './support/windows'

let [browser, stop]: [Browser | undefined, () => Promise<void>] = [undefined, async () => {}]
test.beforeAll(async () => {
  ;({ browser, stop } = await openOlderChromium())
})
test.afterAll(() => stop())

/** A page of it, and what its scripts complain about; that it does not know popovers is no complaint. */
async function openPage(baseURL: string | undefined, window: typeof phone | typeof wide) {
  if (!browser) throw new Error('it has not started')
  const page = await browser.newPage({ ...window, baseURL, serviceWorkers: 'block' })
  const complaints: string[] = []
  page.on('pageerror', ({ message }) => complaints.push(message))
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.text().includes("'popover' attribute"))
      complaints.push(message.text())
  })
  return { page, complaints }
}

/** The last part of a page that comes to life, on every page. */
const features = (page: Page) => page.locator('#fitur-bantuan button:visible').first()

const paths = [
  '/',
  '/berita',
  '/layanan',
  '/layanan-fase-kehidupan/kelahiran',
  '/pencarian?q=akta',
  '/agenda-jawa-barat',
  '/arsip-dan-dokumen/keuangan-daerah',
  '/tentang-jawa-barat/daftar-kabupaten-kota',
  '/aduan-warga/new/buat-aduan',
  '/aduan-warga/new/cek-status',
  '/aduan-warga/new/pantau-aduan',
  '/kepuasan-pengguna',
  '/tersimpan',
]

test('pages come to life in a browser of 2022', async ({ baseURL }) => {
  const { page, complaints } = await openPage(baseURL, phone)
  for (const path of paths) {
    await page.goto(path)
    await untilHydrated(features(page))
    await expect(page.locator('h1'), path).toBeVisible()
    expect(await page.title(), path).not.toContain(indonesian.t.common.errorPage.title)
  }
  expect(complaints).toEqual([])
})

test('a complaint is filed in a browser of 2022, and its number can be read', async ({
  baseURL,
}) => {
  const [{ messages }] = languages
  const { page, complaints } = await openPage(baseURL, phone)
  await page.goto('/aduan-warga/buat-aduan')
  await fillUntilPlace(page, messages, 'public')
  await choosePlace(page, messages)
  await goToCheck(page, messages)
  await press(page, messages.wizard.submit)
  await press(page, messages.dialog.submitConfirm)
  const { number, secret } = await readReceipt(page, messages)
  expect([number, secret]).toEqual([
    expect.stringMatching(/^JBR-/),
    expect.stringMatching(/^\w{26}$/),
  ])
  expect(complaints).toEqual([])
})

test('a browser of 2022 shows rings, the dock and the menu of a wide window', async ({
  baseURL,
}) => {
  const { page, complaints } = await openPage(baseURL, wide)
  await page.goto('/en/aduan-warga/new/buat-aduan')
  const ringOf = (element: Element) => getComputedStyle(element).boxShadow
  expect(await page.locator('main ol .size-9').first().evaluate(ringOf)).toContain('inset')
  await expect(features(page)).toBeInViewport()
  const title = english.t.menu.titles.services
  await page.getByRole('banner').getByText(title).first().click()
  await expect(page.getByRole('banner').getByRole('link', { name: /birth/i }).first()).toBeVisible()
  expect(complaints).toEqual([])
})
