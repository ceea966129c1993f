'use client'

import { CaretDownIcon } from '@phosphor-icons/react/ssr'
import type { ComponentProps } from 'react'
import { controlClass, Field, type FieldTexts } from './field'

export interface SelectOption {
  value: string
  label: string
}

interface SelectProps
  extends FieldTexts, Omit<ComponentProps<'select'>, keyof FieldTexts | 'children'> {
  options: readonly SelectOption[]
  /** First entry with an empty value: what to choose, or why nothing can be chosen yet. */
  placeholder: string
  /** The list is on its way. */
  isBusy?: boolean
}

/** A native select: every phone brings its own list, and it works with any keyboard. */
export function Select({
  id,
  label,
  note,
  hint,
  error,
  counter,
  className,
  options,
  placeholder,
  isBusy = false,
  value,
  ...rest
}: SelectProps) {
  const classes = `${controlClass} appearance-none pe-12 text-ellipsis ${value === '' ? 'text-text-3' : ''}`
  return (
    <Field {...{ id, label, note, hint, error, counter, className }}>
      {(attributes) => (
        <div className="relative">
          <select
            {...rest}
            {...attributes}
            value={value}
            aria-busy={isBusy || undefined}
            className={classes}
          >
            <option value="">{placeholder}</option>
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
          <CaretDownIcon
            aria-hidden="true"
            size={18}
            weight="bold"
            className="pointer-events-none absolute end-4 top-1/2 -translate-y-1/2 text-text-2"
          />
        </div>
      )}
    </Field>
  )
}
