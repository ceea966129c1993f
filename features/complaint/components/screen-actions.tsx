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

/**
 * The bar with the ways on, below a step or a screen. By keyboard the way on comes first after the fields and the way out last; the eyes find
 * the way on at the end of the row, as the design has it.
 */
export function ScreenActions({ onBack, onSaveDraft, onCancel, children }: ScreenActionsProps) {
  const t = useTranslations('complaint.wizard')
  return (
    <div className="mt-8 flex flex-wrap items-center gap-3 border-t border-line pt-6">
      <div className="order-2 flex max-sm:flex-1 sm:order-3">{children}</div>
      {onBack && (
        <Button variant="secondary" onClick={onBack} className="order-1 max-sm:gap-2 max-sm:px-4">
          <ArrowLeftIcon aria-hidden="true" size={20} weight="bold" />
          {t('back')}
        </Button>
      )}
      <div className="order-3 flex flex-wrap items-center gap-3 max-sm:w-full max-sm:justify-center sm:order-2 sm:ms-auto sm:flex-row-reverse">
        <Button variant="text" onClick={onSaveDraft}>
          {t('saveDraft')}
        </Button>
        <Button variant="text" onClick={onCancel}>
          {t('cancel')}
        </Button>
      </div>
    </div>
  )
}
