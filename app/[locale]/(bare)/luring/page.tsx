import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { ClientMessages } from '@/app/client-messages'
import { SingleSheet } from '@/components/layout/single-sheet'
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
    <SingleSheet picture="/img/empty-widget.svg" heading={t('title')} text={t('lead')}>
      <ClientMessages namespaces={['offline', 'saved']}>
        <OfflineView>
          <SavedList />
        </OfflineView>
      </ClientMessages>
    </SingleSheet>
  )
}
