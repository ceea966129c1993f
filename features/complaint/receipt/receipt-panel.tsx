'use client'

import { DownloadSimpleIcon, RssSimpleIcon } from '@phosphor-icons/react'
import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { buttonClass } from '@/components/ui/button-class'
import { type Failure, readFailure } from '@/lib/failures/read-failure'
import { useToldFailure } from '@/lib/failures/use-failure-words'
import { CopyBox } from './copy-box'
import { QrPicture } from './qr-picture'
import { statusLink } from './status-links'

export interface ReceiptPanelProps {
  number: string
  /** Empty when it is not known any more; what needs it is left out then. */
  secret: string
  isPublic: boolean
  /** Fetches the PDF and hands it to the browser; rejects when that fails. */
  onDownload: () => Promise<void>
}

const promises = ['verification', 'answer', 'resolution', 'confirm'] as const

/** What can be taken along after sending: paper, secret link, QR code, feed; and what happens next. */
export function ReceiptPanel({ number, secret, isPublic, onDownload }: ReceiptPanelProps) {
  const t = useTranslations('complaint-receipt.panel')
  const locale = useLocale()
  const [paper, setPaper] = useState<'idle' | 'downloading' | 'downloaded' | Failure>('idle')
  const told = useToldFailure('receiptDownload')
  const { origin } = window.location
  const download = () => {
    setPaper('downloading')
    onDownload().then(
      () => setPaper('downloaded'),
      (error: unknown) => setPaper(readFailure(error, navigator.onLine)),
    )
  }
  return (
    <div className="space-y-4 text-start">
      {secret !== '' && (
        <>
          <Button
            variant="secondary"
            className="w-full"
            isLoading={paper === 'downloading'}
            onClick={download}
          >
            <DownloadSimpleIcon aria-hidden="true" size={20} weight="bold" />
            {t('download')}
          </Button>
          <p
            aria-live="polite"
            className={`text-small empty:hidden ${typeof paper === 'string' ? 'text-text-2' : 'text-error'}`}
          >
            {typeof paper !== 'string' ? told(paper) : paper !== 'idle' && t(paper)}
          </p>
          <div>
            <CopyBox
              label={t('secretLink')}
              value={statusLink(origin, locale, number, secret)}
              copyLabel={t('copySecretLink')}
              copiedLabel={t('copied')}
              failedLabel={t('copyFailed')}
              className="text-small"
            />
            <p className="mt-1.5 text-small text-text-2">{t('secretLinkText')}</p>
          </div>
        </>
      )}
      <div className="flex flex-wrap items-center justify-center gap-4">
        <QrPicture text={statusLink(origin, locale, number)} label={t('qrAlt', { number })} />
        <p className="min-w-40 flex-1 text-small text-text-2">{t('qrText')}</p>
      </div>
      <section aria-labelledby="receipt-next" className="rounded-lg bg-subtle px-4 py-4">
        <h3 id="receipt-next" className="text-label text-heading">
          {t('nextTitle')}
        </h3>
        <ol className="mt-2 list-decimal space-y-1.5 ps-5 text-small text-text-2">
          {promises.map((promise) => (
            <li key={promise}>{t(`next.${promise}`)}</li>
          ))}
        </ol>
        <p className="mt-2 text-small text-text-2">{t('clock')}</p>
      </section>
      {isPublic && (
        // A file, not a page: the router must not fetch it.
        <a
          href={`/v1/public/complaints/${encodeURIComponent(number)}/feed?lang=${locale}`}
          className={buttonClass('text', 'w-full')}
        >
          <RssSimpleIcon aria-hidden="true" size={20} weight="bold" />
          {t('feed')}
        </a>
      )}
    </div>
  )
}
