'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useRef } from 'react'
import { Button, ButtonLink } from '@/components/ui/button'
import { useTitlePart } from '@/components/ui/title-part'
import { errorCodeOf } from './status-code'

interface ErrorViewProps {
  error: unknown
  retry: () => void
}

/**
 * The error page inside a frame: what happened in plain words, the status code, and two ways on. It takes the focus and the title while it
 * stands. Every page loads it in case it fails, so it brings no icons.
 */
export function ErrorView({ error, retry }: ErrorViewProps) {
  const t = useTranslations('common')
  const heading = useRef<HTMLHeadingElement>(null)
  useTitlePart('page', `${t('errorPage.title')} - ${t('site.name')}`)

  useEffect(() => heading.current?.focus(), [])

  return (
    <div className="mx-auto flex max-w-[44rem] flex-col items-center gap-4 px-5 py-18 text-center">
      <img src="/img/dialog-error.svg" alt="" width={220} height={160} />
      <h1 ref={heading} tabIndex={-1} className="text-h2">
        {t('errorPage.heading')}
      </h1>
      <p className="text-text-2">{t('errorPage.text')}</p>
      <p className="text-small text-text-3">{t('errorPage.code', { code: errorCodeOf(error) })}</p>
      <div className="flex flex-wrap justify-center gap-3">
        <Button onClick={retry}>{t('errorPage.retry')}</Button>
        <ButtonLink href="/" variant="secondary">
          {t('errorPage.home')}
        </ButtonLink>
      </div>
    </div>
  )
}
