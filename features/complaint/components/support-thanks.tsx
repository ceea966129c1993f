'use client'

import { useTranslations } from 'next-intl'
import { Button, ButtonLink } from '@/components/ui/button'
import { ScreenCard } from './screen-card'
import type { Supported } from './similar-complaints'

interface SupportThanksProps {
  supported: Supported
  /** Forgets form, photos and draft of this device. */
  onDiscard: () => void
  /** Goes on with the complaint after all. */
  onContinue: () => void
}

/** The end of the way for those who joined a complaint: its number, and what becomes of what they typed. */
export function SupportThanks({ supported, onDiscard, onContinue }: SupportThanksProps) {
  const t = useTranslations('complaint-review.thanks')
  const { number, supporters, isNew } = supported
  return (
    <ScreenCard headingId="thanks-heading" heading={t('title')}>
      <p className="mt-1 text-text-2">{isNew ? t('text', { count: supporters }) : t('again')}</p>
      <div className="mt-5 rounded-lg bg-subtle px-4 py-3.5">
        <p className="text-small text-text-2">{t('number')}</p>
        <p className="break-all text-[1.5rem] font-bold tabular-nums tracking-tight text-heading">
          {number}
        </p>
      </div>
      <ButtonLink
        variant="quiet"
        href={`/aduan-warga/cek-status?nomor=${encodeURIComponent(number)}`}
        target="_blank"
        className="mt-4 w-full"
      >
        {t('follow')}
      </ButtonLink>
      <h3 className="mt-8 border-t border-line pt-6 text-h4 text-heading">{t('keptTitle')}</h3>
      <p className="mt-1 text-text-2">{t('keptText')}</p>
      <div className="mt-5 flex flex-wrap gap-3">
        <Button onClick={onDiscard} className="max-sm:w-full">
          {t('discard')}
        </Button>
        <Button variant="secondary" onClick={onContinue} className="max-sm:w-full">
          {t('continue')}
        </Button>
      </div>
    </ScreenCard>
  )
}
