import { expect, type Page } from '@playwright/test'

/** Least contrast of text with white paper (WCAG 1.4.3). */
const leastContrast = 4.5

/**
 * Checks the page that is there as a printer gets it, in a window as wide as a sheet: backgrounds are left out, so no words are light, and
 * nothing is wider than the sheet, or all of it would be printed smaller.
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
    const { scrollWidth, clientWidth } = document.documentElement
    return {
      light: light.map(({ textContent }) => textContent?.trim().slice(0, 60)),
      excess: Math.max(0, scrollWidth - clientWidth),
    }
  }, leastContrast)
  await page.emulateMedia({ media: null })
  expect(found, 'on paper: light words, pixels wider than the sheet').toEqual({
    light: [],
    excess: 0,
  })
}
