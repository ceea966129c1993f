import { expect, test } from '@playwright/test'
import { localePath, locales } from '@/lib/i18n/locales'
import { expectAccessible } from './support/accessible'
import { en, id } from './support/messages'

const messages = { id, en }
const population = { id: '49,94', en: '49.94' }

for (const locale of locales) {
  const t = messages[locale].overview

  test(`the overview gives figures with year and source, and leads to the achievements (${locale})`, async ({ page }) => {
    const answer = await page.goto(localePath(locale, '/selayang-pandang'))
    expect(answer?.status()).toBe(200)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.title)
    await expect(page.getByRole('region', { name: t.figures }).getByText(population[locale])).toBeVisible()
    await expect(page.getByRole('region', { name: t.figures }).getByText(/, 2022$/)).toBeVisible()
    await expectAccessible(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0)
    await page.getByRole('link', { name: t.awards.link }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(messages[locale].awards.title)
  })
}
