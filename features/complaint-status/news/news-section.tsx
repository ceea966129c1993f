'use client'

import { useTranslations } from 'next-intl'
import type { OwnNumber } from '@/lib/news-channels/queries'
import { LazyPanel } from '../lazy-panel'

const loadPanel = () => import('./news-panel').then(({ NewsPanel }) => NewsPanel)

/** By which channels news of the complaint arrives; its code and words come when it is opened. */
export function NewsSection(own: OwnNumber) {
  const t = useTranslations('complaint-following.news')

  return (
    <section
      aria-labelledby="complaint-news"
      className="mt-9 border-t border-line pt-6 print:hidden"
    >
      <h3 id="complaint-news" className="text-h4 text-heading">
        {t('title')}
      </h3>
      <p className="mt-1 text-text-2">{t('text')}</p>
      <LazyPanel
        id="news-channels"
        load={loadPanel}
        namespace="news-channels"
        words={{ open: t('open'), close: t('close') }}
      >
        {(Panel) => <Panel {...own} />}
      </LazyPanel>
    </section>
  )
}
