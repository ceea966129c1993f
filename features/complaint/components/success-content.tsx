'use client'

import { CheckIcon, CopyIcon } from '@phosphor-icons/react'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Button, ButtonLink } from '@/components/ui/button'
import { InlineMessage } from '@/components/ui/inline-message'
import { useSubmitStore } from '../submit-store'

/** The number, and the secret that is shown this once. */
export function SuccessContent({ onFinish }: { onFinish: () => void }) {
  const t = useTranslations('complaint.dialog')
  const { complaint_id: number, secret, isEarlierVersion } = useSubmitStore()
  return (
    <div className="space-y-4">
      <p className="text-center text-text-2">{t('successText')}</p>
      {isEarlierVersion && <InlineMessage tone="info">{t('successEarlier')}</InlineMessage>}
      <Kept label={t('number')} value={number} copyLabel={t('copyNumber')} className="text-[1.5rem] tracking-tight" />
      {secret !== '' && (
        <>
          <Kept label={t('secret')} value={secret} copyLabel={t('copySecret')} className="text-body" />
          <InlineMessage tone="warning">{t('secretText')}</InlineMessage>
        </>
      )}
      <Button onClick={onFinish} className="w-full">
        {t('finish')}
      </Button>
      <ButtonLink variant="text" href={`/aduan-warga/cek-status?nomor=${encodeURIComponent(number)}`} target="_blank" className="w-full">
        {t('toStatus')}
      </ButtonLink>
    </div>
  )
}

function Kept({ label, value, copyLabel, className }: { label: string; value: string; copyLabel: string; className: string }) {
  const t = useTranslations('complaint.dialog')
  const [outcome, setOutcome] = useState<'copied' | 'copyFailed' | null>(null)
  const copy = () =>
    navigator.clipboard.writeText(value).then(
      () => setOutcome('copied'),
      () => setOutcome('copyFailed'),
    )
  return (
    <div className="rounded-lg bg-subtle py-2 pe-2 ps-4 text-start">
      <div className="flex items-center justify-between gap-3">
        <p className="text-small text-text-2">
          {label}{' '}
          <span aria-live="polite" className="font-semibold text-hejo-700">
            {outcome && t(outcome)}
          </span>
        </p>
        <button
          type="button"
          aria-label={copyLabel}
          onClick={() => void copy()}
          className="grid size-11 shrink-0 place-items-center rounded-md bg-surface text-link shadow-0 hover:bg-hejo-100"
        >
          {outcome === 'copied' ? <CheckIcon aria-hidden="true" size={20} weight="bold" /> : <CopyIcon aria-hidden="true" size={20} weight="bold" />}
        </button>
      </div>
      <p className={`break-all pb-1 font-bold tabular-nums text-heading ${className}`}>{value}</p>
    </div>
  )
}
