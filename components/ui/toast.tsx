'use client'

import { XIcon } from '@phosphor-icons/react/ssr'
import { type RefObject, useEffect, useRef } from 'react'
import { type Toast, useToastStore } from '@/lib/toasts/toast-store'
import { focusAfterRemoval } from './focus-after-removal'
import { messageStyles } from './message-styles'
import { useHoverOrFocus } from './use-hover-or-focus'

/** Time a note stays, milliseconds: a least time and some for each character, so that slow readers reach the end. */
const stayMs = { least: 5_000, perCharacter: 70 }

/**
 * The place of the short notes, bottom left, with the one region that announces them. Mounted once, with the page, or nothing is heard.
 * Notes wait while the pointer is on them, the focus is in them, or the tab is hidden; errors wait until they are dismissed.
 */
export function Toaster({ closeLabel }: { closeLabel: string }) {
  const toasts = useToastStore((state) => state.toasts)
  const newest = toasts.at(-1)
  const list = useRef<HTMLUListElement>(null)
  return (
    <>
      <output className="sr-only">
        {/* A new element for each note, so that the same text is announced again. */}
        {newest && <span key={newest.id}>{newest.text}</span>}
      </output>
      {toasts.length > 0 && (
        <ul
          ref={list}
          className="pointer-events-none fixed inset-x-0 bottom-6 z-toast flex flex-col items-center gap-2.5 px-5 sm:items-start sm:px-6 lg:px-8"
        >
          {toasts.map((toast) => (
            <ToastItem key={toast.id} {...{ toast, closeLabel, list }} />
          ))}
        </ul>
      )}
    </>
  )
}

interface ToastItemProps {
  toast: Toast
  closeLabel: string
  list: RefObject<HTMLElement | null>
}

function ToastItem({ toast, closeLabel, list }: ToastItemProps) {
  const dismiss = useToastStore((state) => state.dismiss)
  const { isHeld, holdProps } = useHoverOrFocus()
  const { id, tone, text } = toast
  const { Icon, box, icon } = messageStyles[tone]
  const mayLeave = tone !== 'error' && !isHeld
  const close = () => {
    // To another note, or to the page.
    focusAfterRemoval(() => list.current?.querySelector('button'))
    dismiss(id)
  }

  useEffect(() => {
    if (!mayLeave) return undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    const restart = () => {
      clearTimeout(timer)
      if (!document.hidden)
        timer = setTimeout(() => dismiss(id), stayMs.least + stayMs.perCharacter * text.length)
    }
    restart()
    document.addEventListener('visibilitychange', restart)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', restart)
    }
  }, [mayLeave, dismiss, id, text])

  return (
    <li
      {...holdProps}
      className={
        'pointer-events-auto flex w-full max-w-md items-start gap-3 rounded-lg py-1 ps-4 pe-1 text-small font-medium shadow-4 ' +
        `transition-[opacity,translate] duration-base ease-enter starting:translate-y-1.5 starting:opacity-0 forced-colors:border ${box}`
      }
    >
      <Icon aria-hidden="true" size={22} weight="fill" className={`my-2.75 shrink-0 ${icon}`} />
      <p className="min-w-0 flex-1 py-2.75">{text}</p>
      <button
        type="button"
        aria-label={`${closeLabel}: ${text}`}
        title={closeLabel}
        onClick={close}
        onKeyDown={(event) => event.key === 'Escape' && close()}
        className="grid size-11 shrink-0 place-items-center rounded-md hover:bg-surface"
      >
        <XIcon aria-hidden="true" size={18} weight="bold" />
      </button>
    </li>
  )
}
