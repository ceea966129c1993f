import { expect, test } from '@playwright/test'
import { localePath } from '@/lib/i18n/locales'
import { en } from './support/messages'
import { wide } from './support/windows'

const t = en.overview

test('the overview gives figures with year and source, and leads to the achievements', async ({ page }) => {
  await page.goto(localePath('en', '/selayang-pandang'))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.title)
  await expect(page.getByRole('region', { name: t.figures }).getByText('49.94')).toBeVisible()
  await expect(page.getByRole('region', { name: t.figures }).getByText(/, 2022$/)).toBeVisible()
  await page.getByRole('link', { name: t.awards.link }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(en.awards.title)
})

test.describe('on a wide window', () => {
  test.use(wide)

  test("the picture behind the title is shown, and is not the page's largest paint", async ({ page }) => {
    await page.goto('/selayang-pandang')
    const picture = page.locator('.banner-picture')
    await expect.poll(() => picture.evaluate((image) => image instanceof HTMLImageElement && image.complete && image.naturalWidth > 0)).toBe(true)
    await expect(picture).toHaveCSS('opacity', '0.2')
    const largest = await page.evaluate(
      () =>
        new Promise<string>((resolve) => {
          new PerformanceObserver((list) => {
            const last = list.getEntries().at(-1)
            resolve(last && 'url' in last ? String(last.url) : '')
          }).observe({ type: 'largest-contentful-paint', buffered: true })
        }),
    )
    expect(largest).not.toContain('hero-2')
  })
})
