'use client'

import type { ComponentProps } from 'react'
import { controlClass, Field, type FieldTexts } from './field'

type TextInputProps = FieldTexts &
  Omit<ComponentProps<'input'>, keyof FieldTexts> & { describedBy?: string | undefined }

/** One line of text with its label, hint, message and counter. */
export function TextInput({
  id,
  label,
  note,
  hint,
  error,
  counter,
  className,
  describedBy,
  ...rest
}: TextInputProps) {
  return (
    <Field {...{ id, label, note, hint, error, counter, className, describedBy }}>
      {(attributes) => <input type="text" {...rest} {...attributes} className={controlClass} />}
    </Field>
  )
}
