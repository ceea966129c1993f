'use client'

import { NextIntlClientProvider, useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { InlineMessage } from '@/components/ui/inline-message'
import { LiveRegion } from '@/components/ui/live-region'
import type { OwnNumber } from '@/lib/news-channels/queries'
import { useLazyPanel } from '../use-lazy-panel'

const loadPanel = () => import('./news-panel').then(({ NewsPanel }) => NewsPanel)

/** By which channels news of the complaint arrives; its code and words come when it is opened. */
export function NewsSection(own: OwnNumber) {
  const t = useTranslations('complaint-following.news')
  const { locale, isLoading, toggle, failed, opened } = useLazyPanel(loadPanel, 'news-channels')

  return (
    <section
      aria-labelledby="complaint-news"
      className="mt-9 border-t border-line pt-6 print:hidden"
    >
      <h3 id="complaint-news" className="text-h4 text-heading">
        {t('title')}
      </h3>
      <p className="mt-1 text-text-2">{t('text')}</p>
      <Button
        variant="secondary"
        className="mt-3 max-sm:w-full"
        aria-expanded={opened !== null}
        aria-controls={opened ? 'news-channels' : undefined}
        isLoading={isLoading}
        onClick={toggle}
      >
        {t(opened ? 'close' : 'open')}
      </Button>
      <LiveRegion message={failed} isUrgent />
      {failed !== '' && (
        <div className="mt-3">
          <InlineMessage tone="error">{failed}</InlineMessage>
        </div>
      )}
      {opened && (
        <div id="news-channels" className="mt-3">
          <NextIntlClientProvider locale={locale} messages={opened.messages}>
            <opened.Panel {...own} />
          </NextIntlClientProvider>
        </div>
      )}
    </section>
  )
}
