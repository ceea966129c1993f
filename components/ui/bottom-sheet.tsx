'use client'

import { CaretDownIcon, CaretUpIcon } from '@phosphor-icons/react'
import { useId, useState, type ReactNode } from 'react'
import { useSheetDrag } from './bottom-sheet-drag'
import { usePullGuard } from './bottom-sheet-pull-guard'
import { shareOf, type SheetSize } from './bottom-sheet-size'
import { CloseButton } from './close-button'
import { ModalTitle } from './modal-title'
import { useModal } from './use-modal'

interface BottomSheetProps {
  title: string
  /** Names of the buttons that do what dragging does. */
  labels: { expand: string; shrink: string; close: string }
  onClose: () => void
  children: ReactNode
}

/**
 * A modal box that comes up from the lower edge, open while it is mounted: at three quarters of the window, dragged higher it fills the
 * window, dragged below 40 % it closes. Its content scrolls inside.
 */
export function BottomSheet({ title, labels, onClose, children }: BottomSheetProps) {
  const modal = useModal({ onClose, closesOutside: true })
  const titleId = useId()
  const [size, setSize] = useState<SheetSize>('NORMAL')
  const drag = useSheetDrag((outcome) => (outcome === 'CLOSED' ? onClose() : setSize(outcome)))
  usePullGuard()
  const isFull = size === 'FULL'
  const Caret = isFull ? CaretDownIcon : CaretUpIcon
  return (
    <dialog
      {...modal}
      aria-labelledby={titleId}
      data-dragging={drag.share === null ? undefined : ''}
      style={{ height: `${(drag.share ?? shareOf(size)) * 100}dvh` }}
      className={
        'modal-sheet mx-auto mb-0 mt-auto max-h-none w-full max-w-[40rem] flex-col overflow-hidden bg-surface p-0 text-text shadow-5 ' +
        `backdrop:bg-scrim open:flex ${isFull ? 'rounded-none' : 'rounded-t-dialog'}`
      }
    >
      <div
        {...drag.handlers}
        className="shrink-0 cursor-grab touch-none select-none px-5 pb-3 pt-2.5"
      >
        <span
          aria-hidden="true"
          className="mx-auto block h-1.25 w-12 rounded-full bg-batu-300 forced-colors:bg-[ButtonText]"
        />
        <div className="mt-3 flex items-center gap-2">
          <div className="min-w-0 flex-1">
            <ModalTitle id={titleId}>{title}</ModalTitle>
          </div>
          <button
            type="button"
            onClick={() => setSize(isFull ? 'NORMAL' : 'FULL')}
            aria-label={isFull ? labels.shrink : labels.expand}
            title={isFull ? labels.shrink : labels.expand}
            className="grid size-11 shrink-0 place-items-center rounded-md bg-sunken text-heading hover:bg-batu-100"
          >
            <Caret aria-hidden="true" size={20} weight="bold" />
          </button>
          <CloseButton label={labels.close} onClick={onClose} />
        </div>
      </div>
      <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-5 pb-[calc(1.25rem+env(safe-area-inset-bottom))]">
        {children}
      </div>
    </dialog>
  )
}
