'use client'

import { useEffect, useLayoutEffect, useRef, type MouseEvent, type SyntheticEvent } from 'react'
import { lockScroll } from './scroll-lock'

interface ModalOptions {
  /** Called by Escape and, when `closesOutside`, by a press beside the box; missing means that only the content leads out. */
  onClose: (() => void) | undefined
  /** For boxes that hold nothing a person typed. */
  closesOutside?: boolean
}

/**
 * What every modal box shares, as attributes for a native `<dialog>` that is open while it is mounted: the page behind is inert and does
 * not scroll, the focus goes to the first heading and returns to where it was, Escape closes.
 */
export function useModal({ onClose, closesOutside = false }: ModalOptions) {
  const dialog = useRef<HTMLDialogElement>(null)
  const opener = useRef<Element>(null)

  // Before any effect, because a title's effect moves the focus.
  useLayoutEffect(() => {
    opener.current ??= document.activeElement
  }, [])

  useEffect(() => {
    const element = dialog.current
    const unlock = lockScroll()
    if (element && !element.open) element.showModal()
    element?.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true })
    // A removed dialog leaves the top layer by itself; closing it here would only report an unrequested close.
    return () => {
      unlock()
      if (opener.current instanceof HTMLElement && opener.current.isConnected)
        opener.current.focus({ preventScroll: true })
    }
  }, [])

  return {
    ref: dialog,
    onCancel: (event: SyntheticEvent<HTMLDialogElement>) => {
      // The owner decides; the browser must not close what React still shows.
      event.preventDefault()
      if (event.target === dialog.current) onClose?.()
    },
    onClose: () => {
      // A second Escape in a row closes in Chromium whatever the cancel event said.
      if (onClose) onClose()
      else dialog.current?.showModal()
    },
    onMouseDown: (event: MouseEvent<HTMLDialogElement>) => {
      // The backdrop belongs to the dialog element, its content to the elements inside.
      if (closesOutside && event.target === dialog.current) onClose?.()
    },
  }
}
