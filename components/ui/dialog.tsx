'use client'

import { useId, type ReactNode } from 'react'
import { CloseButton } from './close-button'
import { ModalTitle } from './modal-title'
import { useModal } from './use-modal'

interface DialogProps {
  title: string
  /** Line under the title. */
  subtitle?: string
  /** Icon in the leaf of the head. */
  icon?: ReactNode
  /** A result dialog: picture on top, words centred, 416 px wide. */
  picture?: string
  closeLabel: string
  /** Called by the close button and Escape; missing means that only the content's buttons lead out. */
  onClose?: (() => void) | undefined
  /** Called by Escape in the place of `onClose`, for dialogs that ask before they close by a key pressed in error. */
  onEscape?: (() => void) | undefined
  /** A press beside the dialog closes it too; for dialogs that hold nothing a person typed. */
  closesOutside?: boolean
  /** Fills the screen of a phone. */
  isFullScreenOnPhone?: boolean
  /** From the right edge and as high as the screen, where that is wider than a phone. */
  isFromRight?: boolean
  /** Stays in view under the content, which scrolls. */
  foot?: ReactNode
  /** Width limit as a utility; 36rem unless said otherwise. */
  width?: string
  children: ReactNode
}

/** A modal dialog, open while it is mounted. A new title takes the focus again, so one dialog can show the stages of one task. */
export function Dialog(props: DialogProps) {
  const {
    title,
    subtitle,
    icon,
    picture,
    closeLabel,
    onClose,
    onEscape = onClose,
    closesOutside = false,
  } = props
  const { isFullScreenOnPhone = false, isFromRight = false, foot, children } = props
  const modal = useModal({ onClose: onEscape, closesOutside })
  const titleId = useId()
  const phoneShape = isFullScreenOnPhone
    ? 'max-md:m-0 max-md:h-dvh max-md:max-h-none max-md:w-full max-md:max-w-none max-md:rounded-none'
    : 'max-md:max-h-[calc(100dvh-2rem)]'
  const wideShape = isFromRight
    ? 'from-right md:my-0 md:me-0 md:h-dvh md:max-h-none md:rounded-none'
    : 'md:max-h-[calc(100dvh-2rem)]'
  const width = picture ? 'max-w-[26rem]' : (props.width ?? 'max-w-[36rem]')
  return (
    <dialog
      {...modal}
      aria-labelledby={titleId}
      className={
        'modal-dialog m-auto w-[calc(100%-2rem)] flex-col overflow-hidden rounded-dialog bg-surface p-0 text-text shadow-5 ' +
        `backdrop:bg-scrim open:flex ${width} ${phoneShape} ${wideShape}`
      }
    >
      {!picture && (
        <div
          className={`flex items-center gap-4 px-5 py-5 sm:px-7 ${foot ? 'border-b border-line' : ''}`}
        >
          {icon && (
            <span
              aria-hidden="true"
              className="grid size-13 shrink-0 place-items-center rounded-leaf-sm bg-hejo-50 text-hejo-700"
            >
              {icon}
            </span>
          )}
          <div className="min-w-0 flex-1">
            <ModalTitle key={title} id={titleId}>
              {title}
            </ModalTitle>
            {subtitle && <p className="text-small text-text-2">{subtitle}</p>}
          </div>
          {onClose && <CloseButton label={closeLabel} onClick={onClose} />}
        </div>
      )}
      <div
        className={`min-h-0 flex-auto overflow-y-auto overscroll-contain px-5 pb-5 sm:px-7 sm:pb-7 ${picture || foot ? 'pt-5 sm:pt-7' : 'pt-1'}`}
      >
        {picture && (
          <>
            {onClose && (
              <CloseButton label={closeLabel} onClick={onClose} className="absolute end-4 top-4" />
            )}
            <img src={picture} alt="" width={220} height={160} className="mx-auto mb-4 w-55" />
            <ModalTitle key={title} id={titleId} className="text-center text-h3 text-heading">
              {title}
            </ModalTitle>
            {subtitle && <p className="text-center text-small text-text-2">{subtitle}</p>}
          </>
        )}
        <div className={picture ? 'mt-3' : ''}>{children}</div>
      </div>
      {foot && <div className="border-t border-line px-5 py-4 sm:px-7">{foot}</div>}
    </dialog>
  )
}
