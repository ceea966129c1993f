import { expect, test } from '@playwright/test'
import { programsPath } from '@/components/content/programs/program-paths'
import { localePath, locales } from '@/lib/i18n/locales'
import { expectAccessible } from './support/accessible'
import { en, id } from './support/messages'

const messages = { id, en }
const themes = { id: 'Revolusi pencarian data', en: 'Data search revolution' }

for (const locale of locales) {
  const t = messages[locale].programs
  const at = (query = '') => localePath(locale, `${programsPath}${query}`)

  test.describe(`featured programmes in ${locale}`, () => {
    test('a theme narrows the list, a card opens in place and closes again', async ({ page }) => {
      await page.goto(at())
      const main = page.getByRole('main')
      await expect(main.getByRole('article')).toHaveCount(12)
      await main.getByRole('navigation', { name: t.themeNav }).getByRole('link', { name: themes[locale] }).click()
      await expect(page).toHaveURL(/tema=revolusi-data/)
      await expect(main.getByRole('article')).toHaveCount(2)
      await main.getByRole('article').getByRole('link').last().click()
      await expect(page).toHaveURL(/tema=revolusi-data&id=4#program-4$/)
      const open = main.getByRole('article', { name: 'Sadarka Jabar' })
      await expect(open.getByRole('heading', { level: 4 }).first()).toBeVisible()
      await expect(open).toBeInViewport()
      await open.getByRole('link', { name: t.panel.closeOf.replace('{name}', 'Sadarka Jabar') }).click()
      await expect(page).toHaveURL(/tema=revolusi-data$/)
    })

    test('an opened programme has its own title; nonsense in the address opens nothing', async ({ page }) => {
      await page.goto(at('?id=1'))
      await expect(page).toHaveTitle(new RegExp(`^${t.programTitle.replace('{title}', 'Sapawarga')}`))
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`${at('?id=1').replace('?', '\\?')}$`))
      await page.goto(at('?id=999&tema=sihir'))
      await expect(page.getByRole('main').getByRole('article')).toHaveCount(12)
    })

    test('every state is accessible and fits the screen', async ({ page }) => {
      for (const query of ['', '?id=2', '?tema=ekonomi&id=10']) {
        await page.goto(at(query))
        await expectAccessible(page)
        expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth), query).toBe(0)
      }
    })
  })
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a programme opens all the same', async ({ page }) => {
    await page.goto(programsPath)
    await page.getByRole('main').getByRole('article').getByRole('link', { name: 'Citarum Harum' }).click()
    await expect(page.getByRole('article', { name: 'Citarum Harum' }).getByText('Peraturan Presiden Nomor 15 Tahun 2018')).toBeVisible()
  })
})
