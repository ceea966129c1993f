import { expect, test, type Locator, type Page, type Request } from '@playwright/test'
import { expectAccessible } from './support/accessible'
import { untilHydrated } from './support/hydrated'
import { id, indonesian } from './support/messages'
import { follow, holdPayload, setConnection } from './support/page-change'
import { wide } from './support/windows'

const scrollTop = (page: Page) => page.evaluate(() => Math.round(window.scrollY))
const articleOf = async (page: Page) =>
  (await page.locator('main article a').first().getAttribute('href')) ?? ''

const { t } = indonesian

/** Asks for a whole page of news on health; the question for the mere shape of a page is left out. */
function isHealthPage(request: Request) {
  const { pathname, searchParams } = new URL(request.url())
  const isWhole = searchParams.has('_rsc') && !('next-router-segment-prefetch' in request.headers())
  return isWhole && pathname === '/berita' && searchParams.get('kategori') === 'kesehatan'
}

/** What a slow line adds to the shape of a page, and to its contents. */
const shapeMs = 800

/** A finger on a link for so long. */
const tap = (link: Locator, lasts: number) =>
  link.evaluate(async (element: HTMLElement, lasts) => {
    element.dispatchEvent(new TouchEvent('touchstart', { bubbles: true }))
    await new Promise((resolve) => setTimeout(resolve, lasts))
    element.click()
  }, lasts)

/**
 * Ways to open a link. The quick ones happen within the page, since between two steps of a test a busy machine may rest for longer than a
 * person.
 */
const presses: Record<string, (link: Locator, page: Page) => Promise<void>> = {
  'a tap': (link) => tap(link, 20),
  // Longer than the rest that lets a page be fetched ahead, so that its shape is on the way when the finger comes up.
  'a long tap': (link) => tap(link, 400),
  // By now the shape has come and the contents are on their way.
  'a very long tap': (link) => tap(link, shapeMs + 400),
  'a quick click': (link) =>
    link.evaluate(async (element: HTMLElement) => {
      const mouse = { bubbles: true, pointerType: 'mouse' }
      element.dispatchEvent(new PointerEvent('pointerover', mouse))
      element.dispatchEvent(new PointerEvent('pointerdown', mouse))
      element.focus()
      // A finger needs its time to come up again.
      await new Promise((resolve) => setTimeout(resolve, 200))
      element.click()
    }),
  'a click after a rest': async (link, page) => {
    await Promise.all([
      page.waitForResponse((response) => isHealthPage(response.request())),
      link.hover(),
      page.waitForTimeout(1_500),
    ])
    await link.click()
  },
  'Enter right after the focus': (link) =>
    link.evaluate((element: HTMLElement) => {
      element.focus()
      element.click()
    }),
}

test.describe('a page that is opened is fetched once', () => {
  test.use(wide)

  for (const [name, open] of Object.entries(presses)) {
    test(`by ${name}`, async ({ page }) => {
      // Nothing is fetched ahead offline, which is what a browser says it is on a machine cut off from all but itself.
      await page.addInitScript(() =>
        Object.defineProperty(Navigator.prototype, 'onLine', { get: () => true }),
      )
      await page.route(/[?&]_rsc=/, async (route) => {
        await new Promise((resolve) => setTimeout(resolve, shapeMs))
        await route.continue()
      })
      await page.goto('/berita')
      await page.waitForLoadState('networkidle')
      const requests: string[] = []
      page.on('request', (request) => isHealthPage(request) && requests.push(request.url()))
      await open(
        page
          .getByRole('navigation', { name: t.news.filterLabel })
          .getByRole('link', { name: t.news.categories.kesehatan }),
        page,
      )
      await expect(page).toHaveURL(/kategori=kesehatan/)
      await page.waitForLoadState('networkidle')
      expect(requests).toHaveLength(1)
    })
  }
})

