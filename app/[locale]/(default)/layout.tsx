import { getNow, getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { ClientMessages } from '@/app/client-messages'
import { Footer } from '@/components/layout/footer'
import { Header } from '@/components/layout/header'
import { OfficialStrip } from '@/components/layout/official-strip'
import { LanguageLink } from '@/features/language/language-link'
import { MobileMenu } from '@/features/site-menu/mobile-menu'
import { NavLink } from '@/features/site-menu/nav-link'
import { env } from '@/lib/env'

/** The frame around every page: official strip, header, main, footer. */
export default async function DefaultLayout({ children }: { children: ReactNode }) {
  const t = await getTranslations('common')
  const now = await getNow()
  return (
    <ClientMessages namespaces={['common', 'menu', 'navigation', 'widgets']}>
      <a href="#main" className="skip-link button-like rounded-btn bg-accent px-5 py-3 text-label text-on-accent">
        {t('skipLink')}
      </a>
      <OfficialStrip now={now} />
      <Header NavLink={NavLink} languageLink={<LanguageLink />} mobileMenu={<MobileMenu />} />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <Footer contactEmail={env().CONTACT_EMAIL} now={now} />
    </ClientMessages>
  )
}
