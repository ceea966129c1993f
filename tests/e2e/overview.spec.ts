import { expect, test } from '@playwright/test'
import { localePath } from '@/lib/i18n/locales'
import { en } from './support/messages'

const t = en.overview

test('the overview gives figures with year and source, and leads to the achievements', async ({
  page,
}) => {
  await page.goto(localePath('en', '/selayang-pandang'))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.title)
  await expect(page.getByRole('region', { name: t.figures }).getByText('49.94')).toBeVisible()
  await expect(
    page.getByRole('region', { name: t.figures }).getByText(t.figureYear.replace('{year}', '2022')),
  ).toBeVisible()
  await page.getByRole('link', { name: t.awards.link }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(en.awards.title)
})
