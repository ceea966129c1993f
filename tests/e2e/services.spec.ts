import { expect, test, type Page } from '@playwright/test'
import { expectAccessible } from './support/accessible'
import { id, languages } from './support/messages'

const { services: t, information } = id

const slugOf = async (page: Page, category: string) => {
  const response = await page.request.get('/v1/public/master-data-publications', {
    params: { cat: category },
  })
  const body: unknown = await response.json()
  const slug = /"slug":"([^"]+)"/.exec(JSON.stringify(body))?.[1]
  if (!slug) throw new Error(`No service in ${category}`)
  return slug
}
/** The choices of the directory: beside the list, or behind their button on small screens. */
async function facetsOf(page: Page, name: string) {
  const choices = page.getByRole('navigation', { name })
  // Once opened they stay open from page to page.
  if (!(await choices.isVisible())) await page.locator('summary').filter({ hasText: name }).click()
  return choices
}

const populationCategory = 'Kependudukan dan Tempat Tinggal'

test.describe('services', () => {
  test('a citizen finds a service by word and reads how to get it', async ({ page }) => {
    await page.goto('/layanan')
    await expect(page.getByRole('heading', { level: 1, name: t.title })).toBeVisible()
    const field = page.getByRole('searchbox', { name: t.searchLabel })
    await field.fill('KTP')
    await field.press('Enter')
    await expect(page).toHaveURL(/[?&]q=KTP/)
    await page.getByRole('article').getByRole('link').first().click()
    await expect(page.getByRole('heading', { level: 3, name: t.detail.terms })).toBeVisible()
    await expect(page.getByRole('complementary', { name: t.detail.access })).toBeVisible()
  })

  test('a category narrows the list, is marked, and combines with availability and order', async ({
    page,
  }) => {
    await page.goto('/layanan')
    await page
      .getByRole('navigation', { name: t.categoryNav })
      .getByRole('link', { name: t.categories.kependudukan })
      .click()
    await expect(
      page.getByRole('navigation', { name: t.categoryNav }).locator('[aria-current=page]'),
    ).toHaveText(t.categories.kependudukan)
    await expect(
      page.getByRole('heading', { level: 1, name: t.categories.kependudukan }),
    ).toBeVisible()
    await (
      await facetsOf(page, t.facets.title)
    )
      .getByRole('link', { name: t.availability.ONLINE })
      .click()
    await expect(page).toHaveURL(/ketersediaan=ONLINE/)
    await page.getByRole('combobox', { name: t.sort }).selectOption('nama-turun')
    await page.getByRole('button', { name: t.applyFilters }).click()
    await expect(page).toHaveURL(/urut=nama-turun/)
    expect(new URL(page.url()).searchParams.get('ketersediaan')).toBe('ONLINE')
    expect(new URL(page.url()).searchParams.get('kategori')).toBe(populationCategory)
    const cards = page.getByRole('article')
    await expect(cards.first()).toContainText(t.availability.ONLINE)
    await expect(cards.filter({ hasNotText: t.availability.ONLINE })).toHaveCount(0)
    const names = await cards.getByRole('link').allTextContents()
    expect(names).toEqual(names.toSorted((a, b) => b.localeCompare(a, 'id')))
  })

  test('every category heads its list by its own name in both languages', async ({ page }) => {
    const keys = Object.keys(t.categories) as (keyof typeof t.categories)[]
    expect(keys).toHaveLength(9)
    for (const { prefix, t: messages } of languages)
      for (const key of keys) {
        const name = encodeURIComponent(t.categories[key])
        const html = await (await page.request.get(`${prefix}/layanan?kategori=${name}`)).text()
        expect(/<h1[^>]*>([^<]*)</.exec(html)?.[1]).toBe(messages.services.categories[key])
      }
  })

  test('choices show the number they leave, add up, and go one by one or all together', async ({
    page,
  }) => {
    await page.goto('/layanan')
    await expect(page.getByRole('region', { name: t.popular.title }).getByRole('link')).toHaveCount(
      9,
    )
    const free = (await facetsOf(page, t.facets.title)).getByRole('link', {
      name: new RegExp(`^${t.facets.free}`),
    })
    const count = /\d+/.exec((await free.textContent()) ?? '')?.[0]
    await free.click()
    await expect(page).toHaveURL(/gratis=1/)
    await expect(
      page.getByRole('heading', { level: 2 }).filter({ hasText: `${count} ` }),
    ).toBeVisible()
    await (
      await facetsOf(page, t.facets.title)
    )
      .getByRole('link', { name: new RegExp(`^${t.facets.users['Pelaku Usaha']}`) })
      .click()
    await expect(page).toHaveURL(/untuk=usaha/)
    const used = page.getByRole('list', { name: t.facets.active })
    await expect(used.getByRole('link')).toHaveCount(2)
    await expectAccessible(page)
    await used.getByRole('link').first().click()
    await expect(page).not.toHaveURL(/gratis/)
    await page.getByRole('link', { name: t.facets.clearAll }).click()
    await expect(used).toHaveCount(0)
  })

  test('a service is a sheet to tick off and to print, with questions for the keyboard, and tells search engines what it is', async ({
    page,
  }) => {
    await page.goto(`/layanan/${await slugOf(page, populationCategory)}`)
    const data: unknown = JSON.parse(
      (await page.locator('script[type="application/ld+json"]').textContent()) ?? '',
    )
    expect(data).toMatchObject({
      '@type': 'GovernmentService',
      name: await page.getByRole('heading', { level: 1 }).textContent(),
    })
    await page.locator('summary').first().focus()
    await page.keyboard.press('Enter')
    await expect(page.locator('details').first()).toHaveAttribute('open', '')
    await page.keyboard.press('Enter')
    await expect(page.locator('details').first()).not.toHaveAttribute('open', '')
    const first = page.getByRole('group', { name: t.detail.terms }).getByRole('checkbox').first()
    await first.check()
    await expect(first).toBeChecked()
    await expect(
      page.getByRole('region', { name: t.detail.related }).getByRole('article').first(),
    ).toBeVisible()
    await page.emulateMedia({ media: 'print' })
    for (const shown of [
      page.getByRole('heading', { level: 1 }),
      page.getByText(t.detail.hours, { exact: true }),
      page.getByText(t.provider, { exact: true }),
      first,
    ]) {
      await expect(shown).toBeVisible()
    }
    for (const hidden of [
      page.getByRole('banner'),
      page.getByRole('contentinfo'),
      page.getByRole('region', { name: t.detail.related }),
      page.getByRole('button', { name: t.detail.print }),
    ]) {
      await expect(hidden).toBeHidden()
    }
  })

  test('an unknown category is an empty list with a way out, not an error', async ({ page }) => {
    const response = await page.goto('/layanan?kategori=Sihir')
    expect(response?.status()).toBe(200)
    await expect(page.getByText('“Sihir”')).toBeVisible()
    await page.getByRole('link', { name: t.empty.everyService }).click()
    await expect(page.getByRole('article').first()).toBeVisible()
  })

  test('a search without result repeats the word', async ({ page }) => {
    await page.goto('/layanan?q=zzqx')
    await expect(page.getByText('“zzqx”').last()).toBeVisible()
  })

  test('the information pages name their purpose, review and contact', async ({ page }) => {
    for (const [path, texts] of [
      ['/aksesibilitas', information.accessibility],
      ['/kebijakan-privasi', information.privacy],
    ] as const) {
      await page.goto(path)
      await expect(page).toHaveTitle(new RegExp(`^${texts.title}`))
      await expect(page.getByRole('heading', { level: 1, name: texts.title })).toBeVisible()
      await expect(
        page.getByRole('main').getByText(information.reviewed.split('{')[0]?.trim() ?? ''),
      ).toBeVisible()
      await expect(page.getByRole('main').locator('a[href^="mailto:"]').first()).toBeVisible()
    }
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('search, category, filter and questions work', async ({ page }) => {
    await page.goto('/layanan')
    await page.getByRole('searchbox', { name: t.searchLabel }).fill('kartu')
    await page.getByRole('button', { name: t.searchSubmit, exact: true }).click()
    await page
      .getByRole('navigation', { name: t.categoryNav })
      .getByRole('link', { name: t.categories.kependudukan })
      .click()
    await page.getByRole('combobox', { name: t.sort }).selectOption('terbaru')
    await page.getByRole('button', { name: t.applyFilters }).click()
    await (
      await facetsOf(page, t.facets.title)
    )
      .getByRole('link', { name: new RegExp(`^${t.facets.free}`) })
      .click()
    const address = new URL(page.url()).searchParams
    expect(['q', 'kategori', 'urut', 'gratis'].map((name) => address.get(name))).toEqual([
      'kartu',
      populationCategory,
      'terbaru',
      '1',
    ])
    await page.getByRole('article').getByRole('link').first().click()
    await page.getByRole('checkbox').first().check()
    await expect(page.getByRole('button', { name: t.detail.print })).toBeHidden()
    await page.locator('main summary').first().click()
    await expect(page.locator('main details').first()).toHaveAttribute('open', '')
  })
  test('an abbreviation says what it means when it is pressed, once a page', async ({ page }) => {
    await page.goto(`/layanan/${await slugOf(page, populationCategory)}`)
    const buttons = page.locator('main .abbreviation')
    const shorts = await buttons.allTextContents()
    expect(shorts.length).toBeGreaterThan(0)
    expect(new Set(shorts).size).toBe(shorts.length)
    const explanation = page.locator('main .explanation').first()
    await expect(explanation).toBeHidden()
    await buttons.first().press('Enter')
    await expect(explanation).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(explanation).toBeHidden()
    await expect(buttons.first()).toBeFocused()
  })
})
