import { expect, test } from '@playwright/test'
import { phone, wide } from './support/windows'

/** What the largest paint of a page is, as a selector, once it has settled. */
const largestPaint = () =>
  new Promise<string>((resolve) => {
    const settledMs = 1_500
    let found = ''
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const element =
          'element' in entry && entry.element instanceof Element ? entry.element : null
        found = element?.closest('[aria-hidden=true]') ? 'a decoration' : (element?.localName ?? '')
      }
    }).observe({ type: 'largest-contentful-paint', buffered: true })
    setTimeout(() => resolve(found), settledMs)
  })

// A decoration that is the largest paint delays what is measured of a page behind its words.
for (const [name, window] of [
  ['a phone', phone],
  ['a wide window', wide],
] as const) {
  test(`words or the main picture are the largest paint on ${name}`, async ({ page }) => {
    await page.setViewportSize(window.viewport)
    for (const path of [
      '/en/layanan',
      '/agenda-jawa-barat',
      '/en/arsip-dan-dokumen',
      '/tentang-jawa-barat',
      '/sapawarga',
      '/en/aduan-warga',
      '/berita',
    ]) {
      await page.goto(path)
      expect(await page.evaluate(largestPaint), path).toMatch(/^(?:h1|p|img)$/)
    }
  })
}
