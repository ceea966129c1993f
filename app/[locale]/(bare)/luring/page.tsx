import { MegaphoneIcon, PhoneCallIcon } from '@phosphor-icons/react/ssr'
import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { ClientMessages } from '@/app/client-messages'
import { LeafTile } from '@/components/ui/leaf-tile'
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
    <ClientMessages namespaces={['offline', 'saved']}>
      <OfflineView
        head={
          <>
            <img
              src="/img/empty-widget.svg"
              alt=""
              width={220}
              height={160}
              className="mx-auto w-55"
            />
            <h1 className="mt-4 text-h2">{t('title')}</h1>
            <p className="mt-3 text-balance text-text-2">{t('lead')}</p>
          </>
        }
        emergency={
          <>
            <LeafTile tone="genteng">
              <PhoneCallIcon size={28} weight="duotone" />
            </LeafTile>
            <p className="text-text">{t('emergency')}</p>
          </>
        }
        formTile={
          <LeafTile>
            <MegaphoneIcon size={28} weight="duotone" />
          </LeafTile>
        }
      >
        <SavedList />
      </OfflineView>
    </ClientMessages>
  )
}
