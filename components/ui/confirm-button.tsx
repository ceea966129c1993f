'use client'

import { useState } from 'react'
import { Button } from './button'

interface ConfirmButtonProps {
  /** Of the button, both times. */
  label: string
  question: string
  /** What follows from it. */
  text: string
  cancel: string
  onConfirm: () => void
}

/** The button that was pressed is gone: the harmless one of the two takes its place, and gives it back. */
const focusButton = (button: HTMLButtonElement | null) => button?.focus()

/** A button for what cannot be undone; a second press does it. */
export function ConfirmButton({ label, question, text, cancel, onConfirm }: ConfirmButtonProps) {
  const [state, setState] = useState<'fresh' | 'asking' | 'cancelled'>('fresh')
  if (state !== 'asking') {
    return (
      <Button
        variant="text"
        ref={state === 'cancelled' ? focusButton : undefined}
        onClick={() => setState('asking')}
      >
        {label}
      </Button>
    )
  }
  return (
    <fieldset className="w-full rounded-card bg-subtle p-5">
      <legend className="sr-only">{question}</legend>
      <p aria-hidden="true" className="font-semibold text-heading">
        {question}
      </p>
      <p className="mt-1 text-small text-text-2">{text}</p>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button onClick={onConfirm}>{label}</Button>
        <Button variant="secondary" ref={focusButton} onClick={() => setState('cancelled')}>
          {cancel}
        </Button>
      </div>
    </fieldset>
  )
}
