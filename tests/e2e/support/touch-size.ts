import { expect, type Page } from '@playwright/test'

/** What a finger needs, pixels; links in texts and lists are held to 24 by axe. */
const fingerSize = 44

/** Every control of the page's content that stands alone is as large as a finger, a choice together with its label. */
export async function expectFingerSize(page: Page, message: string): Promise<void> {
  const small = await page
    .locator('main :is(button, select, summary, textarea, input, .button-like):visible')
    .evaluateAll(
      (controls, least) =>
        controls.flatMap((control) => {
          const { width, height } = control.getBoundingClientRect()
          const isChoice = control.matches('[type=checkbox], [type=radio]')
          const label =
            isChoice && control instanceof HTMLInputElement
              ? control.labels?.[0]?.getBoundingClientRect()
              : undefined
          // For those who see nothing alone.
          if (width <= 1 || height <= 1) return []
          const isLarge =
            Math.max(width, label?.width ?? 0) >= least &&
            Math.max(height, label?.height ?? 0) >= least
          return isLarge ? [] : [`${width} × ${height}: ${control.outerHTML.slice(0, 160)}`]
        }),
      // Half a pixel is rounding.
      fingerSize - 0.5,
    )
  expect(small, `${message}: controls that are too small for a finger`).toEqual([])
}
