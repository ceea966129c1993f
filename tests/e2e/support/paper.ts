import { expect, type Page } from '@playwright/test'

/** Least contrast of text with white paper (WCAG 1.4.3). */
const leastContrast = 4.5

/**
 * Checks the page that is there as a printer gets it, in a window as wide as a sheet: backgrounds are left out, so no words are light, and
 * nothing is wider than its place, even where one scrolls in a window, or Chromium prints all of the page smaller.
 */
export async function expectReadableOnPaper(page: Page): Promise<void> {
  await page.emulateMedia({ media: 'print' })
  const found = await page.evaluate((least) => {
    const luminance = (colour: string) => {
      const [red = 0, green = 0, blue = 0] = (colour.match(/[\d.]+/g) ?? []).map((part) => {
        const share = Number(part) / 255
        return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
      })
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue
    }
    const hasWords = (element: Element) =>
      [...element.childNodes].some(
        ({ nodeType, nodeValue }) => nodeType === Node.TEXT_NODE && nodeValue?.trim(),
      )
    const light = [...document.querySelectorAll('body *')].filter((element) => {
      if (!hasWords(element) || element.closest('svg, [aria-hidden=true], script')) return false
      if (!element.checkVisibility()) return false
      // What only screen readers read has no size.
      const { width, height } = element.getBoundingClientRect()
      const { color, printColorAdjust } = getComputedStyle(element)
      const contrast = 1.05 / (luminance(color) + 0.05)
      return width > 1 && height > 1 && printColorAdjust !== 'exact' && contrast < least
    })
    const wide = [...document.querySelectorAll('html, body *')].filter((element) => {
      const { scrollWidth, clientWidth } = element
      const scrolls =
        element.matches('html') || /auto|scroll/.test(getComputedStyle(element).overflowX)
      return (
        scrolls && element.checkVisibility() && clientWidth > 1 && scrollWidth > clientWidth + 1
      )
    })
    const wordsOf = ({ textContent }: Element) => textContent?.trim().slice(0, 60)
    return { light: light.map(wordsOf), wide: wide.map(wordsOf) }
  }, leastContrast)
  await page.emulateMedia({ media: null })
  expect(found, 'on paper: light words, what is wider than its place').toEqual({
    light: [],
    wide: [],
  })
}
