'use client'

import { useController, useFormContext, type FieldPathByValue } from 'react-hook-form'
import { FieldError } from '@/components/ui/field'
import { useFeedbackContext } from '../feedback-context'
import { fieldId, type FeedbackForm } from '../model/form'

interface ChoiceRowProps {
  field: FieldPathByValue<FeedbackForm, string>
  legend: string
  options: readonly { value: string; label: string }[]
}

/** One question with a few short answers beside it, as a radio group. */
export function ChoiceRow({ field: name, legend, options }: ChoiceRowProps) {
  const { control } = useFormContext<FeedbackForm>()
  const { field } = useController({ control, name })
  const error = useFeedbackContext().errorOf(name)
  const id = fieldId(name)
  return (
    <fieldset
      role="radiogroup"
      aria-labelledby={`${id}-legend`}
      aria-describedby={error ? `${id}-error` : undefined}
      aria-invalid={error ? true : undefined}
      aria-required="true"
      className="flex min-w-0 flex-wrap items-center justify-between gap-x-5 gap-y-2.5 border-t border-line py-3.5"
    >
      {/* A floating legend leaves the border of the fieldset and lines up with the answers. */}
      <legend id={`${id}-legend`} className="float-start text-label text-heading max-md:w-full">
        {legend}
      </legend>
      <div className="flex flex-wrap gap-2 max-md:w-full md:gap-1.5">
        {options.map(({ value, label }, at) => (
          <label
            key={value}
            className={
              'relative grid min-h-11 min-w-min flex-1 basis-0 place-items-center rounded-md bg-surface px-0.5 py-1.5 ring-[1.5px] ' +
              'ring-inset ring-control text-center text-small font-semibold wrap-normal text-text-2 hover:ring-control-hover ' +
              'has-checked:bg-brand has-checked:text-on-brand has-checked:ring-brand md:min-w-14 md:flex-none md:basis-auto md:px-3 ' +
              'md:whitespace-nowrap forced-colors:border forced-colors:has-checked:border-4 forced-colors:has-checked:border-[Highlight]'
            }
          >
            <input
              ref={at === 0 ? field.ref : undefined}
              id={at === 0 ? id : `${id}-${value}`}
              type="radio"
              name={field.name}
              value={value}
              checked={field.value === value}
              onChange={() => field.onChange(value)}
              onBlur={field.onBlur}
              aria-labelledby={`${id}-${value}-label`}
              className="absolute inset-0 cursor-pointer appearance-none rounded-[inherit]"
            />
            <span id={`${id}-${value}-label`}>{label}</span>
          </label>
        ))}
      </div>
      {error && (
        <div className="-mt-2.5 basis-full">
          <FieldError id={`${id}-error`} text={error} />
        </div>
      )}
    </fieldset>
  )
}
