import { expect, test } from '@playwright/test'
import { financeAddress } from '@/lib/address/lists/finance-address'
import { localePath } from '@/lib/i18n/locales'
import { en } from './support/messages'

const { finance: t } = en
const at = (path: string) => localePath('en', path)
const inYear = (text: string, year: number) => text.replace('{year}', String(year))

test.describe('regional finance in English', () => {
  test('a year is chosen, shown as bars and table, and saved as a file', async ({ page }) => {
    await page.goto(at(financeAddress.path))
    const main = page.getByRole('main')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.title)
    await main
      .getByRole('navigation', { name: t.yearNav })
      .getByRole('link', { name: '2023' })
      .click()
    await expect(page).toHaveURL(/tahun=2023/)
    await expect(
      main.getByRole('region', { name: inYear(t.chart, 2023) }).getByRole('listitem'),
    ).toHaveCount(6)
    await expect(
      main.getByRole('table', { name: inYear(t.table, 2023) }).getByRole('row'),
    ).toHaveCount(7)
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      main.getByRole('link', { name: inYear(t.download, 2023) }).click(),
    ])
    expect(file.suggestedFilename()).toBe('keuangan-daerah-2023-en.csv')
  })

  test('a year without figures says so and leads to all', async ({ page }) => {
    await page.goto(at(`${financeAddress.path}?tahun=1999`))
    await expect(page.getByText(t.empty, { exact: true })).toBeVisible()
    await page.getByRole('link', { name: t.allYears }).click()
    await expect(page.getByRole('main').getByRole('table').first()).toBeVisible()
  })
})
