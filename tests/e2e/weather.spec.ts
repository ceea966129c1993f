import { expect, test, type Page } from '@playwright/test'
import { formatTags } from '@/lib/i18n/locales'
import { expectAccessible } from './support/accessible'
import { indonesian } from './support/messages'
import { openWidget } from './support/open-widget'

const bogor = { longitude: 106.816, latitude: -6.595 }

/** What the browser refuses because of the page's content policy, as it happens. */
function refusals(page: Page) {
  const found: string[] = []
  page.on('console', (message) => {
    if (/content security policy/i.test(message.text())) found.push(message.text())
  })
  return found
}

/** Answers for the server until told otherwise. @returns a function that lets the server answer again */
async function mockWeather(page: Page, status: number | 'never') {
  await page.route('**/v1/weather?*', (route) =>
    status === 'never'
      ? undefined
      : route.fulfill({
          status,
          contentType: 'application/json',
          body: JSON.stringify({ message: 'x', code: 'UNAVAILABLE' }),
        }),
  )
  return () => page.unroute('**/v1/weather?*')
}

const { lang, t } = indonesian
const messages = t.weather
const present = /^(Cerah Berawan|Hujan Ringan)$/

test.describe('the weather where the position is shared', () => {
  test.use({ geolocation: bogor, permissions: ['geolocation'] })

  test('is that of the village where the person is, credited, moving and accessible', async ({
    page,
  }) => {
    const refused = refusals(page)
    await page.goto('/')
    const box = await openWidget(page, 'WEATHER', lang)
    await expect(box).toHaveAccessibleName(messages.title)
    await expect(box.getByText('Tegallega, Bogor Tengah')).toBeVisible()
    await expect(box.getByText(/^2\d°C$/)).toBeVisible()
    await expect(box.getByText(present).first()).toBeVisible()
    const today = new Intl.DateTimeFormat(formatTags[lang], {
      dateStyle: 'long',
      timeZone: 'Asia/Jakarta',
    }).format(new Date())
    await expect(box.getByText(today)).toBeVisible()
    const rows = box.getByRole('row').filter({ hasText: 'WIB' })
    expect(await rows.count()).toBeGreaterThan(15)
    await expect(rows.first()).toHaveText(/^\d\d:00 WIB.*\d\d° \/ \d\d%$/)
    await expect(box.getByRole('link', { name: /BMKG/ })).toBeAttached()
    await expect(box.locator('[data-animation-of] svg')).toBeVisible()
    await expectAccessible(page)
    expect(refused).toEqual([])
  })

  test('closes by its button, which stays in view, and by Escape', async ({ page }) => {
    await page.goto('/berita')
    const box = await openWidget(page, 'WEATHER', lang)
    await box.getByRole('link', { name: /BMKG/ }).scrollIntoViewIfNeeded()
    const close = box.getByRole('button', { name: messages.close })
    await expect(close).toBeInViewport({ ratio: 1 })
    await close.click()
    await expect(box).toHaveCount(0)
    await openWidget(page, 'WEATHER', lang)
    await page.keyboard.press('Escape')
    await expect(box).toHaveCount(0)
  })

  test('keeps its layout while it loads', async ({ page }) => {
    await mockWeather(page, 'never')
    await page.goto('/berita')
    const box = await openWidget(page, 'WEATHER', lang)
    await expect(box.getByRole('status')).toHaveText(messages.loading)
    await expect(box.locator('[aria-busy="true"]')).toBeVisible()
    await expectAccessible(page)
  })

  test('says when it is not available, and tries again', async ({ page }) => {
    const serverResponses = await mockWeather(page, 503)
    await page.goto('/berita')
    const box = await openWidget(page, 'WEATHER', lang)
    await expect(
      box.getByText(`${messages.failed} ${t.failures.busy.heading}.`).last(),
    ).toBeVisible()
    await expectAccessible(page)
    await serverResponses()
    await box.getByRole('button', { name: messages.retry }).click()
    await expect(box.getByText(/^2\d°C$/)).toBeVisible()
    await expect(box.getByRole('heading', { level: 2 })).toBeFocused()
  })
})

test('the weather is that of the capital where the position is not shared, and says so', async ({
  page,
}) => {
  await page.goto('/')
  const box = await openWidget(page, 'WEATHER', lang)
  await expect(box.getByText('Citarum, Bandung Wetan')).toBeVisible({ timeout: 15_000 })
  await expect(box.getByText(messages.notice.denied)).toBeVisible()
  await expectAccessible(page)
})

test.describe('the picture of the weather', () => {
  test.use({ geolocation: bogor, permissions: ['geolocation'] })
  test('stops and goes on by its button', async ({ page }) => {
    await page.goto('/')
    const box = await openWidget(page, 'WEATHER', lang)
    const drawn = () => box.locator('[data-animation-of]').innerHTML()
    await box.getByRole('button', { name: t.weather.motion.pause }).click()
    const still = await drawn()
    await page.waitForTimeout(400)
    expect(await drawn()).toBe(still)
    await box.getByRole('button', { name: t.weather.motion.play }).click()
    await expect.poll(drawn).not.toBe(still)
  })

  test('stands still, and loads no player, for those who want less motion', async ({ page }) => {
    const animations: string[] = []
    page.on('request', (request) => {
      if (new URL(request.url()).pathname.startsWith('/cuaca/')) animations.push(request.url())
    })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto('/')
    const box = await openWidget(page, 'WEATHER', lang)
    await expect(box.getByText(/^2\d°C$/)).toBeVisible()
    await expect(box.locator('img[src^="/img/weather-"]').first()).toBeVisible()
    await expect(box.getByRole('button', { name: t.weather.motion.pause })).toHaveCount(0)
    expect(animations).toEqual([])
  })
})

test('phones hear the title of the weather and do not see it; wide windows see it', async ({
  page,
}) => {
  await page.goto('/')
  for (const [width, isSeen] of [
    [390, false],
    [1440, true],
  ] as const) {
    await page.setViewportSize({ width, height: 844 })
    const box = await openWidget(page, 'WEATHER', 'id')
    const title = box.getByRole('heading', { level: 2, name: t.weather.title })
    const size = await title.boundingBox()
    expect((size?.width ?? 0) > 10).toBe(isSeen)
    await page.keyboard.press('Escape')
    await expect(box).toHaveCount(0)
  }
})
