'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Button, ButtonLink } from '@/components/ui/button'
import { InlineMessage } from '@/components/ui/inline-message'
import type { SentEntry } from '../outbox/outbox-entry'
import { downloadReceipt } from '../receipt/download-receipt'
import { ReceiptMore } from '../receipt/receipt-more'

/** A complaint that went out by itself; its number and secret stay on the device until somebody says that they are written down. */
export function OutboxReceipt({ entry, onFinish }: { entry: SentEntry; onFinish: () => void }) {
  const t = useTranslations('complaint-outbox')
  const [outcome, setOutcome] = useState<'copied' | 'copyFailed' | null>(null)
  const { complaint_number: number, secret } = entry.receipt
  const copy = () =>
    navigator.clipboard.writeText([number, secret].join('\n').trim()).then(
      () => setOutcome('copied'),
      () => setOutcome('copyFailed'),
    )
  const values = [
    [t('number'), number],
    [t('secret'), secret],
  ].filter(([, value]) => value !== '')
  const actions = (
    <>
      <Button onClick={onFinish}>{t('finish')}</Button>
      <Button variant="secondary" onClick={() => void copy()}>
        {t('copy')}
      </Button>
      <ButtonLink
        variant="text"
        href={`/aduan-warga/cek-status?nomor=${encodeURIComponent(number)}`}
      >
        {t('toStatus')}
      </ButtonLink>
    </>
  )
  return (
    <InlineMessage tone="success" actions={actions}>
      <p className="font-semibold">{t('sentTitle', { title: entry.title })}</p>
      <p className="mt-1">{t('sentText')}</p>
      <dl className="mt-3 space-y-2">
        {values.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className="break-all text-body font-bold tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      <p aria-live="polite" className="mt-2 empty:hidden">
        {outcome && t(outcome)}
      </p>
      <div className="mt-4 rounded-lg bg-surface p-4 text-text">
        <ReceiptMore
          number={number}
          secret={secret}
          isPublic={entry.isPublic}
          onDownload={() => downloadReceipt(number, secret)}
        />
      </div>
    </InlineMessage>
  )
}
