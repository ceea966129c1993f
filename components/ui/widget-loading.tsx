'use client'

import { useTranslations } from 'next-intl'
import { Button } from './button'
import { focusAfterRemoval } from './focus-after-removal'
import { useConnection } from '@/lib/connection/use-connection'

/** Before a press takes the message with its buttons away: the focus then goes to the menu of the widgets. */
const leaving = (act: () => void) => () => {
  focusAfterRemoval(() => document.getElementById('fitur-bantuan'))
  act()
}

/**
 * A message that something is loading, or that it failed with a button to retry. It uses messages of every page, because its own may be
 * what is missing, and not the table of failures, which is not part of every page.
 */
export function WidgetLoading({
  hasFailed,
  onRetry,
  onClose,
}: {
  hasFailed: boolean
  onRetry: () => void
  onClose: () => void
}) {
  const t = useTranslations('widgets.loading')
  const isOffline = useConnection() === 'offline'
  return (
    <div className="pointer-events-none fixed inset-x-0 bottom-6 z-toast flex justify-center px-5">
      <div
        role={hasFailed ? 'alert' : 'status'}
        className={
          'pointer-events-auto flex flex-wrap items-center gap-x-4 gap-y-2 rounded-lg ' +
          'bg-surface px-5 py-3 text-label text-heading shadow-4 forced-colors:border'
        }
      >
        {hasFailed ? t(isOffline ? 'offline' : 'failed') : t('busy')}
        {hasFailed && (
          <>
            <Button variant="secondary" onClick={leaving(onRetry)}>
              {t('retry')}
            </Button>
            <Button variant="text" onClick={leaving(onClose)}>
              {t('close')}
            </Button>
          </>
        )}
      </div>
    </div>
  )
}
