import { render } from '@testing-library/react'
import axe from 'axe-core'
import { NextIntlClientProvider } from 'next-intl'
import type { ReactElement } from 'react'
import { messagesOf } from '@/messages'
import type { Locale } from '@/lib/i18n/locales'

/** A component as it stands in a page of the portal: with all messages of a language and Jakarta time. */
export const inMessages = (locale: Locale, element: ReactElement) => (
  <NextIntlClientProvider locale={locale} timeZone="Asia/Jakarta" messages={messagesOf(locale)}>
    {element}
  </NextIntlClientProvider>
)

/** Renders a component as a page of the portal would. */
export const renderIn = (locale: Locale, element: ReactElement) =>
  render(inMessages(locale, element))

/** Ids of the accessibility rules an element breaks. Colour contrast needs a real browser and is checked end to end. */
export async function axeViolations(container: Element): Promise<string[]> {
  const { violations } = await axe.run(container, {
    resultTypes: ['violations'],
    rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
  })
  return violations.map((violation) => violation.id)
}
