'use client'

import { useTranslations } from 'next-intl'
import { useEffect } from 'react'
import { SegmentedControl } from '@/components/ui/segmented-control'
import { useHydrated } from '@/components/ui/use-hydrated'
import { asksForPrivacy } from '@/lib/analytics/privacy-signal'
import { decide, followConsent, readConsent, useConsent, type Decision } from './consent'

const decisions: readonly Decision[] = ['denied', 'granted']

/** The decision about Google Analytics, to be looked at and changed at any time. */
export function ConsentChoice() {
  const t = useTranslations('consent')
  const consent = useConsent()
  const isAlive = useHydrated()
  useEffect(() => {
    readConsent()
    return followConsent()
  }, [])

  if (!isAlive) return <p>{t('withoutScript')}</p>
  if (asksForPrivacy()) return <p>{t('signal')}</p>
  return (
    <>
      <SegmentedControl<Decision | 'undecided'>
        legend={t('title')}
        segments={decisions.map((value) => ({ value, label: t(`answers.${value}`) }))}
        value={consent}
        onChange={(value) => value !== 'undecided' && decide(value)}
      />
      <output className="mt-3 block text-small text-text-2">{t(`kept.${consent}`)}</output>
    </>
  )
}
