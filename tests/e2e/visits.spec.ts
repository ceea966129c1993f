import { expect, test } from '@playwright/test'
import { visitsPath } from '@/components/content/visits/visit-range'
import { expectAccessible } from './support/accessible'
import { languages } from './support/messages'

for (const { prefix, lang, t: { visits: t } } of languages) {
  test(`visits are read by period as chart, table and file (${lang})`, async ({ page }) => {
    await page.goto(`${prefix}${visitsPath}`)
    const main = page.getByRole('main')
    await main.getByRole('link', { name: t.periods.week, exact: true }).click()
    await expect(page).toHaveURL(/periode=mingguan/)
    const table = main.getByRole('table', { name: t.table.replace('{period}', t.units.week) })
    await expect(table.getByText(t.example).first()).toBeVisible()
    const [file] = await Promise.all([page.waitForEvent('download'), main.getByRole('link', { name: t.download }).click()])
    expect(file.suggestedFilename()).toBe(lang === 'id' ? 'kunjungan-week.csv' : 'visits-week.csv')
    await expectAccessible(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0)
  })
}
