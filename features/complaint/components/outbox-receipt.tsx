'use client'

import { CaretDownIcon } from '@phosphor-icons/react'
import { useTranslations } from 'next-intl'
import { Button, ButtonLink } from '@/components/ui/button'
import { InlineMessage } from '@/components/ui/inline-message'
import type { SentEntry } from '../outbox/outbox-entry'
import { CopyBox } from '@/components/ui/copy-box'
import { downloadReceipt } from '../receipt/download-receipt'
import { ReceiptMore } from '../receipt/receipt-more'

/** A complaint that was sent from here, in one line; its number and secret stay on the device until somebody says that they are written down. */
export function OutboxReceipt({ entry, onFinish }: { entry: SentEntry; onFinish: () => void }) {
  const t = useTranslations('complaint-outbox')
  const { complaint_number: number, secret } = entry.receipt
  const outcomes = { copiedLabel: t('copied'), failedLabel: t('copyFailed') }
  return (
    <InlineMessage tone="success">
      <details className="group">
        <summary className="flex min-h-11 cursor-pointer list-none flex-wrap items-center justify-between gap-x-6 gap-y-1 [&::-webkit-details-marker]:hidden">
          <span className="min-w-0">
            <span className="font-semibold">{t('sentTitle', { title: entry.title })}</span>{' '}
            {t('receiptOf', { number })}
          </span>
          <span className="inline-flex items-center gap-2 font-semibold underline underline-offset-4">
            {t('openReceipt')}
            <CaretDownIcon
              aria-hidden="true"
              size={18}
              weight="bold"
              className="shrink-0 group-open:rotate-180"
            />
          </span>
        </summary>
        <p className="mt-2">{t('sentText')}</p>
        <div className="mt-4 space-y-4 rounded-lg bg-surface p-4 text-text">
          <CopyBox
            {...outcomes}
            label={t('number')}
            value={number}
            copyLabel={t('copyNumber')}
            className="text-h3"
          />
          {secret !== '' && (
            <CopyBox
              {...outcomes}
              label={t('secret')}
              value={secret}
              copyLabel={t('copySecret')}
              className="text-body"
              isGrouped
            />
          )}
          <ReceiptMore
            number={number}
            secret={secret}
            isPublic={entry.isPublic}
            onDownload={() => downloadReceipt(number, secret)}
          />
        </div>
        <div className="mt-4 flex flex-wrap gap-3">
          <Button onClick={onFinish}>{t('finish')}</Button>
          <ButtonLink
            variant="text"
            href={`/aduan-warga/cek-status?nomor=${encodeURIComponent(number)}`}
          >
            {t('toStatus')}
          </ButtonLink>
        </div>
      </details>
    </InlineMessage>
  )
}
