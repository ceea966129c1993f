'use client'

import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { useLocale, useTranslations } from 'next-intl'
import { useRef, useState } from 'react'
import { Dialog } from '@/components/ui/dialog'
import { focusAfterRemoval } from '@/components/ui/focus-after-removal'
import { RetryMessage } from '@/components/ui/retry-message'
import { Link } from '@/components/ui/link'
import { LiveRegion } from '@/components/ui/live-region'
import { WidgetIcon } from '@/components/layout/widget-icon'
import { readFailure } from '@/lib/failures/read-failure'
import { useFailureMessage } from '@/lib/failures/use-failure-message'
import { QuickAccessGrid, QuickAccessPlaceholders } from './quick-access-grid'
import { quickAccessQuery } from './queries'

export interface QuickAccessPopupProps {
  /** The province's maps portal, when there is one. */
  mapsPortalUrl: string | undefined
  onClose: () => void
}

/** Shortcuts that editors choose, from the API; the list loads each time the popup opens (specification, section 4). */
export function QuickAccessPopup({ mapsPortalUrl, onClose }: QuickAccessPopupProps) {
  const t = useTranslations('quick-access')
  const [queries] = useState(() => new QueryClient())
  return (
    <QueryClientProvider client={queries}>
      <Dialog
        title={t('title')}
        subtitle={t('subtitle')}
        icon={<WidgetIcon name="quick-access" size={28} />}
        closeLabel={t('close')}
        onClose={onClose}
        closesOutside
        width="max-w-[29.375rem]"
      >
        <Services onFollow={onClose} />
        {mapsPortalUrl && (
          <Link
            href={mapsPortalUrl}
            onClick={onClose}
            className="mt-4 inline-flex min-h-11 items-center text-link underline underline-offset-4"
          >
            {t('maps')}
          </Link>
        )}
      </Dialog>
    </QueryClientProvider>
  )
}

function Services({ onFollow }: { onFollow: () => void }) {
  const t = useTranslations('quick-access')
  const locale = useLocale()
  const {
    data: items = [],
    isFetching,
    error,
    errorUpdatedAt,
    refetch,
  } = useQuery(quickAccessQuery(locale))
  const isLoading = isFetching && items.length === 0
  const failureMessage = useFailureMessage('quickAccess')
  const failed =
    error && !isLoading ? failureMessage(readFailure(error, navigator.onLine, errorUpdatedAt)) : ''
  const isEmpty = !isLoading && failed === '' && items.length === 0
  const place = useRef<HTMLDivElement>(null)
  const retry = () => {
    focusAfterRemoval(() => place.current)
    void refetch()
  }
  const heard = isLoading ? t('loading') : failed ? '' : t('loaded', { count: items.length })
  return (
    <div ref={place} aria-busy={isLoading}>
      <LiveRegion message={heard} />
      <LiveRegion isUrgent message={failed} />
      {isLoading && <QuickAccessPlaceholders />}
      {failed && (
        <RetryMessage label={t('retry')} onRetry={retry}>
          {failed}
        </RetryMessage>
      )}
      {isEmpty && (
        <p className="rounded-lg bg-sunken px-4 py-4 text-small text-text-2">{t('empty')}</p>
      )}
      {items.length > 0 && <QuickAccessGrid items={items} onFollow={onFollow} />}
    </div>
  )
}