test.describe('moving between pages', () => {
  test('a new page stands at its top with the focus on its heading and tells its title once, politely; the way back leads to the place one left', async ({
    page,
  }) => {
    await page.goto('/berita')
    await expect(page.locator('body')).toBeFocused()
    const href = (await page.locator('main article a').nth(3).getAttribute('href')) ?? ''
    await page.evaluate(() => window.scrollTo({ top: 600, behavior: 'instant' }))
    await page
      .locator(`main a[href="${href}"]`)
      .first()
      .evaluate((link: HTMLElement) => link.click())
    await expect(page).toHaveURL(new RegExp(`${href}$`))
    await expect.poll(() => scrollTop(page)).toBe(0)
    const heading = page.getByRole('heading', { level: 1 })
    await expect(heading).toBeFocused()
    const title = `${await heading.textContent()} - ${t.common.site.name}`
    await expect(page).toHaveTitle(title)
    await expect(page.getByRole('status').filter({ hasText: title })).toHaveCount(1)
    await expect(page.locator('next-route-announcer [aria-live]')).toHaveAttribute(
      'aria-live',
      'off',
    )
    await page.goBack()
    await expect(page).toHaveURL(/\/berita$/)
    await expect.poll(() => scrollTop(page)).toBe(600)
  })

  test('a filter keeps the focus, the next page of a list does not', async ({ page }) => {
    await page.goto('/berita')
    const chip = page
      .getByRole('navigation', { name: t.news.filterLabel })
      .getByRole('link', { name: t.news.categories.kesehatan })
    await chip.focus()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/kategori=kesehatan/)
    await expect(chip).toBeFocused()
    await page.goto('/berita')
    await page.getByRole('link', { name: t.common.pagination.next }).focus()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/halaman=2/)
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  })

  test('losing the connection is told, and its return', async ({ page, context }) => {
    await page.goto('/kebijakan-privasi')
    const note = page.getByText(t.navigation.connection.offline)
    await expect(note).toHaveCount(0)
    await page.waitForLoadState('networkidle')
    await context.setOffline(true)
    await expect(note).toBeVisible()
    await expectAccessible(page)
    await context.setOffline(false)
    await expect(page.getByText(t.navigation.connection.back)).toBeVisible()
    await expect(page.getByText(t.navigation.connection.back)).toBeHidden({ timeout: 15_000 })
  })

  test('a frame that fails leaves a page that says so and leads home', async ({ page }) => {
    await page.addInitScript(() => {
      const find = document.querySelector.bind(document)
      Object.defineProperty(document, 'querySelector', {
        value: (selector: string) => {
          if (selector === 'header') throw new Error('planned')
          return find(selector)
        },
      })
    })
    await page.goto('/kebijakan-privasi')
    await expect(
      page.getByRole('heading', {
        level: 1,
        name: 'An error occurred while showing the error page',
      }),
    ).toBeVisible()
    await expect(page.getByText('Details: Error: planned')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Go back to home' })).toHaveAttribute('href', '/')
    expect(
      await page
        .getByRole('heading', { level: 1 })
        .evaluate((heading) => Number.parseFloat(getComputedStyle(heading).fontSize)),
    ).toBeGreaterThan(24)
    await expectAccessible(page)
  })
})

test('a slow page shows a bar of 2 px until it stands, and a red one when the connection goes on the way', async ({
  page,
  context,
}) => {
  await page.goto('/berita')
  const bar = page.locator('#nprogress .bar')
  const first = await articleOf(page)
  const arrive = await holdPayload(page, first)
  await follow(page, first)
  await expect(bar).toBeAttached()
  expect(
    await bar.evaluate((element) => ({
      height: getComputedStyle(element).height,
      top: element.getBoundingClientRect().top,
    })),
  ).toEqual({ height: '2px', top: 0 })
  arrive()
  await expect(page).toHaveURL(new RegExp(`${first}$`))
  await expect(bar).toHaveCount(0)

  await page.goto('/berita')
  const href = (await page.locator('main article a').nth(3).getAttribute('href')) ?? ''
  await page.waitForLoadState('networkidle')
  await holdPayload(page, href)
  await follow(page, href)
  await expect(bar).toBeAttached()
  const failed = page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        const sample = () => {
          const bar = document.querySelector('#nprogress.is-failed .bar')
          if (bar) resolve(getComputedStyle(bar).backgroundColor)
          else requestAnimationFrame(sample)
        }
        sample()
      }),
  )
  await context.setOffline(true)
  expect(await failed).toBe('rgb(217, 52, 64)')
})

