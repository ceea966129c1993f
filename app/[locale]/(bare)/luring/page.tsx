import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { ClientMessages } from '@/app/client-messages'
import { Container } from '@/components/layout/container'
import { OfflineView } from '@/features/offline/offline-view'
import { SavedList } from '@/features/saved-pages/saved-list'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('offline')
  return {
    title: t('title'),
    description: t('description'),
    robots: { index: false, follow: false },
  }
}

/** Shown by the service worker, which caches it, when a page cannot be loaded. */
export default async function OfflinePage() {
  const t = await getTranslations('offline')
  return (
    <Container className="pb-18 pt-10">
      <img src="/img/empty-widget.svg" alt="" width={150} height={110} className="h-27" />
      <h1 className="mt-6 text-h1">{t('title')}</h1>
      <p className="mt-3 max-w-[60ch] text-lead font-normal text-text-2">{t('lead')}</p>
      <ClientMessages namespaces={['offline', 'saved']}>
        <OfflineView>
          <SavedList />
        </OfflineView>
      </ClientMessages>
    </Container>
  )
}
