import type { Metadata, Viewport } from 'next'
import { notFound } from 'next/navigation'
import { getLocale, getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import {
  EventReplayScript,
  FirstPaintScript,
  MissingScriptWatch,
} from '@/components/layout/first-paint-script'
import { SavedSettings } from '@/features/accessibility/saved-settings'
import { EventReplay } from '@/features/navigation/event-replay'
import { isLocale, languages } from '@/lib/i18n/locales'
import { env } from '@/lib/env'
import { fontVariables } from '@/app/fonts'
import '@/styles/globals.css'

// Pages render at request time and the HTTP entry caches them; the build never opens the database.
export const dynamic = 'force-dynamic'

export const viewport: Viewport = { width: 'device-width', initialScale: 1, themeColor: '#013D25' }

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('common.site')
  return {
    metadataBase: new URL(env().SITE_ORIGIN),
    title: { default: t('name'), template: `%s - ${t('name')}` },
    description: t('description'),
    applicationName: t('name'),
    icons: { icon: '/favicon.svg', apple: '/img/app-apple-180.png' },
    manifest: `/portal.webmanifest?lang=${await getLocale()}`,
    appleWebApp: { title: t('name') },
    formatDetection: { telephone: false, address: false, email: false },
  }
}

export default async function RootLayout({
  children,
  params,
}: {
  children: ReactNode
  params: Promise<{ locale: string }>
}) {
  const { locale } = await params
  if (!isLocale(locale)) notFound()
  return (
    // The first-paint script writes saved settings on this element before React sees it.
    <html
      lang={locale}
      dir="ltr"
      data-locale={languages[locale].iso}
      className={fontVariables}
      suppressHydrationWarning
    >
      <head>
        <MissingScriptWatch />
        <FirstPaintScript />
        <EventReplayScript />
      </head>
      <body>
        {children}
        <SavedSettings />
        <EventReplay />
      </body>
    </html>
  )
}
