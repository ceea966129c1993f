import { expect, test, type Page } from '@playwright/test'
import { formatTags } from '@/lib/i18n/locales'
import { expectAccessible } from './support/accessible'
import { indonesian } from './support/messages'
import { openWidget } from './support/open-widget'
import { wide } from './support/windows'

const bogor = { longitude: 106.816, latitude: -6.595 }

/** What the browser refuses because of the page's content policy, as it happens. */
function refusals(page: Page) {
  const found: string[] = []
  page.on('console', (message) => {
    if (/content security policy/i.test(message.text())) found.push(message.text())
  })
  return found
}

const calls = '**/v1/weather?*'
const shortPage = '/aksesibilitas'

const { lang, t } = indonesian
const messages = t.weather
const present = /^(Cerah Berawan|Hujan Ringan)$/

test.describe('the weather where the position is shared', () => {
  test.use({ geolocation: bogor, permissions: ['geolocation'] })

  test('is that of the village where the person is, credited, moving and accessible', async ({
    page,
  }) => {
    const refused = refusals(page)
    await page.goto(shortPage)
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

  test('closes by its button, which stays in view, and by Escape, and hides its title from the eye on phones alone', async ({
    page,
  }) => {
    await page.goto(shortPage)
    const box = await openWidget(page, 'WEATHER', lang)
    const titleWidth = async () =>
      (await box.getByRole('heading', { level: 2, name: messages.title }).boundingBox())?.width ?? 0
    expect(await titleWidth()).toBeLessThanOrEqual(10)
    await box.getByRole('link', { name: /BMKG/ }).scrollIntoViewIfNeeded()
    const close = box.getByRole('button', { name: messages.close })
    await expect(close).toBeInViewport({ ratio: 1 })
    await close.click()
    await expect(box).toHaveCount(0)
    await page.setViewportSize(wide.viewport)
    await openWidget(page, 'WEATHER', lang)
    expect(await titleWidth()).toBeGreaterThan(10)
    await page.keyboard.press('Escape')
    await expect(box).toHaveCount(0)
  })

  test('keeps its layout while it loads, says when it is not available, and tries again', async ({
    page,
  }) => {
    let respond = () => {}
    const held = new Promise<void>((resolve) => (respond = resolve))
    await page.route(calls, async (route) => {
      await held
      await route.fulfill({ status: 503, json: { message: 'x', code: 'UNAVAILABLE' } })
    })
    await page.goto(shortPage)
    const box = await openWidget(page, 'WEATHER', lang)
    await expect(box.getByRole('status')).toHaveText(messages.loading)
    await expect(box.locator('[aria-busy="true"]')).toBeVisible()
    await expectAccessible(page)
    respond()
    await expect(
      box.getByText(`${messages.failed} ${t.failures.busy.heading}.`).last(),
    ).toBeVisible()
    await expectAccessible(page)
    await page.unroute(calls)
    await box.getByRole('button', { name: messages.retry }).click()
    await expect(box.getByText(/^2\d°C$/)).toBeVisible()
    await expect(box.getByRole('heading', { level: 2 })).toBeFocused()
  })
})

test('the weather is that of the capital where the position is not shared, and says so', async ({
  page,
}) => {
  await page.goto(shortPage)
  const box = await openWidget(page, 'WEATHER', lang)
  await expect(box.getByText('Citarum, Bandung Wetan')).toBeVisible({ timeout: 15_000 })
  await expect(box.getByText(messages.notice.denied)).toBeVisible()
  await expectAccessible(page)
})

test.describe('the picture of the weather', () => {
  test.use({ geolocation: bogor, permissions: ['geolocation'] })
  test('stops and goes on by its button', async ({ page }) => {
    await page.goto(shortPage)
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
    await page.goto(shortPage)
    const box = await openWidget(page, 'WEATHER', lang)
    await expect(box.getByText(/^2\d°C$/)).toBeVisible()
    await expect(box.locator('img[src^="/img/weather-"]').first()).toBeVisible()
    await expect(box.getByRole('button', { name: t.weather.motion.pause })).toHaveCount(0)
    expect(animations).toEqual([])
  })
})
