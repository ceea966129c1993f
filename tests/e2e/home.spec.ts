import { expect, test, type Request } from '@playwright/test'
import { english, indonesian } from './support/messages'
import { wide } from './support/windows'

const { t } = indonesian

test.describe('home page', () => {
  test('has every part, popular news among them, and opens the feedback form by the gold chip', async ({
    page,
  }) => {
    await page.goto('/')
    const main = page.getByRole('main')
    for (const name of [
      t.home.popularServices.title,
      t.home.news.title,
      t.home.easyAccess.title,
      t.home.visits.title,
      t.home.widget.linksTitle,
    ]) {
      await expect(main.getByRole('region', { name, exact: true })).toBeVisible()
    }
    await expect(
      main.getByRole('region', { name: t.home.popularServices.title }).getByRole('link'),
    ).toHaveCount(9)
    await expect(
      main.getByRole('region', { name: t.home.easyAccess.title }).getByRole('link'),
    ).toHaveCount(8)
    await page.getByRole('tab', { name: t.home.news.popular }).click()
    await expect(
      page.getByRole('tabpanel', { name: t.home.news.popular }).getByRole('article'),
    ).toBeVisible()
    await main.getByRole('button', { name: t.home.hero.feedback }).click()
    await expect(page.getByRole('dialog', { name: t.feedback.title })).toBeVisible()
  })

  test('the scenes turn by hand and stop on request', async ({ page }) => {
    await page.goto('/')
    const messages = t.home.hero.scenes
    const place = (at: number) => new RegExp(`^${at} (dari|of) 3: `)
    await expect(page.getByRole('group', { name: place(1) })).toBeVisible()
    await page.getByRole('button', { name: messages.next }).click()
    await expect(page.getByRole('group', { name: place(2) })).toBeVisible()
    await page.getByRole('button', { name: messages.pause }).click()
    await expect(page.getByRole('button', { name: messages.play })).toBeVisible()
    await page.getByRole('button', { name: messages.previous }).click()
    await page.getByRole('button', { name: messages.previous }).click()
    await expect(page.getByRole('group', { name: place(3) })).toBeVisible()
  })

  test('a finger turns the scenes, a tap or a short move does not', async ({ page }) => {
    // So that they do not turn by themselves.
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto('/')
    const scene = page.getByRole('main').getByRole('group', { name: / (dari|of) 3: / })
    await expect(page.locator('.hero-sky > ul > li')).toHaveCount(3)
    const fingers = await page.context().newCDPSession(page)
    const swipe = async (byPx: number) => {
      const at = (x: number) => [{ x, y: 620 }]
      await fingers.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(300) })
      for (let part = 1; part <= 5; part += 1)
        await fingers.send('Input.dispatchTouchEvent', {
          type: 'touchMove',
          touchPoints: at(300 + (byPx * part) / 5),
        })
      await fingers.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
    }
    const first = await scene.getAttribute('aria-label')
    await swipe(-20)
    await expect(scene).toHaveAttribute('aria-label', first ?? '')
    // The engine comes after everything else; until then a swipe is only a swipe.
    await expect(async () => {
      await swipe(-150)
      await expect(scene).not.toHaveAttribute('aria-label', first ?? '', { timeout: 500 })
    }).toPass()
  })
})

test.describe('home page in English without JavaScript', () => {
  test.use({ ...wide, javaScriptEnabled: false })

  test('has everything, and nothing is dead', async ({ page }) => {
    const { t } = english
    await page.goto('/en')
    const main = page.getByRole('main')
    await expect(
      main.getByText(t.home.news.popular, { exact: true }).and(page.locator('p')),
    ).toBeVisible()
    await expect(
      main.getByRole('region', { name: t.home.news.title }).getByRole('article'),
    ).toHaveCount(2)
    await expect(main.getByRole('button', { name: t.home.hero.feedback })).toBeHidden()
    await expect(main.getByRole('button', { name: t.home.hero.scenes.next })).toBeHidden()
    await main
      .getByRole('region', { name: t.home.popularServices.title })
      .getByRole('link')
      .first()
      .click()
    await expect(page).toHaveURL(/\/layanan\/[a-z0-9-]+$/)
  })
})

test('each page view is told once, also of pages reached within the portal', async ({ page }) => {
  const reported: Request[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/v1/public/visits')) reported.push(request)
  })
  await page.goto('/')
  await expect.poll(() => reported.length).toBe(1)
  await page
    .getByRole('main')
    .getByRole('region', { name: indonesian.t.home.popularServices.title })
    .getByRole('link')
    .first()
    .click()
  await expect.poll(() => reported.length).toBe(2)
  // The server refuses what it cannot read; headless browsers it counts for nothing.
  for (const request of reported) expect((await request.response())?.status()).toBe(204)
})
