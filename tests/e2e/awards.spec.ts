import { expect, test } from '@playwright/test'
import { localePath, locales } from '@/lib/i18n/locales'
import { expectAccessible } from './support/accessible'
import { en, id } from './support/messages'

const messages = { id, en }
const path = '/selayang-pandang/prestasi-jawa-barat'
const names = { id: { sports: /^Olahraga/, disasters: /^Kebencanaan/ }, en: { sports: /^Sports/, disasters: /^Disaster management/ } }

for (const locale of locales) {
  const [t, name] = [messages[locale].awards, names[locale]]
  const at = (query = '') => localePath(locale, `${path}${query}`)

  test.describe(`achievements in ${locale}`, () => {
    test('has one heading, fourteen fields with counts, and is accessible in every state', async ({ page }) => {
      await page.goto(at())
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.title)
      await expect(page.getByRole('main').getByRole('checkbox')).toHaveCount(14)
      for (const query of ['', '?kategori=olahraga&kategori=investasi', '?q=zzqx', '?q=wt']) {
        await page.goto(at(query))
        await expectAccessible(page)
        expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth), query).toBe(0)
      }
    })

    test('filters by several fields and words, keeps them on the next page, and lets go of one', async ({ page }) => {
      await page.goto(at())
      const main = page.getByRole('main')
      await main.getByRole('checkbox', { name: name.sports }).check()
      await main.getByRole('checkbox', { name: name.disasters }).check()
      await main.getByRole('button', { name: t.apply }).click()
      await expect(page).toHaveURL(/kategori=olahraga&kategori=kebencanaan/)
      await expect(main.getByRole('list', { name: t.chosen }).getByRole('link')).toHaveCount(2)
      await main.getByRole('link', { name: messages[locale].common.pagination.next }).click()
      await expect(page).toHaveURL(/halaman=2/)
      await expect(main.getByRole('checkbox', { name: name.sports })).toBeChecked()
      await main.getByRole('list', { name: t.chosen }).getByRole('link').first().click()
      await expect(main.getByRole('list', { name: t.chosen }).getByRole('link')).toHaveCount(1)
      await expect(page).not.toHaveURL(/halaman/)
    })

    test('says when nothing is found and leads back to everything', async ({ page }) => {
      await page.goto(at('?q=zzqx'))
      await expect(page.getByRole('article')).toHaveCount(0)
      await page.getByRole('link', { name: t.everyAward }).click()
      await expect(page.getByRole('main').getByRole('article')).toHaveCount(10)
      await page.goto(at('?kategori=sihir&urut=x&ukuran=7&halaman=-1'))
      await expect(page.getByRole('main').getByRole('article')).toHaveCount(10)
    })
  })
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('order, page size and search work', async ({ page }) => {
    const t = id.awards
    await page.goto(path)
    const main = page.getByRole('main')
    await main.getByLabel(t.sort).selectOption('terlama')
    await main.getByLabel(t.size).selectOption('20')
    await main.getByRole('button', { name: t.apply }).click()
    await expect(main.getByRole('article')).toHaveCount(20)
    await expect(main.getByRole('article').first()).toContainText('1951')
    await main.getByRole('searchbox', { name: t.search }).fill('unesco')
    await main.getByRole('button', { name: t.apply }).click()
    await expect(main.getByRole('article')).toHaveCount(3)
    expect(new URL(page.url()).searchParams.get('urut')).toBe('terlama')
  })
})