test('the way back gives the keyboard its place again', async ({ page }) => {
  await page.goto('/layanan')
  const links = page.locator('main a[href^="/layanan/"]')
  const href = (await links.nth(9).getAttribute('href')) ?? ''
  await links.nth(9).focus()
  await expect.poll(() => scrollTop(page)).toBeGreaterThan(0)
  const top = await scrollTop(page)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`${href}$`))
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await page.goBack()
  await expect(links.nth(9)).toBeFocused()
  await expect.poll(() => scrollTop(page)).toBe(top)
  await page.keyboard.press('Tab')
  await expect.poll(async () => Math.abs((await scrollTop(page)) - top)).toBeLessThan(600)
})

test.describe('a part of a page', () => {
  const path = '/kebijakan-privasi'
  const target = (page: Page) => page.locator('#bagian-uji')
  const offset = (page: Page) =>
    target(page).evaluate((element) => Math.round(element.getBoundingClientRect().top))

  /**
   * Follows a link to the part and counts the places the page is seen at until it stands there. Only when React has taken the page over, and
   * at the end of it: a link where React does not expect one would let it make the heading anew, without the name.
   */
  const placesOnTheWay = async (page: Page) => {
    await untilHydrated(target(page))
    return page.evaluate(async () => {
      const link = document.createElement('a')
      link.href = '#bagian-uji'
      document.body.append(link)
      const places = new Set<number>()
      const start = window.scrollY
      link.click()
      for (let frame = 0; frame < 90; frame += 1) {
        await new Promise(requestAnimationFrame)
        places.add(Math.round(window.scrollY))
      }
      places.delete(start)
      return places.size
    })
  }

  test.beforeEach(async ({ page }) => {
    // The fourth heading gets a name; no page of the seed has one far enough from both ends.
    await page.route(
      (url) => url.pathname === path,
      async (route) => {
        const response = await route.fetch()
        let count = 0
        const body = (await response.text()).replace(/<h2(?=[ >])/g, (tag) =>
          (count += 1) === 4 ? `${tag} id="bagian-uji"` : tag,
        )
        await route.fulfill({ response, body })
      },
    )
  })

  test('is reached gliding, 150 px below the top, with the focus', async ({ page }) => {
    await page.goto(path)
    expect(await placesOnTheWay(page)).toBeGreaterThan(3)
    await expect.poll(() => offset(page)).toBe(150)
    await expect(target(page)).toBeFocused()
  })

  test('is reached at once by people who want stillness', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto(path)
    expect(await placesOnTheWay(page)).toBe(1)
    expect(await offset(page)).toBe(150)
  })

  test('is where an address that names it begins', async ({ page }) => {
    await page.goto(`${path}#bagian-uji`)
    await expect(target(page)).toBeFocused()
    expect(await offset(page)).toBe(150)
  })
})

test.describe('fetching pages ahead', () => {
  /** Paths that the router has prefetched. */
  function watchPayloads(page: Page) {
    const paths = new Set<string>()
    page.on('request', (request) => {
      if (request.headers().rsc === '1') paths.add(new URL(request.url()).pathname)
    })
    return paths
  }

  test('takes a few pages of an open menu in quiet moments, and the one somebody is about to open', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    const paths = watchPayloads(page)
    await page.goto('/kebijakan-privasi')
    await page.waitForTimeout(3_000)
    expect([...paths]).toEqual([])
    await page.getByRole('banner').getByRole('button', { name: id.menu.titles.news }).click()
    await expect.poll(() => paths.size).toBeGreaterThan(0)
    await page.waitForTimeout(3_000)
    expect(paths.size).toBeLessThanOrEqual(4)
    await page.keyboard.press('Escape')
    await page.goto('/berita')
    const href = await articleOf(page)
    await page.locator(`main a[href="${href}"]`).first().focus()
    await expect.poll(() => paths.has(href)).toBe(true)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(new RegExp(`${href}$`))
  })

  // `prefetch-links.test.tsx` names every kind of slow line.
  test('takes nothing with data saving', async ({ page }) => {
    await setConnection(page, { saveData: true })
    const paths = watchPayloads(page)
    await page.goto('/berita')
    await page.locator('main article a').first().focus()
    await page.locator('main article a').nth(1).hover()
    await page.waitForTimeout(3_000)
    expect([...paths]).toEqual([])
  })
})
