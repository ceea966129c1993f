import { expect, test } from '@playwright/test'

// The server alone writes what is looked at.
test.use({ javaScriptEnabled: false })

// A slow phone draws a page while it still arrives. What stands on the foot of a head would slide down with every word that comes.
for (const [path, drawing] of [
  ['/', '.hero-sky img'],
  ['/en', '.hero-sky img'],
  ['/statistik-kunjungan', '.ridges'],
  ['/en/layanan', '.ridges'],
  ['/sapawarga', '.ridges'],
] as const) {
  test(`the drawing at the foot of the head of ${path} comes after its words, and so cannot move with them`, async ({
    page,
  }) => {
    const picture = page.locator(drawing).first()
    await page.route(path, async (route) => {
      const response = await route.fetch()
      const html = await response.text()
      await route.fulfill({ response, body: html.slice(0, html.indexOf('</h1>')) })
    })
    await page.goto(path)
    await expect(page.locator('h1')).toBeVisible()
    await expect(picture).not.toBeAttached()
    await page.unroute(path)
    await page.goto(path)
    await expect(picture).toBeVisible()
  })
}
