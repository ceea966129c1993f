import { expect, test } from '@playwright/test'
import { monitoringAddress } from '@/lib/address/lists/monitoring-address'
import { localePath } from '@/lib/i18n/locales'
import { untilHydrated } from './support/hydrated'
import { expectNoSidewaysScroll } from './support/overflow'
import { en, id } from './support/messages'
import { wide } from './support/windows'

test.describe('in English', () => {
  test.use(wide)
  const { 'complaint-monitoring': t, 'complaint-status': statuses } = en

  test('public complaints are narrowed, counted and taken along as a file', async ({ page }) => {
    await page.goto(localePath('en', monitoringAddress.path))
    const main = page.getByRole('main')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.title)
    await expect(main.getByRole('article')).toHaveCount(10)
    await main.getByRole('combobox', { name: t.filters.status }).selectOption('finished')
    await main.getByRole('button', { name: t.filters.apply }).click()
    await expect(page).toHaveURL(/status=finished.*#daftar$/)
    for (const article of await main.getByRole('article').all())
      await expect(article).toContainText(statuses.finished)
    await main.getByText(t.tableToggle.replace('{title}', t.byMonth)).click()
    await expect(main.getByRole('table', { name: t.byMonth })).toBeVisible()
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      main.getByRole('link', { name: t.download.replace('{title}', t.byMonth) }).click(),
    ])
    expect(file.suggestedFilename()).toBe('aduan-month-en.csv')
  })
})

test('the page is whole again on the way back, without loading it anew', async ({ page }) => {
  await page.goto(monitoringAddress.path)
  await untilHydrated(page.getByRole('banner').getByRole('button').first())
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }))
  const rows = page.getByRole('main').getByRole('article')
  const titles = await rows.getByRole('heading').allTextContents()
  await rows.first().getByRole('link').click()
  await expect(page).toHaveURL(/cek-status/)
  await page.goBack()
  await expect(rows.getByRole('heading')).toHaveText(titles)
  expect(titles).toHaveLength(10)
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 320, height: 700 } })

  test('region, days and words find complaints, and a row leads to its progress', async ({
    page,
  }) => {
    const { 'complaint-monitoring': t } = id
    await page.goto(monitoringAddress.path)
    const main = page.getByRole('main')
    await main.locator('summary', { hasText: t.filterForm }).click()
    await main.getByRole('combobox', { name: t.filters.city }).selectOption('32.73')
    await main.getByLabel(t.filters.from).fill('2020-01-01')
    await main.getByRole('button', { name: t.filters.apply }).click()
    await expect(page).toHaveURL(/wilayah=32\.73&dari=2020-01-01/)
    for (const article of await main.getByRole('article').all())
      await expect(article).toContainText('Kota Bandung')
    await expect(main.getByRole('article').first().getByRole('link')).toHaveAttribute(
      'href',
      /\/aduan-warga\/new\/cek-status#nomor=JBR-\d{8}-\w{6}$/,
    )
    await expectNoSidewaysScroll(page)
    await page.goto(`${monitoringAddress.path}?q=zzqx`)
    await main.getByRole('link', { name: t.empty.everything }).click()
    await expect(main.getByRole('article')).toHaveCount(10)
  })
})
