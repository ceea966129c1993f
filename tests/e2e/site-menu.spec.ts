import { expect, test, type Page } from '@playwright/test'
import { menus } from '@/lib/navigation/menus'
import footer from '@/messages/en/footer.json' with { type: 'json' }
import items from '@/messages/en/menu-items.json' with { type: 'json' }
import { expectAccessible } from './support/accessible'
import { openBeforeScripts } from './support/held-scripts'
import { expectFocusInDialog, tabTo } from './support/keyboard'
import { en, id } from './support/messages'
import { phone, wide } from './support/windows'

const { menu } = en
const prefix = '/en'
const titles = menus.map(({ title }) => menu.titles[title])

const wideSize = wide.viewport
const phoneSize = phone.viewport

// Transitions take one millisecond, so that colours are measured at rest.
test.use({ ...wide, contextOptions: { reducedMotion: 'reduce' } })

const titleButton = (page: Page, name: string) =>
  page.getByRole('banner').getByRole('button', { name, exact: true })
const expanded = (page: Page) => page.getByRole('banner').getByRole('button', { expanded: true })
/** The sitemap while it is open as the menu of small screens. */
const sheet = (page: Page) => page.locator('nav:popover-open')
/** Opens a page of a language on a screen of a size. */
async function visit(page: Page, size: { width: number; height: number }, path: string) {
  await page.setViewportSize(size)
  await page.goto(path)
}

