import { expect, test } from '@playwright/test'
import { programAddress } from '@/lib/address/lists/program-address'
import { id } from './support/messages'
import { wide } from './support/windows'

const theme = 'Revolusi pencarian data'

const t = id.programs
const at = (query = '') => `${programAddress.path}${query}`

test.describe('featured programmes', () => {
  test.use(wide)

  test('a theme narrows the list, a card opens in place and closes again', async ({ page }) => {
    await page.goto(at())
    const main = page.getByRole('main')
    await expect(main.getByRole('article')).toHaveCount(12)
    const form = main.getByRole('form', { name: t.themeForm })
    await form.getByRole('combobox', { name: t.theme }).selectOption(theme)
    await form.getByRole('button', { name: t.applyTheme }).click()
    await expect(page).toHaveURL(/tema=revolusi-data/)
    await expect(main.getByRole('article')).toHaveCount(2)
    await main.getByRole('article').getByRole('link').last().click()
    await expect(page).toHaveURL(/tema=revolusi-data&id=4#program-4$/)
    const open = main.getByRole('article', { name: 'Sadarka Jabar' })
    await expect(open.getByRole('heading', { level: 4 }).first()).toBeVisible()
    await expect(open).toBeInViewport()
    await open
      .getByRole('link', { name: t.panel.closeOf.replace('{name}', 'Sadarka Jabar') })
      .click()
    await expect(page).toHaveURL(/tema=revolusi-data$/)
  })

  test('an opened programme has its own title; nonsense in the address opens nothing', async ({
    page,
  }) => {
    await page.goto(at('?id=1'))
    await expect(page).toHaveTitle(new RegExp(`^${t.programTitle.replace('{title}', 'Sapawarga')}`))
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
      'href',
      new RegExp(`${at('?id=1').replace('?', '\\?')}$`),
    )
    await page.goto(at('?id=999&tema=sihir'))
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(12)
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a programme opens all the same', async ({ page }) => {
    await page.goto(programAddress.path)
    await page
      .getByRole('main')
      .getByRole('article')
      .getByRole('link', { name: 'Citarum Harum' })
      .click()
    await expect(
      page
        .getByRole('article', { name: 'Citarum Harum' })
        .getByText('Peraturan Presiden Nomor 15 Tahun 2018'),
    ).toBeVisible()
  })
})
