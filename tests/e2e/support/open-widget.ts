import { expect, type Locator, type Page } from '@playwright/test'
import type { Widget } from '@/lib/widgets/widget-store'
import { languages } from './messages'

/** Width from which the dock takes the place of the 'Fitur' button, px. */
const dockMinWidth = 1280

const wordsOf = (lang: 'id' | 'en') => languages.find((language) => language.lang === lang)?.t.widgets ?? languages[0].t.widgets

/** Presses a button until what it opens is there: a press before the page has come alive does nothing. */
export async function pressUntil(button: Locator, opened: Locator) {
  await expect(async () => {
    if (!(await opened.isVisible())) await button.click({ timeout: 2000 })
    await expect(opened).toBeVisible({ timeout: 4000 })
  }).toPass({ timeout: 30_000 })
}

/** Opens the sheet of the 'Fitur' button on windows narrower than 1280 px. @returns the sheet */
export async function openFeatureSheet(page: Page, lang: 'id' | 'en'): Promise<Locator> {
  const words = wordsOf(lang)
  const sheet = page.getByRole('dialog', { name: words.title })
  await pressUntil(page.getByRole('button', { name: words.open, exact: true }), sheet)
  return sheet
}

/** Opens a floating widget as a person would: by the dock from 1280 px, by the 'Fitur' button and its sheet below. @returns its modal box */
export async function openWidget(page: Page, widget: Widget, lang: 'id' | 'en'): Promise<Locator> {
  const words = wordsOf(lang)
  const item = words.items[widget]
  const opened = page.getByRole('dialog')
  if ((page.viewportSize()?.width ?? 0) >= dockMinWidth) {
    await pressUntil(page.getByRole('complementary', { name: words.title }).getByRole('button', { name: item.short, exact: true }), opened)
    return opened
  }
  const sheet = await openFeatureSheet(page, lang)
  await sheet.getByRole('button', { name: item.title }).click()
  await expect(sheet).toBeHidden()
  await expect(opened).toBeVisible()
  return opened
}
