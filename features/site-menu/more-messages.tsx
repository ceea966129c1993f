'use client'

import { NextIntlClientProvider, useLocale, useMessages } from 'next-intl'
import type { ReactNode } from 'react'

/** Adds namespaces that came later to those of the page. */
export function MoreMessages({
  messages,
  children,
}: {
  messages: Record<string, unknown>
  children: ReactNode
}) {
  const ofPage = useMessages()
  return (
    <NextIntlClientProvider locale={useLocale()} messages={{ ...ofPage, ...messages }}>
      {children}
    </NextIntlClientProvider>
  )
}
