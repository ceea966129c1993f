import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { AlertNotice } from '@/app/alert-notice'
import { ClientMessages } from '@/app/client-messages'
import { Brand } from '@/components/layout/brand'
import { Container } from '@/components/layout/container'
import { MissingScriptNote } from '@/components/layout/missing-script-note'
import { NavigationEffects } from '@/features/navigation/navigation-effects'

/** The frame of pages that do one thing only: the portal's name, which leads home, and the page. */
export default async function BareLayout({ children }: { children: ReactNode }) {
  const t = await getTranslations('common')
  return (
    <ClientMessages namespaces={['common', 'navigation']}>
      <a
        href="#main"
        className="skip-link button-like rounded-btn bg-accent px-5 py-3 text-label text-on-accent"
      >
        {t('skipLink')}
      </a>
      <AlertNotice />
      <header className="border-b border-line bg-surface">
        <Container className="flex min-h-15 items-center py-1 lg:min-h-20">
          <Brand />
        </Container>
      </header>
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <MissingScriptNote />
      <NavigationEffects />
    </ClientMessages>
  )
}
