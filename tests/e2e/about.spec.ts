import { expect, test } from '@playwright/test'
import { aboutPaths } from '@/lib/address/paths'
import { localePath } from '@/lib/i18n/locales'
import { en, id } from './support/messages'
import { wide } from './support/windows'

/** What the seed holds (content facts 8 to 13). */
const word = {
  governor: 'Dedi Mulyadi',
  tax: 'tax',
  revenue: 'Regional Revenue Agency',
  city: 'Bandung City',
  regency: 'Pangandaran Regency',
}
const pages = [
  'index',
  'vision',
  'plan',
  'emblem',
  'history',
  'leaders',
  'structure',
  'units',
  'districts',
] as const

const { about: t, common } = en
const at = (path: string) => localePath('en', path)

test.describe('about West Java in English', () => {
  test.use(wide)

  test('the overview leads to all of them', async ({ page }) => {
    await page.goto(at(aboutPaths.index))
    const tiles = page.getByRole('main').getByRole('article')
    await expect(tiles).toHaveCount(9)
    await tiles.getByRole('link', { name: t.pages.history.label, exact: true }).click()
    await expect(page).toHaveURL(new RegExp(`${aboutPaths.history}$`))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.pages.history.title)
  })

  test('a profile opens over the page and gives the focus back', async ({ page }) => {
    await page.goto(at(aboutPaths.leaders))
    const button = page.getByRole('button', {
      name: t.leaders.profileOf.replace('{name}', word.governor),
    })
    await button.click()
    const dialog = page.getByRole('dialog', { name: word.governor })
    await expect(dialog.getByRole('heading', { name: t.leaders.careers })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await expect(button).toBeFocused()
  })

  test('units are found by what they do, and by their group', async ({ page }) => {
    await page.goto(at(aboutPaths.units))
    const main = page.getByRole('main')
    const field = main.getByRole('searchbox', { name: t.units.searchLabel })
    await field.fill(word.tax)
    await field.press('Enter')
    await expect(page).toHaveURL(new RegExp(`[?&]q=${word.tax}`))
    await expect(main.getByRole('heading', { level: 3, name: word.revenue })).toBeVisible()
    await main.getByRole('link', { name: t.unitGroups.biro, exact: true }).click()
    await expect(main.getByRole('link', { name: t.units.everyGroup })).toBeVisible()
    await main.getByRole('link', { name: t.units.everyGroup }).click()
    await expect(main.getByRole('heading', { level: 3, name: word.revenue })).toBeVisible()
  })

  test('the map leads to a region in the list, and the list to one kind or another view', async ({
    page,
  }) => {
    await page.goto(at(aboutPaths.districts))
    const main = page.getByRole('main')
    await expect(main.getByRole('row')).toHaveCount(28)
    await main
      .getByRole('navigation', { name: t.districts.mapLabel })
      .getByRole('link', { name: word.regency })
      .click()
    await expect(page).toHaveURL(/#wilayah-32-18$/)
    await expect(main.getByRole('row', { name: word.regency })).toBeInViewport()
    await main
      .getByRole('navigation', { name: t.districts.typeNav })
      .getByRole('link', { name: t.districts.types.kota, exact: true })
      .click()
    await expect(main.getByRole('row')).toHaveCount(10)
    await main
      .getByRole('navigation', { name: t.districts.viewNav })
      .getByRole('link', { name: t.districts.views.kisi })
      .click()
    await expect(page).toHaveURL(/jenis=kota&tampilan=kisi/)
    await expect(main.getByRole('heading', { level: 3, name: word.city })).toBeVisible()
    await expect(main.getByRole('table')).toHaveCount(0)
  })

  test('nothing found says so and shows a way out; nonsense in the address shows everything', async ({
    page,
  }) => {
    await page.goto(at(`${aboutPaths.districts}?q=zzqx`))
    await page.getByRole('link', { name: t.districts.everyDistrict }).click()
    await expect(page.getByRole('main').getByRole('row')).toHaveCount(28)
    await page.goto(at(`${aboutPaths.districts}?jenis=desa&tampilan=x`))
    await expect(page.getByRole('main').getByRole('row')).toHaveCount(28)
    await page.goto(at(`${aboutPaths.units}?kelompok=sihir`))
    await expect(
      page.getByRole('main').getByRole('region', { name: t.unitGroups.dinas }),
    ).toBeVisible()
  })
})

test.describe('every page in English', () => {
  // The server alone writes all of it.
  test.use({ javaScriptEnabled: false })

  test('has its own title, one heading, canonical address and place in the rail', async ({
    page,
  }) => {
    const titles = new Set<string>()
    for (const key of pages) {
      await page.goto(at(aboutPaths[key]))
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.pages[key].title)
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
        'href',
        new RegExp(`${at(aboutPaths[key])}$`),
      )
      const current = page
        .getByRole('navigation', { name: t.railLabel })
        .locator('[aria-current=page]')
      if (key === 'index') await expect(current).toHaveCount(0)
      else await expect(current).toHaveText(t.pages[key].label)
      titles.add(await page.title())
    }
    expect(titles.size).toBe(pages.length)
    for (const title of titles) expect(title).toContain(common.site.name)
  })
})

test('search engines get the way to each page', async ({ page }) => {
  await page.goto(aboutPaths.emblem)
  const data = (await page.locator('script[type="application/ld+json"]').allTextContents()).map(
    (text): unknown => JSON.parse(text),
  )
  expect(data).toContainEqual(expect.objectContaining({ '@type': 'BreadcrumbList' }))
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('profiles unfold, filters and search work', async ({ page }) => {
    const t = id.about
    await page.goto(aboutPaths.leaders)
    await page.getByText(t.leaders.profile).first().click()
    await expect(page.getByRole('heading', { name: t.leaders.careers }).first()).toBeVisible()
    await page.goto(aboutPaths.districts)
    await page
      .getByRole('main')
      .getByRole('link', { name: t.districts.types.kota, exact: true })
      .click()
    await expect(page.getByRole('main').getByRole('row')).toHaveCount(10)
    await page
      .getByRole('main')
      .getByRole('searchbox', { name: t.districts.searchLabel })
      .fill('cimahi')
    await page
      .getByRole('main')
      .getByRole('button', { name: t.districts.searchSubmit, exact: true })
      .click()
    const query = new URL(page.url()).searchParams
    expect([query.get('jenis'), query.get('q')]).toEqual(['kota', 'cimahi'])
    await expect(page.getByRole('main').getByRole('row')).toHaveCount(2)
  })
})
