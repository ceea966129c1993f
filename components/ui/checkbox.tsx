'use client'

import type { ComponentProps } from 'react'
import { CheckboxControl } from './checkbox-control'

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'className' | 'id'> {
  id: string
  label: string
  hint?: string
}

/** A checkbox with its label as the target, at least 44 px high. */
export function Checkbox({ id, label, hint, ...rest }: CheckboxProps) {
  return (
    <div className="flex items-start gap-3 py-2.5">
      <CheckboxControl {...rest} id={id} aria-describedby={hint ? `${id}-hint` : undefined} />
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
