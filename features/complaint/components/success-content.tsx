'use client'

import { useTranslations } from 'next-intl'
import { useFormContext } from 'react-hook-form'
import { Button, ButtonLink } from '@/components/ui/button'
import { InlineMessage } from '@/components/ui/inline-message'
import { useTitlePart } from '@/components/ui/title-part'
import type { ComplaintForm } from '../model/form'
import { CopyBox } from '@/components/ui/copy-box'
import { downloadReceipt } from '../receipt/download-receipt'
import { ReceiptMore } from '../receipt/receipt-more'
import { useSubmitStore } from '../submit-store'

/** Says that number and secret are written down; only then does the device forget them. */
export function FinishButton({ onFinish }: { onFinish: () => void }) {
  const t = useTranslations('complaint.dialog')
  return (
    <Button onClick={onFinish} className="w-full">
      {t('finish')}
    </Button>
  )
}

/** The number, the secret, how to come back without it, and what can be taken along. */
export function SuccessContent() {
  const t = useTranslations('complaint.dialog')
  const { getValues } = useFormContext<ComplaintForm>()
  const { complaint_id: number, secret, isEarlierVersion, isReceiptSaved } = useSubmitStore()
  useTitlePart('step', t('successTitle'))
  const outcomes = { copiedLabel: t('copied'), failedLabel: t('copyFailed') }
  return (
    <div className="space-y-4">
      <p className="text-center text-text-2">{t('successText')}</p>
      {isEarlierVersion && <InlineMessage tone="info">{t('successEarlier')}</InlineMessage>}
      <CopyBox
        {...outcomes}
        label={t('number')}
        value={number}
        copyLabel={t('copyNumber')}
        className="text-[1.5rem] tracking-tight"
      />
      {secret !== '' && (
        <>
          <CopyBox
            {...outcomes}
            label={t('secret')}
            value={secret}
            copyLabel={t('copySecret')}
            className="text-body"
            isGrouped
          />
          <InlineMessage tone="warning">
            {isReceiptSaved ? t('secretKept') : t('secretOnce')} {t('secretLost')}
          </InlineMessage>
        </>
      )}
      <ReceiptMore
        number={number}
        secret={secret}
        isPublic={getValues('informasi_aduan.type') === 'public'}
        onDownload={() => downloadReceipt(number, secret)}
      />
      <ButtonLink
        variant="text"
        href={`/aduan-warga/cek-status?nomor=${encodeURIComponent(number)}`}
        target="_blank"
        className="w-full"
      >
        {t('toStatus')}
      </ButtonLink>
    </div>
  )
}
