'use client'

import { CheckIcon, CopyIcon } from '@phosphor-icons/react'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Button } from '@/components/ui/button'

// Missing on pages without TLS, such as a test server in an office network.
const copy = async (text: string) => navigator.clipboard.writeText(text)

/** Copies a text and says how that went. */
export function CopyButton({ text, label }: { text: string; label: string }) {
  const t = useTranslations('complaint-following')
  const [outcome, setOutcome] = useState<'copied' | 'copyFailed' | null>(null)
  const press = () =>
    copy(text).then(
      () => setOutcome('copied'),
      () => setOutcome('copyFailed'),
    )
  return (
    <span className="inline-flex max-w-full flex-wrap items-center gap-x-3">
      <Button variant="quiet" onClick={() => void press()}>
        {outcome === 'copied' ? (
          <CheckIcon aria-hidden="true" size={20} weight="bold" />
        ) : (
          <CopyIcon aria-hidden="true" size={20} weight="bold" />
        )}
        {label}
      </Button>
      <span aria-live="polite" className="text-small font-semibold text-hejo-700">
        {outcome && t(outcome)}
      </span>
    </span>
  )
}
