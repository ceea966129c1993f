'use client'

import { WarningCircleIcon } from '@phosphor-icons/react/ssr'
import { useEffect, useState, type ReactNode } from 'react'

/** What a control takes from its field: the names of hint, message and counter, and whether its value is wrong. */
interface ControlAttributes {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

export interface FieldTexts {
  /** Also the target of error links; letters, digits, hyphens. */
  id: string
  label: ReactNode
  /** Text after the label, such as "(opsional)". */
  note?: ReactNode
  hint?: ReactNode
  /** What is wrong and what to do; empty or missing means fine. */
  error?: string | undefined
  /** Text for the characters left. */
  counter?: string
  className?: string
}

interface FieldProps extends FieldTexts {
  /** More ids that describe the control, such as a warning shown below it. */
  describedBy?: string | undefined
  children: (attributes: ControlAttributes) => ReactNode
}

/** Classes of text boxes and selects: 52 px high, ink border, red background when invalid, grey when read-only or waiting for another choice. */
export const controlClass =
  'w-full min-h-13 rounded-md border border-control bg-surface px-4 py-3 text-body ' +
  'text-text placeholder:text-text-3 hover:border-control-hover focus-visible:border-brand ' +
  'aria-invalid:border-2 aria-invalid:border-error aria-invalid:bg-error-bg ' +
  'data-idle:border-line-strong data-idle:bg-sunken ' +
  'disabled:cursor-not-allowed disabled:border-line-strong disabled:bg-sunken disabled:text-text-3 ' +
  '[&[readonly]]:border-line-strong [&[readonly]]:bg-sunken'

/** Ties label, hint, message and counter to one control, so that no form can forget. */
export function Field({
  id,
  label,
  note,
  hint,
  error,
  counter,
  describedBy,
  className = '',
  children,
}: FieldProps) {
  const described = [
    hint && `${id}-hint`,
    error && `${id}-error`,
    counter && `${id}-counter`,
    describedBy,
  ]
    .filter(Boolean)
    .join(' ')
  return (
    <div className={className}>
      <label htmlFor={id} className="block text-label text-heading">
        {label} {note && <span className="font-normal text-text-3">{note}</span>}
      </label>
      {hint && (
        <p id={`${id}-hint`} className="mt-1 text-small text-text-3">
          {hint}
        </p>
      )}
      <div className="mt-2">
        {children({
          id,
          'aria-describedby': described || undefined,
          'aria-invalid': error ? true : undefined,
        })}
      </div>
      <div className="flex flex-wrap items-start justify-between gap-x-4">
        {error && <FieldError id={`${id}-error`} text={error} />}
        {counter && <Counter id={`${id}-counter`} text={counter} />}
      </div>
    </div>
  )
}

/** The message below a control. Read through `aria-describedby`, so it is no live region of its own. */
export function FieldError({ id, text }: { id: string; text: string }) {
  return (
    <p id={id} className="mt-2 flex items-start gap-2 text-small font-medium text-beureum-700">
      <WarningCircleIcon
        aria-hidden="true"
        size={18}
        weight="fill"
        className="mt-0.5 shrink-0 text-error"
      />
      {text}
    </p>
  )
}

/** Pause after the last key before the counter is spoken, so that it does not talk over the typing. Milliseconds. */
const counterPauseMs = 1_000

function Counter({ id, text }: { id: string; text: string }) {
  const [first] = useState(text)
  const [isTyping, setIsTyping] = useState(false)
  const [spoken, setSpoken] = useState('')
  // The initial count is read with the field; announced by itself it would talk over the heading of the step.
  if (!isTyping && text !== first) setIsTyping(true)
  useEffect(() => {
    const timer = isTyping ? setTimeout(() => setSpoken(text), counterPauseMs) : undefined
    return () => clearTimeout(timer)
  }, [isTyping, text])
  return (
    <>
      <p id={id} className="ms-auto mt-2 text-small tabular-nums text-text-3">
        {text}
      </p>
      <span className="sr-only" aria-live="polite">
        {spoken === text ? spoken : ''}
      </span>
    </>
  )
}
