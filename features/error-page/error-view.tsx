'use client'

import { ArrowClockwiseIcon } from '@phosphor-icons/react'
import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'

/** An error page with its status code and one way on. */
export function ErrorView({ retry }: { retry: () => void }) {
  const t = useTranslations('common.errorPage')
  return (
    <div className="mx-auto flex max-w-[44rem] flex-col items-center gap-4 px-5 py-18 text-center">
      <img src="/img/dialog-error.svg" alt="" width={220} height={160} />
      <h1 className="text-h2">{t('heading')}</h1>
      <p className="text-text-2">{t('text')}</p>
      <p className="text-small text-text-3">{t('code', { code: 500 })}</p>
      <Button onClick={retry}>
        <ArrowClockwiseIcon aria-hidden="true" size={20} weight="bold" />
        {t('retry')}
      </Button>
    </div>
  )
}
