'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useId, useRef, type ReactNode } from 'react'
import { CloseButton } from '@/components/ui/close-button'
import { ModalTitle } from '@/components/ui/modal-title'
import { useModal } from '@/components/ui/use-modal'
import type { Position } from '@/lib/schemas/weather'

interface WeatherFrameProps {
  onClose: () => void
  /** Takes the focus to the title again when it changes. */
  stage: number
  /** Whose weather is shown. When it changes, what is shown goes, and its focus to the title. */
  position: Position | null
  children: ReactNode
}

const fullOnPhone =
  'max-md:m-0 max-md:h-dvh max-md:max-h-none max-md:w-full max-md:max-w-none max-md:rounded-none'

/**
 * The box of the weather: a card, the whole screen on phones. There the title is only heard (specification, section 2: header hidden on
 * mobile). The closing button stays in view while the rest scrolls.
 */
export function WeatherFrame({ onClose, stage, position, children }: WeatherFrameProps) {
  const t = useTranslations('weather')
  const modal = useModal({ onClose, closesOutside: true })
  const titleId = useId()
  const shown = useRef(position)
  useEffect(() => {
    if (shown.current === position) return
    shown.current = position
    if (document.activeElement === document.body) document.getElementById(titleId)?.focus()
  }, [position, titleId])
  return (
    <dialog
      {...modal}
      aria-labelledby={titleId}
      className={
        'modal-dialog m-auto max-h-[min(calc(100dvh-2rem),44rem)] w-full max-w-[24.5rem] flex-col overflow-hidden ' +
        `rounded-dialog bg-surface p-0 text-text shadow-5 backdrop:bg-scrim open:flex ${fullOnPhone}`
      }
    >
      <div className="relative min-h-0 flex-auto overflow-y-auto overscroll-contain">
        <ModalTitle
          key={stage}
          id={titleId}
          className="absolute start-6 end-20 top-7 z-lift text-h4 text-white max-md:sr-only"
        >
          {t('title')}
        </ModalTitle>
        <div className="sticky top-0 z-lift flex h-0 justify-end">
          <CloseButton
            label={t('close')}
            onClick={onClose}
            className="me-5 mt-5 bg-night! text-white! hover:bg-canopy!"
          />
        </div>
        {children}
      </div>
    </dialog>
  )
}
