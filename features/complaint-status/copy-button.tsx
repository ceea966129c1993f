'use client'

import { CheckIcon, CopyIcon } from '@phosphor-icons/react'
import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { useCopy } from '@/components/ui/use-copy'

/** Copies a text and says how that went. */
export function CopyButton({ text, label }: { text: string; label: string }) {
  const t = useTranslations('complaint-following')
  const { outcome, copy } = useCopy(text)
  return (
    <span className="inline-flex max-w-full flex-wrap items-center gap-x-3">
      <Button variant="quiet" onClick={() => void copy()}>
        {outcome === 'copied' ? (
          <CheckIcon aria-hidden="true" size={20} weight="bold" />
        ) : (
          <CopyIcon aria-hidden="true" size={20} weight="bold" />
        )}
        {label}
      </Button>
      <span aria-live="polite" className="text-small font-semibold text-hejo-700">
        {outcome === 'copied' && t('copied')}
        {outcome === 'failed' && t('copyFailed')}
      </span>
    </span>
  )
}
