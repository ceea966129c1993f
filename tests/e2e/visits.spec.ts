import { expect, test } from '@playwright/test'
import { visitAddress } from '@/lib/address/lists/visit-address'
import { english } from './support/messages'

const {
  prefix,
  t: { visits: t },
} = english

test('visits are read by period as chart, table and file', async ({ page }) => {
  await page.goto(`${prefix}${visitAddress.path}`)
  const main = page.getByRole('main')
  await main.getByRole('link', { name: t.periods.week, exact: true }).click()
  await expect(page).toHaveURL(/periode=mingguan/)
  const table = main.getByRole('table', { name: t.table.replace('{period}', t.units.week) })
  await expect(table.getByRole('rowheader', { name: /^Examples: / })).toBeVisible()
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    main.getByRole('link', { name: t.download }).click(),
  ])
  expect(file.suggestedFilename()).toBe('visits-week.csv')
})
