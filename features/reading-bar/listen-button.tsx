'use client'

import { useLocale } from 'next-intl'
import { useRef, useState, useSyncExternalStore, type ReactNode } from 'react'
import type { LoadedBar } from './load-bar'

const never = () => () => undefined

interface ListenButtonProps {
  /** Name of a button that shows only an icon. */
  label?: string
  className: string
  children: ReactNode
}

/** Opens the reading bar, whose code is fetched only then. Invisible, with its room kept, in browsers without speech; absent without scripts. */
export function ListenButton({ label, className, children }: ListenButtonProps) {
  const locale = useLocale()
  const button = useRef<HTMLButtonElement>(null)
  const [bar, setBar] = useState<LoadedBar | null>(null)
  const canSpeak = useSyncExternalStore(
    never,
    () => 'speechSynthesis' in window,
    () => true,
  )

  async function open() {
    // Some browsers speak only if a press asked for it, and the press is long over when the code has come.
    speechSynthesis.speak(new SpeechSynthesisUtterance(''))
    const { loadBar } = await import('./load-bar')
    setBar(await loadBar(locale))
  }
  function close(isFocusInside: boolean) {
    setBar(null)
    if (isFocusInside) button.current?.focus()
  }

  return (
    <>
      <button
        ref={button}
        type="button"
        aria-label={label}
        title={label}
        aria-expanded={bar !== null}
        onClick={() => (bar ? close(false) : void open())}
        className={`scripts-only no-print ${canSpeak ? '' : 'invisible'} ${className}`}
      >
        {children}
      </button>
      {bar && <bar.Bar locale={locale} messages={bar.messages} onClose={close} />}
    </>
  )
}
