import { expect, test } from '@playwright/test'
import { english, id } from './support/messages'
import { expectNoSidewaysScroll } from './support/overflow'

const { prefix, t } = english

test.describe('reading in English', () => {
  test('a reader goes from the list to an article and to its tag', async ({ page }) => {
    await page.goto(`${prefix}/berita`)
    const lead = page.locator('main article').first().getByRole('link')
    const title = (await lead.textContent()) ?? ''
    await lead.click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    await expect(page).toHaveTitle(`${title} - ${t.common.site.name}`)
    await page.getByRole('region', { name: t.news.tags }).getByRole('link').first().click()
    await expect(page).toHaveURL(/\/berita\/tags\//)
  })

  test('an unknown address gets the finished not-found page with status 404', async ({ page }) => {
    // A slip in the address of the news.
    expect((await page.goto(`${prefix}/brita?dari=surat`))?.status()).toBe(404)
    await expect(
      page.getByRole('heading', { level: 1, name: t.common.notFound.heading }),
    ).toBeVisible()
    await expect(
      page.getByRole('region', { name: t.common.notFound.near }).getByRole('link').first(),
    ).toHaveAttribute('href', `${prefix}/berita`)
    await expect(page.getByRole('searchbox', { name: t.common.notFound.search })).toHaveValue(
      'brita',
    )
    const contacts = page.getByRole('main').getByRole('list', { name: t['not-found'].contact })
    await expect(contacts.getByRole('link', { name: /@/ })).toHaveAttribute(
      'href',
      /^mailto:.+@[^?]+$/,
    )
    const { report, reportNote } = t['not-found']
    const mail = page.getByRole('main').getByRole('link', { name: report })
    const [subject, body] = [
      `${reportNote} ${prefix}/brita`,
      `${reportNote} http://127.0.0.1:3210${prefix}/brita`,
    ].map(encodeURIComponent)
    await expect(mail).toHaveAttribute(
      'href',
      `mailto:info@jabarprov.go.id?subject=${subject}&body=${body}`,
    )
    await page.getByRole('link', { name: t.common.notFound.home }).click()
    await expect(page).toHaveURL(new RegExp(`127\\.0\\.0\\.1:3210${prefix || '/'}$`))
  })

  test('everything a reader came for is there without JavaScript', async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false })
    const page = await context.newPage()
    await page.goto(`${prefix}/berita`)
    await page
      .getByRole('navigation', { name: t.news.filterLabel })
      .getByRole('link', { name: t.news.categories.kesehatan })
      .click()
    await expect(page).toHaveURL(/kategori=kesehatan/)
    await page.locator('main article').first().getByRole('link').click()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await page.locator('.prose p').count()).toBeGreaterThan(2)
    await page.goto(`${prefix}/tidak-ada`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.common.notFound.heading)
    await expect(
      page.getByRole('main').getByRole('link', { name: t['not-found'].report }),
    ).toHaveAttribute('href', /^mailto:.+@.+\?subject=.+&body=/)
    await context.close()
  })
})

test('the first tab stop leads past the menu, the second to the features that help to read', async ({
  page,
}) => {
  await page.goto('/berita')
  await page.keyboard.press('Tab')
  const past = page.getByRole('link', { name: id.common.skipLink })
  await expect(past).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: id.common.skipToTools })).toBeFocused()
  await page.keyboard.press('Enter')
  const tools = page.getByRole('complementary', { name: id.widgets.title })
  await expect(tools).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(tools.getByRole('button').first()).toBeFocused()
  await past.press('Enter')
  await expect(page.locator('#main')).toBeFocused()
})

test('nothing overflows at 320 px or with text twice as large', async ({ page }) => {
  for (const path of ['/', '/en', '/berita', '/en/layanan', '/aduan-warga']) {
    await page.goto(path)
    for (const [width, rootSize] of [
      [320, '100%'],
      [390, '200%'],
      [1280, '200%'],
    ] as const) {
      await page.setViewportSize({ width, height: 800 })
      await page.evaluate((size) => (document.documentElement.style.fontSize = size), rootSize)
      await expectNoSidewaysScroll(page, `${path} at ${width} px, ${rootSize}`)
    }
  }
})

test('machines find every page in both languages, what not to read, and whom to warn', async ({
  request,
}) => {
  const origin = 'http://127.0.0.1:3210'
  const index = await (await request.get('/sitemap.xml')).text()
  const files = [...index.matchAll(/<sitemap><loc>([^<]+)<\/loc>/g)].map(([, file = '']) => file)
  expect(files[0]).toMatch(new RegExp(`^${origin}/`))
  const sitemap = (
    await Promise.all(files.map(async (file) => (await request.get(file)).text()))
  ).join('')
  for (const path of ['/berita', '/en/berita', '/layanan', '/en/aduan-warga'])
    expect(sitemap).toContain(`<loc>${origin}${path}</loc>`)
  expect(sitemap.match(/<loc>/g)?.length).toBeGreaterThan(2 * (40 + 45))
  expect(sitemap).not.toContain('JBR-')
  // XML that a parser takes, and no file behind the last.
  expect(sitemap.match(/&(?!amp;|lt;|gt;)/g)).toBeNull()
  expect((await request.get(`/peta-situs/${files.length}.xml`)).status()).toBe(404)
  expect(await (await request.get('/robots.txt')).text()).toContain(
    `Sitemap: ${origin}/sitemap.xml`,
  )
  const security = await request.get('/.well-known/security.txt')
  expect(security.status()).toBe(200)
  expect(await security.text()).toMatch(
    /^Contact: mailto:\S+@\S+\nExpires: \d{4}-\d{2}-\d{2}T00:00:00Z$/m,
  )
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('an article tells search engines and messengers what it is', async ({ page, request }) => {
    const list = (await (await request.get('/v1/public/news?per_page=1')).json()) as {
      data: { slug: string; title: string; link: string }[]
    }
    const article = list.data[0]
    await page.goto(`/berita/${article?.slug}`)
    const data: unknown = JSON.parse(
      (await page.locator('script[type="application/ld+json"]').textContent()) ?? '',
    )
    expect(data).toMatchObject({
      '@type': 'NewsArticle',
      headline: article?.title,
      inLanguage: 'id-ID',
      mainEntityOfPage: article?.link,
    })
    await expect(page.locator('meta[property="og:title"]')).toHaveAttribute(
      'content',
      article?.title ?? '',
    )
    await expect(page.locator('meta[property="og:url"]')).toHaveAttribute(
      'content',
      article?.link ?? '',
    )
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', article?.link ?? '')
  })
})