test.describe('menus', () => {
  test('with a mouse each menu opens alone, and closes with its own button', async ({ page }) => {
    await visit(page, wideSize, `${prefix}/berita`)
    for (const title of titles) {
      await titleButton(page, title).click()
      await expect(page.getByTitle(menu.closePanel)).toBeVisible()
      await expect(expanded(page)).toHaveText([title])
    }
    await page.getByTitle(menu.closePanel).click()
    await expect(expanded(page)).toHaveCount(0)
    await expect(titleButton(page, titles.at(-1) ?? '')).toBeFocused()
    await titleButton(page, menu.titles.news).click()
    await page.mouse.click(700, 880)
    await expect(expanded(page)).toHaveCount(0)
  })

  test('with the keyboard alone a menu opens, gives the focus back on Escape, and leads to a page', async ({
    page,
  }) => {
    await visit(page, wideSize, prefix)
    const news = titleButton(page, menu.titles.news)
    await tabTo(page, news)
    await page.keyboard.press('Enter')
    await expect(news).toHaveAttribute('aria-expanded', 'true')
    const health = page
      .getByRole('banner')
      .getByRole('link', { name: items.news.items.kesehatan.title })
    await tabTo(page, health)
    await page.keyboard.press('Escape')
    await expect(news).toBeFocused()
    await expect(health).toBeHidden()
    await page.keyboard.press('Tab')
    await expect(titleButton(page, menu.titles.services)).toBeFocused()
    await tabTo(page, titleButton(page, menu.titles.ppid))
    await page.keyboard.press('Space')
    await tabTo(page, page.getByTitle(menu.closePanel))
    await page.keyboard.press('Tab')
    await expect(expanded(page)).toHaveCount(0)
    await page.keyboard.press('Shift+Tab')
    await news.focus()
    await page.keyboard.press('Enter')
    await tabTo(page, health)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(new RegExp(`${prefix}/berita\\?kategori=kesehatan$`))
    await expect(expanded(page)).toHaveCount(0)
  })

  test('the life-event menu leads to the services of each event', async ({ page, request }) => {
    await visit(page, wideSize, `${prefix}/berita`)
    await titleButton(page, menu.titles.services).click()
    const response = await request.get('/v1/public/life-events/parts?context=navigation', {
      headers: { 'content-language': 'en' },
    })
    const { data } = (await response.json()) as { data: { name: string; title: string }[] }
    expect(data.length).toBeGreaterThan(1)
    for (const { name, title } of data) {
      await expect(page.getByRole('banner').getByRole('link', { name: title })).toHaveAttribute(
        'href',
        `${prefix}/layanan-fase-kehidupan/daftar-layanan?kategori=${encodeURIComponent(name)}`,
      )
    }
    await page.getByRole('banner').getByRole('link', { name: items.services.all }).click()
    await expect(page).toHaveURL(new RegExp(`${prefix}/layanan-fase-kehidupan$`))
    await expect(expanded(page)).toHaveCount(0)
  })

  test('the life-event menu keeps its way on when the call fails, and says so', async ({
    page,
  }) => {
    const lines: string[] = []
    page.on('console', (message) => {
      if (message.text().startsWith('[ERROR')) lines.push(message.text())
    })
    await page.route('**/v1/public/life-events/parts**', (route) => route.abort())
    await visit(page, wideSize, `${prefix}/berita`)
    await titleButton(page, menu.titles.services).click()
    await expect(page.getByText(items.services.failed)).toBeVisible()
    await expect(
      page.getByRole('banner').getByRole('link', { name: items.services.all }),
    ).toBeVisible()
    expect(new Set(lines)).toEqual(
      new Set(['[ERROR - HEADER NAVIGATION], Failed to fetch Life Events data.']),
    )
    await expectAccessible(page)
    await page.unroute('**/v1/public/life-events/parts**')
    await page.getByRole('button', { name: items.services.retry }).click()
    await expect(page.getByText(items.services.failed)).toBeHidden()
  })

  test('on a phone the menu is a dialog that keeps focus and place, and closes on a new page', async ({
    page,
  }) => {
    await visit(page, phoneSize, `${prefix}/berita`)
    const opener = page.getByRole('banner').getByRole('button', { name: menu.open })
    await opener.focus()
    await page.evaluate(() => window.scrollTo({ top: 1200, behavior: 'instant' }))
    const top = await page.evaluate(() => window.scrollY)
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: menu.label })
    await expect(dialog).toBeVisible()
    await expectAccessible(page)
    for (const title of titles) {
      await dialog.getByRole('button', { name: title }).click()
      await expect(dialog.getByRole('button', { expanded: true })).toHaveText([title])
      await expect(page.locator('[data-skeleton]')).toHaveCount(0)
    }
    await expectFocusInDialog(page, 60)
    await page.mouse.wheel(0, 600)
    expect(await page.evaluate(() => window.scrollY)).toBe(top)
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(opener).toBeFocused()
    expect(await page.evaluate(() => window.scrollY)).toBe(top)

    await page.keyboard.press('Enter')
    await dialog.getByRole('button', { name: menu.close }).click()
    await expect(dialog).toBeHidden()
    await page.keyboard.press('Enter')
    await dialog.getByRole('button', { name: menu.titles.services }).click()
    await dialog.getByRole('link', { name: items.services.items.directory.title }).click()
    await expect(page).toHaveURL(new RegExp(`${prefix}/layanan$`))
    await expect(dialog).toBeHidden()
  })

  test('the language dropdown opens and closes with the keyboard and keeps path, query and fragment', async ({
    page,
  }) => {
    await visit(page, wideSize, `${prefix}/berita?kategori=ekonomi#main`)
    const summary = page.getByRole('banner').locator('details > summary')
    // The fragment has moved the start of the Tab order into the page.
    await titleButton(page, menu.titles.ppid).focus()
    await tabTo(page, summary)
    await page.keyboard.press('Enter')
    const link = page.getByRole('banner').getByRole('link', { name: 'Indonesia' })
    await expect(link).toHaveAttribute('hreflang', 'id')
    await page.keyboard.press('Escape')
    await expect(link).toBeHidden()
    await expect(summary).toBeFocused()
    await page.keyboard.press('Enter')
    await tabTo(page, link)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(new RegExp(`:3210/berita\\?kategori=ekonomi#main$`))
    await summary.click()
    await page.getByRole('banner').getByRole('link', { name: 'English' }).click()
    await expect(page).toHaveURL(new RegExp(`${prefix}/berita\\?kategori=ekonomi#main$`))
  })

  test('every link of header and footer leads to a page', async ({ page, request }) => {
    await visit(page, wideSize, prefix)
    const found = new Set<string>()
    const collect = async () => {
      for (const href of await page
        .locator('header a, footer a')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? '')))
        found.add(href)
    }
    for (const title of titles) {
      await titleButton(page, title).click()
      await expect(page.getByTitle(menu.closePanel)).toBeVisible()
      await expect(page.locator('[data-skeleton]')).toHaveCount(0)
      await collect()
    }
    const inside = [...found].filter((href) => href.startsWith('/'))
    expect(inside.length).toBeGreaterThan(30)
    for (const href of inside) expect((await request.get(href)).status(), href).toBe(200)
    expect(
      [...found].filter((href) => !/^(\/|mailto:|#main|#peta-situs-[45]$)/.test(href)),
    ).toEqual([])
  })

  test('the sitemap has columns of five on wide screens, all of a group at its address, and one group at a time on phones', async ({
    page,
  }) => {
    await visit(page, wideSize, `${prefix}/berita`)
    const sitemap = page.getByRole('navigation', { name: footer.sitemap })
    const privacy = sitemap.getByRole('link', { name: items.help.privacy })
    const form = sitemap.getByRole('link', { name: items.ppid.items.form.title })
    await expect(privacy).toBeVisible()
    await expect(form).toBeVisible()
    const last = sitemap.getByRole('link', { name: items.ppid.items.exempt.title })
    await expect(last).toBeHidden()
    await sitemap
      .getByRole('link', { name: footer.all.replace('{title}', menu.titles.ppid) })
      .click()
    await expect(last).toBeVisible()
    await visit(page, phoneSize, `${prefix}/berita`)
    await expect(form).toBeHidden()
    await sitemap.locator('summary', { hasText: menu.titles.ppid }).click()
    await expect(form).toBeVisible()
    await sitemap.locator('summary', { hasText: items.help.title }).click()
    await expect(privacy).toBeVisible()
    await expect(form).toBeHidden()
  })

  test('before any script arrives the menu of a phone opens as a sheet, which scripts leave open', async ({
    page,
  }) => {
    await page.setViewportSize(phoneSize)
    const arrive = await openBeforeScripts(page, `${prefix}/berita`)
    const opener = page.getByRole('banner').getByRole('button', { name: menu.open })
    await tabTo(page, opener)
    await page.keyboard.press('Enter')
    await expect(sheet(page).getByRole('link', { name: menu.fileComplaint })).toBeVisible()
    await sheet(page).locator('summary', { hasText: menu.titles.ppid }).click()
    await expectAccessible(page)
    arrive()
    await expect(opener).toHaveAttribute('aria-expanded', 'false')
    await expect(sheet(page).getByRole('link', { name: items.ppid.items.form.title })).toBeVisible()
    await sheet(page).getByRole('button', { name: menu.close }).click()
    await expect(sheet(page)).toHaveCount(0)
    await expect(opener).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog', { name: menu.label })).toBeVisible()
  })

  test('the sheet of a phone closes with a link to a page that keeps the frame', async ({
    page,
  }) => {
    await visit(page, phoneSize, `${prefix}/berita`)
    await expect(page.getByRole('banner').getByRole('button', { name: menu.open })).toHaveAttribute(
      'aria-expanded',
      'false',
    )
    await page.locator('#peta-situs').evaluate((nav: HTMLElement) => nav.showPopover())
    await sheet(page).locator('summary', { hasText: menu.titles.news }).click()
    await sheet(page).getByRole('link', { name: items.news.items.kesehatan.title }).click()
    await expect(page).toHaveURL(new RegExp(`${prefix}/berita\\?kategori=kesehatan$`))
    await expect(sheet(page)).toHaveCount(0)
  })

  test('without JavaScript the menus lead to their pages and to the sitemap, and the language can be changed', async ({
    browser,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, viewport: wideSize })
    const page = await context.newPage()
    await page.goto(`${prefix}/aksesibilitas`)
    const banner = page.getByRole('banner')
    await banner.getByRole('link', { name: menu.titles.ppid }).click()
    await expect(
      page.getByRole('contentinfo').getByRole('link', { name: items.ppid.items.form.title }),
    ).toBeInViewport()
    await banner.locator('details > summary').click()
    await banner.locator('details a[hreflang="id"]').click()
    await expect(page.locator('html')).toHaveAttribute('lang', 'id')
    await page.goto(`${prefix}/aksesibilitas`)
    await banner.getByRole('link', { name: menu.titles.news }).click()
    await expect(page).toHaveURL(new RegExp(`${prefix}/berita$`))

    await page.setViewportSize(phoneSize)
    await banner.getByRole('button', { name: menu.open }).click()
    await sheet(page).locator('summary', { hasText: menu.titles.news }).click()
    await expect(
      sheet(page).getByRole('link', { name: items.news.items.kesehatan.title }),
    ).toBeInViewport()
    await sheet(page).locator('a[hreflang="id"]').click()
    await expect(page.locator('html')).toHaveAttribute('lang', 'id')
    await context.close()
  })
})

test('text twice as large turns the header of a wide screen into that of a phone', async ({
  page,
}) => {
  await visit(page, { width: 1280, height: 800 }, '/berita')
  await expect(titleButton(page, id.menu.titles.news)).toBeVisible()
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
  await expect(titleButton(page, id.menu.titles.news)).toBeHidden()
  await page.getByRole('banner').getByRole('button', { name: id.menu.open }).click()
  await expect(page.getByRole('dialog', { name: id.menu.label })).toBeVisible()
  await expectAccessible(page)
})
