import { expect, test } from '@playwright/test'
import { id } from './support/messages'

const path = '/selayang-pandang/prestasi-jawa-barat'
const name = { sports: /^Olahraga/, disasters: /^Kebencanaan/ }

const t = id.awards
const at = (query = '') => `${path}${query}`

test.describe('achievements', () => {
  test('filters by several of fourteen fields, keeps them on the next page, and lets go of one', async ({
    page,
  }) => {
    await page.goto(at())
    const main = page.getByRole('main')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.title)
    await expect(main.getByRole('checkbox')).toHaveCount(14)
    await main.getByRole('checkbox', { name: name.sports }).check()
    await main.getByRole('checkbox', { name: name.disasters }).check()
    await main.getByRole('button', { name: t.apply }).click()
    await expect(page).toHaveURL(/kategori=olahraga&kategori=kebencanaan/)
    await expect(main.getByRole('list', { name: t.chosen }).getByRole('link')).toHaveCount(2)
    await main.getByRole('link', { name: id.common.pagination.next }).click()
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

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('order, page size and search work', async ({ page }) => {
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
