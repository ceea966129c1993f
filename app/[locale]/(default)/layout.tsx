import { getLocale, getNow, getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { AlertNotice } from '@/app/alert-notice'
import { ClientMessages } from '@/app/client-messages'
import { ItemPreviewBar } from '@/app/item-preview-bar'
import { SearchLink } from '@/components/content/search/search-link'
import { Footer } from '@/components/layout/footer'
import { Header } from '@/components/layout/header'
import { LowDataNote } from '@/components/layout/low-data-note'
import { MissingScriptNote } from '@/components/layout/missing-script-note'
import { OfficialStrip } from '@/components/layout/official-strip'
import { LazyAnalytics } from '@/features/analytics/lazy-analytics'
import { FeedbackButton } from '@/features/feedback/feedback-button'
import { LanguageMenu } from '@/features/language/language-menu'
import { LanguageTabs } from '@/features/language/language-tabs'
import { NavigationEffects } from '@/features/navigation/navigation-effects'
import { OfflinePages } from '@/features/offline/offline-pages'
import { MenuBar } from '@/features/site-menu/menu-bar'
import { ScrollShadow } from '@/features/site-menu/scroll-shadow'
import { SidebarButton } from '@/features/site-menu/sidebar-button'
import { SupportAccess } from '@/features/support-access/support-access'
import { VisitBeacon } from '@/features/visits/visit-beacon'
import { VoiceReader } from '@/features/voice-reader/voice-reader'
import { LazyWidgets } from '@/features/widgets/lazy-widgets'
import { env } from '@/lib/env'
import { listLifeEvents } from '@/lib/server/queries/life-events'

/** The frame around every page: official strip, header, main, footer. */
export default async function DefaultLayout({ children }: { children: ReactNode }) {
  const [t, footer, now] = [
    await getTranslations('common'),
    await getTranslations('footer'),
    await getNow(),
  ]
  // No page fails for its sitemap: without the life events it still leads to all of them.
  const lifeEvents = await listLifeEvents(await getLocale()).catch(() => [])
  return (
    <ClientMessages namespaces={['common', 'menu', 'navigation', 'widgets']}>
      <a
        href="#main"
        className="skip-link button-like rounded-btn bg-accent px-5 py-3 text-label text-on-accent"
      >
        {t('skipLink')}
      </a>
      <a
        href="#fitur-bantuan"
        className="skip-link scripts-only button-like rounded-btn bg-accent px-5 py-3 text-label text-on-accent"
      >
        {t('skipToTools')}
      </a>
      <ItemPreviewBar />
      <OfficialStrip now={now} />
      <AlertNotice />
      <Header
        menuBar={<MenuBar />}
        search={<SearchLink />}
        languageMenu={<LanguageMenu />}
        sidebarButton={<SidebarButton languageTabs={<LanguageTabs />} />}
        shadow={<ScrollShadow />}
      />
      <LowDataNote />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <Footer
        contactEmail={env().CONTACT_EMAIL}
        now={now}
        lifeEvents={lifeEvents}
        languageTabs={<LanguageTabs />}
        feedbackButton={
          <FeedbackButton className="inline-flex min-h-6 items-center text-white underline underline-offset-4">
            {footer('feedbackButton')}
          </FeedbackButton>
        }
      />
      <LazyWidgets
        settings={{ hotlineUrl: env().HOTLINE_URL, mapsPortalUrl: env().MAPS_PORTAL_URL }}
      />
      <SupportAccess />
      <VoiceReader />
      <VisitBeacon />
      <OfflinePages />
      <MissingScriptNote />
      <LazyAnalytics id={env().ANALYTICS_ID} />
      <NavigationEffects />
    </ClientMessages>
  )
}
