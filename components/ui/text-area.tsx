'use client'

import type { ChangeEvent, ComponentProps } from 'react'
import { capped } from '@/lib/typed-text'
import { controlClass, Field, type FieldTexts } from './field'

type TextAreaProps = FieldTexts &
  Omit<ComponentProps<'textarea'>, keyof FieldTexts | 'maxLength'> & {
    describedBy?: string | undefined
    /** Most characters taken, counted as the rules count them. */
    characterMax?: number
  }

function keepWithin(box: HTMLTextAreaElement, max: number) {
  const { text, caret } = capped(box.value, box.selectionEnd, max)
  if (text === box.value) return
  box.value = text
  box.setSelectionRange(caret, caret)
}

/** Text of several lines with its label, hint, message and counter; grows by hand, takes what is typed up to `characterMax`. */
export function TextArea({
  id,
  label,
  note,
  hint,
  error,
  counter,
  className,
  describedBy,
  characterMax,
  onChange,
  rows = 5,
  ...rest
}: TextAreaProps) {
  const change = (event: ChangeEvent<HTMLTextAreaElement>) => {
    if (characterMax !== undefined) keepWithin(event.target, characterMax)
    onChange?.(event)
  }
  return (
    <Field {...{ id, label, note, hint, error, counter, className, describedBy }}>
      {(attributes) => (
        <textarea
          {...rest}
          {...attributes}
          onChange={change}
          rows={rows}
          className={`${controlClass} block resize-y`}
        />
      )}
    </Field>
  )
}
