'use client'

import type { ComponentProps } from 'react'

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'className' | 'id'> {
  id: string
  label: string
  hint?: string
}

/** A tick box with its words as the target, at least 44 px high. */
export function Checkbox({ id, label, hint, ...rest }: CheckboxProps) {
  return (
    <div className="flex items-start gap-3 py-2.5">
      <span className="relative mt-0.5 grid size-6 shrink-0 place-items-center">
        <input
          {...rest}
          id={id}
          type="checkbox"
          aria-describedby={hint ? `${id}-hint` : undefined}
          className="peer size-6 appearance-none rounded-xs border-2 border-control bg-surface checked:border-brand checked:bg-brand hover:border-control-hover checked:hover:bg-brand-hover disabled:border-batu-400 disabled:bg-batu-100 disabled:checked:bg-batu-400 forced-colors:appearance-auto"
        />
        <svg
          aria-hidden="true"
          viewBox="0 0 16 16"
          className="pointer-events-none absolute size-4 text-on-brand opacity-0 peer-checked:opacity-100 forced-colors:hidden"
        >
          <path
            d="M3 8.5 6.5 12 13 4.5"
            fill="none"
            stroke="currentColor"
            strokeWidth="2.5"
            strokeLinecap="round"
            strokeLinejoin="round"
          />
        </svg>
      </span>
      <div className="min-w-0">
        <label htmlFor={id} className="-my-2.5 block py-2.5 text-label text-heading">
          {label}
        </label>
        {hint && (
          <p id={`${id}-hint`} className="text-small text-text-3">
            {hint}
          </p>
        )}
      </div>
    </div>
  )
}
