import { NextIntlClientProvider } from 'next-intl'
import { getLocale, getMessages, getTimeZone } from 'next-intl/server'
import type { ReactNode } from 'react'

/** Gives client features the message namespaces they use and no others; every namespace adds to the page's size. */
export async function ClientMessages({
  namespaces,
  children,
}: {
  namespaces: string[]
  children: ReactNode
}) {
  const [locale, timeZone, all] = [await getLocale(), await getTimeZone(), await getMessages()]
  const chosen = Object.fromEntries(
    Object.entries(all).filter(([namespace]) => namespaces.includes(namespace)),
  )
  // A provider hides the one around it, and every link must be able to say that it opens a new tab.
  const messages = { common: { newTab: all.common.newTab }, ...chosen }
  return (
    <NextIntlClientProvider locale={locale} timeZone={timeZone} messages={messages}>
      {children}
    </NextIntlClientProvider>
  )
}
