'use client'

import type { ComponentProps } from 'react'
import { controlClass, Field, type FieldTexts } from './field'

type TextAreaProps = FieldTexts & Omit<ComponentProps<'textarea'>, keyof FieldTexts> & { describedBy?: string | undefined }

/** Text of several lines with its label, hint, message and counter; grows by hand, never cuts what is typed. */
export function TextArea({ id, label, note, hint, error, counter, className, describedBy, rows = 5, ...rest }: TextAreaProps) {
  return (
    <Field {...{ id, label, note, hint, error, counter, className, describedBy }}>
      {(attributes) => <textarea {...rest} {...attributes} rows={rows} className={`${controlClass} block resize-y`} />}
    </Field>
  )
}
