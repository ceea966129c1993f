'use client'

import type { ComponentProps, ReactNode } from 'react'
import { FieldError } from './field'

interface OptionCardProps extends Omit<ComponentProps<'input'>, 'type' | 'className'> {
  label: string
  /** Text below the label; a second sentence may be a block of its own. */
  description?: ReactNode
}

/** One choice of a radio group as a card; the whole card is the label. */
export function OptionCard({ id, label, description, ...rest }: OptionCardProps & { id: string }) {
  return (
    <label
      htmlFor={id}
      className={
        `flex gap-3 rounded-lg border border-control bg-surface px-4.5 py-4 ${description ? 'items-start' : 'items-center'} ` +
        'hover:border-control-hover has-checked:border-brand has-checked:bg-selected has-checked:ring-1 has-checked:ring-brand ' +
        'in-data-has-error:border-2 in-data-has-error:border-error in-data-has-error:bg-error-bg ' +
        'has-disabled:cursor-not-allowed has-disabled:border-line-strong has-disabled:bg-sunken'
      }
    >
      <input
        {...rest}
        id={id}
        type="radio"
        aria-labelledby={`${id}-label`}
        aria-describedby={description ? `${id}-description` : undefined}
        className={
          'size-6 shrink-0 appearance-none rounded-full border-2 border-control bg-surface ' +
          'checked:border-brand checked:bg-brand checked:bg-clip-content checked:p-1 disabled:border-batu-400 forced-colors:appearance-auto'
        }
      />
      <span className="min-w-0">
        <span id={`${id}-label`} className="block text-label text-heading">
          {label}
        </span>
        {description && (
          <span id={`${id}-description`} className="block text-small text-text-2">
            {description}
          </span>
        )}
      </span>
    </label>
  )
}

interface OptionGroupProps {
  /** Of the group; the first card should carry the same id, so that error links land on it. */
  id: string
  legend: string
  hint?: string
  error?: string | undefined
  children: ReactNode
}

/** Radio cards under one question. */
export function OptionGroup({ id, legend, hint, error, children }: OptionGroupProps) {
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <fieldset
      aria-describedby={described || undefined}
      data-has-error={error === undefined ? undefined : ''}
    >
      <legend className="text-label text-heading">{legend}</legend>
      {hint && (
        <p id={`${id}-hint`} className="mt-1 text-small text-text-3">
          {hint}
        </p>
      )}
      <div className="mt-3 grid gap-3 md:grid-cols-2">{children}</div>
      {error && <FieldError id={`${id}-error`} text={error} />}
    </fieldset>
  )
}
