'use client'

import { XIcon } from '@phosphor-icons/react/ssr'
import { useEffect, useId, useLayoutEffect, useRef, type ReactNode } from 'react'

interface DialogProps {
  title: string
  /** Line under the title. */
  subtitle?: string
  /** Icon in the leaf of the head. */
  icon?: ReactNode
  /** A result dialog: picture on top, words centred, 400 px wide. */
  picture?: string
  closeLabel: string
  /** Called by the close button and Escape; missing means that only the content's buttons lead out. */
  onClose?: (() => void) | undefined
  /** Fills the screen of a phone. */
  isFullScreenOnPhone?: boolean
  children: ReactNode
}

/**
 * A modal dialog, open while it is mounted: the page behind is inert and does not scroll, the focus goes to the title and returns to where
 * it was, Escape closes. A new title takes the focus again, so one dialog can show the stages of one task.
 */
export function Dialog({ title, subtitle, icon, picture, closeLabel, onClose, isFullScreenOnPhone = false, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const opener = useRef<Element>(null)
  const titleId = useId()

  // Before any effect, because the title's effect moves the focus.
  useLayoutEffect(() => {
    opener.current ??= document.activeElement
  }, [])

  useEffect(() => {
    const element = dialog.current
    const root = document.documentElement
    const scrollTop = window.scrollY
    const { overflow, scrollbarGutter } = root.style
    // Keeps the page from jumping sideways when its scrollbar goes.
    if (window.innerWidth > root.clientWidth) root.style.scrollbarGutter = 'stable'
    root.style.overflow = 'hidden'
    if (element && !element.open) element.showModal()
    element?.querySelector('h2')?.focus({ preventScroll: true })
    // A dialog that leaves the page leaves the top layer with it; closing it here would only report a close that nobody asked for.
    return () => {
      root.style.overflow = overflow
      root.style.scrollbarGutter = scrollbarGutter
      if (window.scrollY !== scrollTop) window.scrollTo({ top: scrollTop, behavior: 'instant' })
      if (opener.current instanceof HTMLElement && opener.current.isConnected) opener.current.focus({ preventScroll: true })
    }
  }, [])

  const shape = isFullScreenOnPhone
    ? 'max-md:m-0 max-md:h-dvh max-md:max-h-none max-md:w-full max-md:max-w-none max-md:rounded-none'
    : 'max-h-[calc(100dvh-2rem)]'
  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      onCancel={(event) => {
        // The owner decides; the browser must not close what React still shows.
        event.preventDefault()
        if (event.target === dialog.current) onClose?.()
      }}
      onClose={() => {
        // A second Escape in a row closes in Chromium whatever the cancel event said.
        if (onClose) onClose()
        else dialog.current?.showModal()
      }}
      className={`m-auto w-[calc(100%-2rem)] overflow-y-auto overscroll-contain rounded-dialog bg-surface p-0 text-text shadow-5 backdrop:bg-scrim ${picture ? 'max-w-[26rem]' : 'max-w-[36rem]'} ${shape}`}
    >
      <div className="p-5 sm:p-7">
        {picture && <img src={picture} alt="" width={220} height={160} className="mx-auto mb-4 w-55" />}
        <div className={picture ? 'text-center' : 'flex items-start gap-4'}>
          {icon && !picture && (
            <span aria-hidden="true" className="grid size-13 shrink-0 place-items-center rounded-leaf-sm bg-hejo-50 text-hejo-700">
              {icon}
            </span>
          )}
          <div className="min-w-0 flex-1">
            <Title key={title} id={titleId}>
              {title}
            </Title>
            {subtitle && <p className="text-small text-text-2">{subtitle}</p>}
          </div>
          {onClose && (
            <button
              type="button"
              onClick={onClose}
              aria-label={closeLabel}
              className={`grid size-11 shrink-0 place-items-center rounded-md bg-sunken text-heading hover:bg-batu-100 ${picture ? 'absolute end-4 top-4' : ''}`}
            >
              <XIcon aria-hidden="true" size={20} weight="bold" />
            </button>
          )}
        </div>
        <div className={picture ? 'mt-3' : 'mt-5'}>{children}</div>
      </div>
    </dialog>
  )
}

/** Takes the focus when it appears, so that the next stage of a task is heard. */
function Title({ id, children }: { id: string; children: string }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.focus({ preventScroll: true })
  }, [])
  return (
    <h2 ref={heading} id={id} tabIndex={-1} className="text-h3 text-heading">
      {children}
    </h2>
  )
}
