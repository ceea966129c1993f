'use client'

import { ArrowLeftIcon } from '@phosphor-icons/react'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Button } from '@/components/ui/button'

interface ScreenActionsProps {
  /** Missing on the first screen. */
  onBack?: (() => void) | undefined
  onSaveDraft: () => void
  onCancel: () => void
  /** The button that goes on. */
  children: ReactNode
}

/** The bar with the ways on, below a step or a screen. */
export function ScreenActions({ onBack, onSaveDraft, onCancel, children }: ScreenActionsProps) {
  const t = useTranslations('complaint.wizard')
  return (
    <div className="mt-8 flex flex-wrap items-center gap-3 border-t border-line pt-6">
      {onBack && (
        <Button variant="secondary" onClick={onBack} className="max-sm:gap-2 max-sm:px-4">
          <ArrowLeftIcon aria-hidden="true" size={20} weight="bold" />
          {t('back')}
        </Button>
      )}
      <div className="flex flex-wrap items-center gap-3 max-sm:order-last max-sm:w-full max-sm:justify-center sm:ms-auto">
        <Button variant="text" onClick={onCancel}>
          {t('cancel')}
        </Button>
        <Button variant="text" onClick={onSaveDraft}>
          {t('saveDraft')}
        </Button>
      </div>
      {children}
    </div>
  )
}
