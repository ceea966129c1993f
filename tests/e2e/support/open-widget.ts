import { expect, type Locator, type Page } from '@playwright/test'
import type { Widget } from '@/lib/widgets/widget-store'
import { languages } from './messages'
import { untilHydrated } from './hydrated'

/** Width from which the dock takes the place of the 'Fitur' button, px. */
const dockMinWidth = 1280

const messagesIn = (lang: 'id' | 'en') =>
  languages.find((language) => language.lang === lang)?.t.widgets ?? languages[0].t.widgets

/** Presses a button as soon as it works. Resolves when what it opens is there. */
export async function pressToOpen(button: Locator, opened: Locator) {
  await untilHydrated(button)
  await button.click()
  await expect(opened).toBeVisible()
}

/** Opens the sheet of the 'Fitur' button on windows narrower than 1280 px. @returns the sheet */
export async function openFeatureSheet(page: Page, lang: 'id' | 'en'): Promise<Locator> {
  const messages = messagesIn(lang)
  const sheet = page.getByRole('dialog', { name: messages.title })
  await pressToOpen(page.getByRole('button', { name: messages.open, exact: true }), sheet)
  return sheet
}

/**
 * Opens a floating widget as a person would: by the dock from 1280 px, by the 'Fitur' button and its sheet below.
 * @returns its modal box
 */
export async function openWidget(page: Page, widget: Widget, lang: 'id' | 'en'): Promise<Locator> {
  const messages = messagesIn(lang)
  const item = messages.items[widget]
  const opened = page.getByRole('dialog')
  if ((page.viewportSize()?.width ?? 0) >= dockMinWidth) {
    await pressToOpen(
      page
        .getByRole('complementary', { name: messages.title })
        .getByRole('button', { name: item.short, exact: true }),
      opened,
    )
    return opened
  }
  const sheet = await openFeatureSheet(page, lang)
  await sheet.getByRole('button', { name: item.title }).click()
  await expect(sheet).toBeHidden()
  await expect(opened).toBeVisible()
  return opened
}
