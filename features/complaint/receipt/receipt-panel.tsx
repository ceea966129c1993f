'use client'

import { CaretDownIcon, DownloadSimpleIcon, RssSimpleIcon } from '@phosphor-icons/react'
import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { buttonClass } from '@/components/ui/button-class'
import { type Failure, readFailure } from '@/lib/failures/read-failure'
import { useFailureMessage } from '@/lib/failures/use-failure-message'
import { CopyBox } from '@/components/ui/copy-box'
import { NewsOffer } from './news-offer'
import { qrSquares } from '@/lib/complaints/qr-squares'
import { localePath, type Locale } from '@/lib/i18n/locales'

/**
 * Addresses of the status page of a complaint. What opens it stands after the `#`, which browsers send to no server.
 * @param secret missing leads to what anybody may see
 */
function statusLink(origin: string, locale: Locale, number: string, secret?: string): string {
  const key = secret === undefined ? '' : `&kunci=${encodeURIComponent(secret)}`
  return `${origin}${localePath(locale, '/aduan-warga/new/cek-status')}#nomor=${encodeURIComponent(number)}${key}`
}

/** A text as QR code in dark on white whatever the colours of the page, because cameras need that contrast. */
function QrPicture({ text, label }: { text: string; label: string }) {
  const { size, runs } = qrSquares(text)
  const path = runs.map(({ x, y, width }) => `M${x} ${y}h${width}v1h-${width}z`).join('')
  return (
    <div className="shrink-0">
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${size} ${size}`}
        shapeRendering="crispEdges"
        className="size-40 rounded-md forced-color-adjust-none"
      >
        <rect width={size} height={size} className="fill-white" />
        <path d={path} className="fill-batu-900" />
      </svg>
      <span className="sr-only">{label}</span>
    </div>
  )
}

export interface ReceiptPanelProps {
  number: string
  /** Empty when it is not known any more; what needs it is left out then. */
  secret: string
  isPublic: boolean
  /** Fetches the PDF and hands it to the browser; rejects when that fails. */
  onDownload: () => Promise<void>
}

const promises = ['verification', 'answer', 'resolution', 'confirm'] as const

/** What can be taken along after sending: the paper first; secret link, QR code, what happens next and the feed for those who want more. */
export function ReceiptPanel({ number, secret, isPublic, onDownload }: ReceiptPanelProps) {
  const t = useTranslations('complaint-receipt.panel')
  const locale = useLocale()
  const [paper, setPaper] = useState<'idle' | 'downloading' | 'downloaded' | Failure>('idle')
  const failureMessage = useFailureMessage('receiptDownload')
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
            {typeof paper !== 'string' ? failureMessage(paper) : paper !== 'idle' && t(paper)}
          </p>
          <NewsOffer number={number} secret={secret} />
        </>
      )}
      <details className="group rounded-lg border border-line">
        <summary
          className={
            'flex min-h-12 cursor-pointer list-none items-center justify-between ' +
            'gap-3 px-4 text-label text-link [&::-webkit-details-marker]:hidden'
          }
        >
          {t('more')}
          <CaretDownIcon
            aria-hidden="true"
            size={18}
            weight="bold"
            className="shrink-0 group-open:rotate-180"
          />
        </summary>
        <div className="space-y-4 px-4 pb-4 pt-1">
          {secret !== '' && (
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
      </details>
    </div>
  )
}
