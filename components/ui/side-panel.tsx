'use client'

import { useId, type ReactNode } from 'react'
import { CloseButton } from './close-button'
import { ModalTitle } from './modal-title'
import { useModal } from './use-modal'

interface SidePanelProps {
  title: string
  subtitle?: string
  /** Icon in the leaf of the head. */
  icon?: ReactNode
  closeLabel: string
  onClose: () => void
  /** Stays in view under the content, which scrolls. */
  foot?: ReactNode
  children: ReactNode
}

/** A modal panel from the right edge, 460 px wide and the whole screen on phones; open while it is mounted. */
export function SidePanel({
  title,
  subtitle,
  icon,
  closeLabel,
  onClose,
  foot,
  children,
}: SidePanelProps) {
  const modal = useModal({ onClose, closesOutside: true })
  const titleId = useId()
  return (
    <dialog
      {...modal}
      aria-labelledby={titleId}
      className={
        'modal-side my-0 me-0 ms-auto h-dvh max-h-none w-full max-w-[28.75rem] flex-col ' +
        'overflow-hidden bg-surface p-0 text-text shadow-5 backdrop:bg-scrim open:flex'
      }
    >
      <div className="flex items-center gap-4 border-b border-line px-5 py-4 sm:px-6 sm:py-5">
        {icon && (
          <span
            aria-hidden="true"
            className="grid size-13 shrink-0 place-items-center rounded-leaf-sm bg-hejo-50 text-hejo-700"
          >
            {icon}
          </span>
        )}
        <div className="min-w-0 flex-1">
          <ModalTitle id={titleId}>{title}</ModalTitle>
          {subtitle && <p className="text-small text-text-2">{subtitle}</p>}
        </div>
        <CloseButton label={closeLabel} onClick={onClose} />
      </div>
      <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-5 py-4 sm:px-6">
        {children}
      </div>
      {foot && <div className="border-t border-line px-5 py-4 sm:px-6">{foot}</div>}
    </dialog>
  )
}
